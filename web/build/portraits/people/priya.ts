import { frontHead } from '../heads/front-head.ts';
import { skulls } from '../heads/skulls.ts';
import { circle, glow, group, mass, shape, stroke, type Tones } from '../kit.ts';
import type { Person } from '../person.ts';
import { fingers, tube } from '../points.ts';
import { stationCafe } from '../scenes/station-cafe.ts';

const skin = {
  base: '#bd8257',
  shade: '#8b5346',
  rim: '#ffdca8',
  deep: '#5e2f33',
  lip: '#96454a',
  lowerLip: '#b5605a',
  blush: '#c9554a',
};
const hair = { base: '#2b2030', shade: '#1c1424', rim: '#d59a62' };
const silver = '#dcd9e4';
const shirt = { base: '#1d747a', shade: '#134a63', rim: '#ffe3a0' };
const tee = { base: '#fff0d8', shade: '#d3a898', rim: '#ffffff' };
const dark = { base: '#4a2b3c', shade: '#2c1a2c', rim: '#ffcf8a' };
const ivory = { base: '#fff3dc', shade: '#cf9f80', rim: '#ffffff' };
const pawn =
  'M-30 0C-30-14-18-20-14-30C-10-50-8-60-16-66V-74H-10A22 22 0 1 1 10-74H16V-66C8-60 10-50 14-30C18-20 30-14 30 0Z';
const rook =
  'M-34 0C-34-16-22-22-20-34L-16-96H-28V-134H-14V-120H-7V-134H7V-120H14V-134H28V-96H16L20-34C22-22 34-16 34 0Z';
const queen =
  'M-32 0C-32-16-20-22-16-38C-10-70-9-96-16-104V-114H-12L-26-156L-10-140L0-166L10-140L26-156L12-114H16V-104C9-96 10-70 16-38C20-22 32-16 32 0Z';
const knight =
  'M-34 0C-34-16-22-20-18-32C-20-66 2-74 4-90C-8-84-22-78-34-80C-40-88-36-96-28-102C-20-122-4-140 8-152L14-136C40-120 40-70 22-32C24-20 36-16 36 0Z';

export const priya: Person = {
  id: 'priya',
  faceBox: [212, 118, 600],
  slim: 0.97,
  lean: 0,
  colors: ['#b45309', '#fde68a'],
  light: [0.82, -0.57],
  at: [498, 470],
  tilt: -7,
  scale: 1.14,
  head: frontHead({
    skull: skulls.keen,
    skin,
    iris: '#3a2016',
    ink: '#21141f',
    eyeWhite: '#fff0de',
    eye: [66, 26],
    eyeTilt: 7,
    lash: 0.07,
    browWeight: 16,
    browColor: '#261a28',
    nose: [1.16, 1.1],
    mouth: { y: 123, turn: 5, width: 0.9, height: 1.04 },
    ageLines: 'M-84 16L-96 22M102 16L110 20',
    castShadow: 'M-130-210H130V-104C96-136 60-140 30-128C-30-112-74-70-84-10C-92 30-90 70-90 100L-130 100Z',
    faceDepth: 50,
    back: (light) =>
      mass(
        'M-142 40C-188 42-214 84-204 130C-194 176-146 194-112 172C-84 150-80 110-96 76C-106 54-122 42-142 40Z',
        hair,
        {
          light,
          depth: 26,
          edge: 4,
          details: stroke(
            'M-184 96C-176 150-130 160-108 130M-150 70C-166 92-152 122-128 118',
            '#5a4358',
            7,
            0.8,
          ),
        },
      ) +
      mass('M-128 90C-160-10-152-140-92-192C-40-232 60-232 110-182C140-146 140-80 126-20L90-100Z', hair, {
        light,
        depth: 26,
        edge: 7,
      }),
    front: (light) =>
      mass(
        'M62-196C100-190 134-150 132-90C132-60 128-36 121-14C116-60 100-110 66-146C28-122-40-112-74-60C-92-30-92 20-98 66C-104 90-116 98-128 100C-152 40-154-60-128-120C-92-196-10-224 62-196Z',
        hair,
        {
          light,
          depth: 26,
          edge: 0,
          details:
            shape(
              'M70-158C48-184 4-184-34-164C-84-136-112-80-114-12C-115 26-116 60-118 92C-104 60-104-6-88-52C-66-106-10-136 70-158Z',
              silver,
            ) +
            shape(
              'M70-158C20-142-50-118-80-56C-100-8-104 50-112 84C-104 60-104-6-88-52C-66-106-10-136 70-158Z',
              '#a99bb8',
            ) +
            stroke('M56-182C10-206-60-190-98-140M-122-90C-134-50-134 0-128 40', '#54405a', 8, 0.8),
        },
      ) + circle(-104, 92, 9, '#f4b64a'),
  }),
  scene: stationCafe,
  body: (light) => {
    let drawing = mass('M420 560C424 650 410 700 352 740L500 880L640 730C600 700 580 660 574 590Z', skin, {
      light,
      depth: 26,
      edge: 4,
      details: shape('M400 560C440 700 540 720 600 640V560Z', skin.shade),
    });
    drawing +=
      mass('M380 730C410 830 470 900 512 930C560 880 610 800 622 716L570 740L500 800L424 736Z', tee, {
        light,
        depth: 26,
        edge: 4,
      }) +
      shape('M404 740C440 812 560 816 600 734L560 700H430Z', skin.base) +
      shape('M404 740C440 812 520 816 560 790C500 790 440 770 424 724Z', skin.shade);
    drawing += mass(
      'M384 716C300 740 212 770 184 860C160 950 170 1100 176 1260H512V930C460 880 410 810 384 716Z',
      shirt,
      {
        light,
        depth: 26,
        edge: 0,
        details: shape('M440 850C430 960 360 1080 290 1160H420C470 1060 500 980 512 930Z', shirt.shade),
      },
    );
    drawing += mass(
      'M612 704C690 724 762 752 800 836C830 920 830 1100 826 1260H512V930C560 880 606 800 612 704Z',
      shirt,
      {
        light,
        depth: 40,
        edge: 7,
        details:
          shape('M716 850C640 900 640 980 636 1100H760L740 900Z', shirt.shade) +
          shape('M560 900Q573 986 620 1060Q593 979 560 900Z', shirt.shade),
      },
    );
    drawing += mass(
      'M386 712C352 744 346 790 366 846L430 866L512 936C462 880 424 800 410 706ZM610 700C640 730 650 780 634 834L580 860L512 936C556 880 586 800 592 700Z',
      shirt,
      { light, depth: 14, edge: 4 },
    );
    return drawing;
  },
  over: (light) => {
    // the board
    let drawing =
      shape('M-20 1092H980V1220H-20Z', '#5c2c26') + shape('M170 1104H850L930 1220H80Z', '#ffe2a4');
    const square = (left: number, right: number, y0: number, y1: number, k0: number, k1: number) =>
      `M${510 + left * k0} ${y0}H${510 + right * k0}L${510 + right * k1} ${y1}H${510 + left * k1}Z`;
    drawing +=
      shape(
        [-4, -2, 0, 2].map((i) => square(i, i + 1, 1104, 1148, 85, 96)).join('') +
          [-3, -1, 1, 3].map((i) => square(i, i + 1, 1148, 1220, 96, 112)).join(''),
        '#a6552b',
      ) + shape('M-20 1092H980V1104H-20Z', '#ffcf7a', 0.7);
    // right forearm on the table, queen between finger and thumb
    drawing +=
      mass(
        'M742 800C786 812 812 846 830 900C852 970 866 1050 850 1092C820 1130 740 1126 680 1104L672 1026C700 1030 720 1026 728 1012C726 960 712 900 700 860Z',
        shirt,
        {
          light,
          depth: 26,
          edge: 7,
          details: shape(
            'M846 1040Q793 1008 730 1010Q787 1028 846 1040ZM820 960Q768 950 724 980Q773 974 820 960ZM770 1110Q757 1063 720 1030Q743 1071 770 1110Z',
            shirt.shade,
          ),
        },
      ) +
      mass('M664 1016L704 1024C712 1050 712 1080 704 1110L660 1104C650 1074 652 1040 664 1016Z', shirt, {
        light,
        depth: 10,
        edge: 4,
      });
    drawing += group(mass(queen, ivory, { light, depth: 14, edge: 4 }), 'translate(578 1096) rotate(7)');
    drawing +=
      mass(tube('680 1064 33, 644 1052 31, 622 1034 28'), skin, { light, depth: 14, edge: 4 }) +
      fingers(
        [
          '630 1064 16, 602 1076 14, 582 1070 11',
          '628 1048 16.5, 596 1056 15, 576 1048 11.5',
          '632 1024 17, 604 1016 15.5, 582 1026 11.5',
          '650 1022 18, 628 990 16, 594 992 12',
        ],
        skin,
        light,
      );
    // captured and waiting
    const piece = (d: string, tones: Tones, x: number, y: number, scale: number) =>
      group(mass(d, tones, { light, depth: 14, edge: 4 }), `translate(${x} ${y}) scale(${scale})`);
    drawing +=
      piece(rook, dark, 396, 1118, 0.86) +
      piece(knight, dark, 470, 1150, 1.02) +
      piece(pawn, ivory, 380, 1176, 0.96);
    // left elbow on the table, cheek on the hand
    drawing +=
      mass(
        'M244 816C196 850 172 960 178 1060C184 1120 240 1140 300 1122C350 1050 386 950 404 868L332 812C300 800 268 800 244 816Z',
        shirt,
        {
          light,
          depth: 26,
          edge: 0,
          details: shape(
            'M196 1000Q259 1013 320 990Q258 991 196 1000ZM206 1070Q273 1065 330 1030Q267 1047 206 1070ZM300 860Q259 902 250 960Q278 912 300 860ZM390 880Q350 924 330 980Q362 931 390 880Z',
            shirt.shade,
          ),
        },
      ) +
      mass(
        'M326 808C356 800 396 822 416 856C412 876 400 892 388 900C352 892 322 872 306 848C308 830 316 816 326 808Z',
        shirt,
        { light, depth: 14, edge: 7 },
      );
    drawing += mass(tube('372 846 36, 412 764 31, 452 690 41'), skin, { light, depth: 14, edge: 4 });
    drawing += fingers(
      [
        '474 752 18, 512 742 16.5, 544 740 13.5',
        '470 726 19, 516 714 18, 554 714 14',
        '464 698 21, 512 682 20, 558 686 15.5',
        '432 706 22, 416 632 18, 428 560 13',
      ],
      skin,
      light,
    );
    return drawing;
  },
  air: () => glow(744, 262, 520, '#ffe9a8', 0.16),
};
