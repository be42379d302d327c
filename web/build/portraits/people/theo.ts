import { beardedProfile } from '../heads/bearded-profile.ts';
import { circle, glow, mass, rect, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { each, fingers, tube } from '../points.ts';
import { lighthouse } from '../scenes/lighthouse.ts';

const skin = {
  base: '#edb593',
  shade: '#b97868',
  rim: '#ffeed2',
  deep: '#8a4a48',
  lip: '#b2605c',
  lowerLip: '#c77a70',
  blush: '#e0604e',
};
const white = { base: '#f4f1f2', shade: '#b3bcd8', rim: '#ffffff' };
const wool = { base: '#b4492f', shade: '#7c2c38', rim: '#ffb98a' };
const bakelite = { base: '#43304a', shade: '#2a1d33', rim: '#c9a0a8' };
const radio = { base: '#e9d3ad', shade: '#b08a78', rim: '#fff7e0' };

export const theo: Person = {
  id: 'theo',
  faceBox: [196, 150, 580],
  lean: 0,
  colors: ['#1e3a8a', '#93c5fd'],
  light: [0.93, -0.36],
  at: [446, 446],
  tilt: 5,
  shift: -56,
  scale: 1.16,
  head: beardedProfile({
    skin,
    white,
    iris: '#3f6a94',
    ink: '#2a1d33',
    front: (light) =>
      mass(
        'M70-152C44-200-44-216-104-166C-150-122-160-46-148 6C-146 48-126 78-92 88C-78 90-66 74-62 56C-58 46-56 40-56 30C-50 2-40-20-26-34C-2-56 4-80-4-100C26-108 52-124 70-152Z',
        white,
        {
          light,
          depth: 34,
          edge: 6,
          details: stroke(
            'M-120-110C-86-162-30-180 30-164M-132-46C-122-90-96-122-60-138M-124 20C-124-10-116-36-100-58M-100 64C-106 50-104 36-100 22',
            white.shade,
            9,
            0.8,
          ),
        },
      ) +
      stroke('M-38-20C-58-90-60-160-40-206', bakelite.shade, 24) +
      stroke('M-33-20C-52-90-54-160-36-204', bakelite.base, 14) +
      mass('M-36-30C0-30 18-6 18 24S-4 78-38 78-88 54-88 24-72-30-36-30Z', bakelite, {
        light,
        depth: 14,
        edge: 6,
      }) +
      circle(-34, 24, 28, '#5d4560') +
      circle(-34, 24, 12, '#e9a25a'),
  }),
  scene: lighthouse,
  body: (light) => {
    let drawing = mass('M318 480C334 600 322 690 290 744L470 860L560 730C536 700 530 660 540 610Z', skin, {
      light,
      depth: 30,
      edge: 0,
      details: shape('M352 560C420 660 500 690 570 640V560Z', skin.shade),
    });
    // far arm first
    drawing += mass(
      'M520 800C590 830 640 900 690 980C716 1024 700 1076 650 1084C600 1080 540 1010 500 940Z',
      wool,
      { light, depth: 20, edge: 7 },
    );
    drawing += mass(
      'M306 716C236 748 176 800 160 900C140 1020 140 1130 140 1260H620C610 1100 606 960 590 860C580 790 566 748 540 716Z',
      wool,
      {
        light,
        depth: 60,
        edge: 8,
        details: shape(
          'M560 860Q498 925 470 1010Q518 937 560 860ZM580 930Q520 1000 500 1090Q544 1012 580 930ZM330 830Q273 885 250 960Q293 897 330 830Z',
          wool.shade,
        ),
      },
    );
    drawing += mass(
      'M316 660C296 694 290 736 310 772C370 820 500 820 552 772C566 738 560 706 546 684C480 730 370 720 316 660Z',
      wool,
      {
        light,
        depth: 26,
        edge: 7,
        details: stroke(
          'M350 706L346 776M394 728L392 800M440 736L442 806M486 730L494 800M526 714L538 780',
          wool.shade,
          8,
          0.8,
        ),
      },
    );
    return drawing;
  },
  over: (light) => {
    // the set on the bench: back off, valves awake
    let drawing =
      mass('M548 920L760 900L772 1068L560 1092Z', radio, { light, depth: 16, edge: 7 }) +
      shape('M568 938L742 921L752 1050L578 1070Z', '#4a2733') +
      glow(664, 990, 110, '#ffb04a', 0.9) +
      each(
        '612 968 1, 664 956 1.15, 714 966 0.9',
        (x, y, k) =>
          rect(x - 13 * k, y, 26 * k, 62 * k, 12, '#ffcf7a') +
          rect(x - 5 * k, y + 12, 10 * k, 36 * k, 5, '#fff6dc') +
          rect(x - 16 * k, y + 58 * k, 32 * k, 14, 3, '#8a4a3c'),
      ) +
      stroke('M600 1050L640 1036L690 1046L736 1030', '#e2785a', 6) +
      stroke('M548 916C520 860 560 820 600 800', '#c9a070', 0);
    // far hand holds the case from behind
    drawing += fingers(
      [
        '770 1040 18, 742 1052 17, 716 1056 14',
        '776 1004 18, 746 1016 17, 716 1018 14',
        '774 968 17, 746 978 16, 720 980 13',
      ],
      skin,
      light,
    );
    // near arm, folded at the elbow, screwdriver like a pencil
    drawing +=
      stroke('M404 540C350 660 420 700 392 800C370 900 470 880 560 960', bakelite.shade, 9) +
      shape(
        'M330 840C376 900 372 980 352 1020L486 1000L500 1090C440 1120 380 1150 330 1160C400 1100 420 960 330 840Z',
        wool.shade,
        0.75,
      ) +
      mass(
        'M250 800C206 830 176 910 166 1000C156 1080 190 1150 260 1150C340 1150 420 1112 486 1072L462 990C410 1008 370 1020 340 1016C346 960 356 900 340 850C322 806 284 784 250 800Z',
        wool,
        {
          light,
          depth: 34,
          edge: 0,
          details: shape(
            'M340 900Q286 945 262 1010Q304 957 340 900ZM344 1010Q285 993 230 1020Q287 1019 344 1010ZM344 1020Q284 1045 250 1100Q300 1063 344 1020ZM400 1000Q373 1052 370 1110Q387 1056 400 1000Z',
            wool.shade,
          ),
        },
      );
    drawing += mass('M448 982L500 966L524 1052L474 1080C452 1056 444 1020 448 982Z', wool, {
      light,
      depth: 12,
      edge: 6,
      details: stroke('M470 980L490 1064M492 972L510 1054', wool.shade, 6, 0.8),
    });
    drawing +=
      stroke('M566 968L634 990', '#cfd6e6', 9) +
      mass(
        tube('500 946 17, 540 960 15, 576 972 11'),
        { base: '#e9b23f', shade: '#b06a2c', rim: '#ffe6a0' },
        { light, depth: 8, edge: 4 },
      );
    drawing +=
      mass(
        'M506 976C520 958 548 948 570 958C590 970 592 1000 578 1022C566 1044 540 1052 518 1046C506 1026 502 1000 506 976Z',
        skin,
        { light, depth: 14, edge: 4 },
      ) +
      fingers(
        [
          '560 1030 17, 588 1026 16, 600 1008 13',
          '566 1006 17, 598 1004 16, 606 986 12.5',
          '560 980 18, 592 962 16, 606 974 12',
          '524 972 19, 552 944 16, 586 952 12.5',
        ],
        skin,
        light,
      );
    return drawing;
  },
  air: () =>
    shape('M1040 214L120 1200H620L1040 656Z', '#ffe7b8', 0.13) + glow(800, 520, 480, '#fff0cf', 0.16),
};
