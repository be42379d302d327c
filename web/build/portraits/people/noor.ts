import { frontHead } from '../heads/front-head.ts';
import { skulls } from '../heads/skulls.ts';
import { circle, glow, group, mass, rect, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { each, fingers, tube } from '../points.ts';
import { oldGarden } from '../scenes/old-garden.ts';

const skin = {
  base: '#d99b70',
  shade: '#a9664f',
  rim: '#ffe7c4',
  deep: '#713b38',
  lip: '#a84a4c',
  lowerLip: '#c5655e',
  blush: '#d9604c',
};
const hair = { base: '#43262a', shade: '#2c1a26', rim: '#d58a5e' };
const straw = { base: '#f2d08a', shade: '#c08a5c', rim: '#fff5d2' };
const linen = { base: '#fff6e6', shade: '#9fc3c0', rim: '#ffffff' };
const tin = { base: '#e8674c', shade: '#9f3a4a', rim: '#ffc79a' };
const moss = { base: '#2d6b5e', shade: '#1d4650', rim: '#c4f0c4' };

export const noor: Person = {
  id: 'noor',
  faceBox: [198, 90, 620],
  slim: 0.96,
  lean: 1.5,
  colors: ['#0ea5a4', '#a7f3d0'],
  light: [-0.92, -0.38],
  mirrored: true,
  at: [514, 452],
  tilt: 5,
  scale: 1.12,
  head: frontHead({
    skull: skulls.oval,
    skin,
    iris: '#4d5a2c',
    ink: '#2a1820',
    eye: [72, 27],
    eyeTilt: 5,
    lash: 0.16,
    browWeight: 12,
    browColor: '#37202a',
    nose: [1.02, 1.16],
    noseBump: true,
    mouth: { y: 126, turn: 3, width: 0.9, height: 0.98 },
    castShadow: 'M-130-210H140V-26C100-14 60-38 20-50C-20-60-50-50-70-22C-92 6-96 40-96 90L-130 90Z',
    faceDepth: 56,
    back: (light) =>
      mass(
        'M-112-60C-150 0-160 70-148 130C-152 180-136 226-100 240C-64 226-52 180-62 120L-60-100L118-120C134-70 130-40 122-10L100-60Z',
        hair,
        { light, depth: 14, edge: 0 },
      ),
    front: (light) =>
      mass(
        'M-112 70C-134 20-138-40-120-110L-40-150L124-120C134-70 130-30 120 2C116-40 104-66 78-84C20-84-40-76-70-40C-92-10-96 30-92 70C-96 100-104 110-110 120Z',
        hair,
        { light, depth: 26, edge: 0, details: stroke('M-110 20C-112-20-96-64-66-86', '#6d4038', 8, 0.8) },
      ) +
      // straw hat, pushed back a little
      mass(
        'M-112-120C-118-180-104-226-64-246C-30-256 0-248 20-244C50-256 92-248 110-214C122-184 126-150 124-124C60-160-50-160-112-120Z',
        straw,
        {
          light,
          depth: 52,
          edge: 7,
          details:
            shape('M-130-100C-122-150-118-164-112-176C-40-214 60-214 122-178L134-110Z', '#e8674c') +
            shape('M-130-100C-122-150-118-164-112-176C-60-202-20-206 0-206L-10-140Z', '#9f3a4a', 0.55),
        },
      ) +
      mass(
        'M-246-70C-214-124-120-150 10-152C134-154 220-144 262-116C262-72 150-92 30-82C-90-72-206-30-246-70Z',
        straw,
        {
          light,
          depth: 26,
          edge: 7,
          details: stroke('M-214-76C-120-116-40-122 20-122C110-124 190-118 236-106', '#d0a066', 6, 0.7),
        },
      ),
  }),
  scene: oldGarden,
  body: (light) => {
    let drawing = mass('M438 560C440 640 430 690 380 726L520 850L650 722C604 700 588 650 586 560Z', skin, {
      light,
      depth: 26,
      edge: 7,
      details: shape('M424 580C450 690 520 716 660 740V560Z', skin.shade),
    });
    // far arm, hand on the hip
    drawing +=
      mass(tube('806 1026 42, 756 1056 35, 690 1062 28'), skin, { light, depth: 26, edge: 4 }) +
      mass(
        'M660 740C720 760 764 800 800 870C836 930 868 980 866 1030C850 1064 800 1080 764 1066C752 1040 750 1010 756 990C744 950 700 920 666 890Z',
        linen,
        {
          light,
          depth: 26,
          edge: 0,
          details: shape(
            'M846 1010Q800 971 740 960Q792 988 846 1010ZM740 870Q699 906 690 960Q718 917 740 870ZM866 1034Q818 1010 764 1010Q814 1024 866 1034Z',
            '#7fa8ab',
          ),
        },
      );
    drawing += mass(
      'M388 708C330 734 284 754 258 820C236 900 250 1080 256 1260H730C716 1140 700 1040 704 960C714 880 742 800 706 762C684 744 660 730 636 706L520 830Z',
      linen,
      { light, depth: 80, edge: 7, details: shape('M680 800Q623 870 610 960Q649 882 680 800Z', '#84b3b2') },
    );
    // work apron
    drawing +=
      mass(
        'M404 900C470 926 580 926 640 890C660 980 700 1040 720 1090V1260H330V1090C366 1040 398 980 404 900Z',
        moss,
        { light, depth: 50, edge: 7 },
      ) + stroke('M408 904C390 840 382 780 384 722M633 894C647 830 645 770 631 717', moss.base, 20);
    // collar open, coral scarf
    drawing += mass(
      'M392 706C376 740 390 790 424 836L520 850L500 806C452 780 420 744 410 702ZM634 702C654 738 644 790 612 836L520 850L538 806C584 780 616 744 618 700Z',
      linen,
      { light, depth: 10, edge: 4 },
    );
    drawing += mass(
      'M402 704C440 760 480 790 520 794C560 788 600 752 626 702C640 720 640 742 628 760C600 796 556 820 524 824C480 818 430 786 404 748C394 732 394 716 402 704Z',
      tin,
      { light, depth: 14, edge: 4 },
    );
    drawing += fingers(
      [
        '690 1080 20, 646 1088 17, 612 1080 13',
        '690 1064 21, 636 1066 17, 596 1058 13',
        '690 1044 22, 640 1042 17, 602 1032 13',
      ],
      skin,
      light,
    );
    return drawing;
  },
  over: (light) => {
    // braid over the shoulder
    let drawing = '';
    drawing += each('634 644 46 20, 656 716 43 8, 666 788 40 2, 670 858 35 -4', (x, y, w, r) =>
      group(
        mass(`M0-48C${w}-40 ${w} 20 6 44C${-w} 24 ${-w}-34 0-48Z`, hair, {
          light,
          depth: 14,
          edge: 4,
          details: stroke(`M${-w * 0.4}-14C-8 0 0 14 4 30`, '#7a4a3c', 6, 0.8),
        }),
        `translate(${x} ${y}) rotate(${r})`,
      ),
    );
    drawing +=
      rect(650, 902, 42, 18, 8, '#e8674c') +
      mass('M654 918C644 950 650 980 668 1000C690 984 700 950 690 918Z', hair, { light, depth: 14, edge: 4 });
    // water in the first sun
    drawing +=
      shape('M262 866L-40 960V1210H110L220 914Z', '#c9f7e2', 0.34) +
      shape('M240 884L-40 1010V1210H40Z', '#fffbe6', 0.55) +
      stroke('M220 898C130 950 90 1040 70 1180M216 884C110 910 20 970-30 1040', '#ffffff', 7, 0.9) +
      each('150 1010 8, 90 1120 9, 170 960 6', (x, y, radius) => circle(x, y, radius, '#ffffff'));
    // watering can
    drawing +=
      stroke('M452 980C436 880 520 840 566 884C596 914 600 960 590 1000', tin.shade, 30) +
      stroke('M450 976C434 880 518 836 562 880C592 910 596 960 586 1000', tin.base, 18);
    // near arm: rolled sleeve, forearm, fist round the handle
    drawing += mass(tube('270 1000 46, 320 1006 45, 390 970 36, 450 920 28'), skin, {
      light,
      depth: 26,
      edge: 4,
    });
    drawing +=
      mass(
        'M322 744C266 760 238 800 222 862C206 930 196 1000 214 1046C250 1074 320 1064 344 1030C352 1000 346 970 352 930C362 880 372 830 368 790Z',
        linen,
        {
          light,
          depth: 44,
          edge: 7,
          details: shape(
            'M360 860Q303 909 280 980Q323 922 360 860ZM352 930Q292 930 240 960Q297 948 352 930ZM346 1000Q285 991 226 1010Q286 1008 346 1000Z',
            '#84b3b2',
          ),
        },
      ) +
      mass(
        'M206 1010C240 1030 310 1016 346 980L362 1022C330 1066 250 1086 210 1062C202 1046 202 1026 206 1010Z',
        linen,
        { light, depth: 14, edge: 7 },
      );
    drawing +=
      mass('M424 1030C380 1014 320 960 262 884L236 908C290 1000 350 1090 420 1130Z', tin, {
        light,
        depth: 14,
        edge: 4,
      }) +
      mass('M264 862L210 912C204 900 206 884 222 868S254 852 264 862Z', tin, { light, depth: 10, edge: 4 });
    drawing += mass('M404 990C450 972 560 972 610 990L626 1260H392Z', tin, {
      light,
      depth: 60,
      edge: 7,
      details: shape('M398 1010C460 1030 560 1030 616 1010V1026C560 1046 460 1046 398 1026Z', '#ffb98a', 0.8),
    });
    drawing +=
      mass(
        'M432 908C448 876 488 852 524 860C548 872 552 900 536 922C512 946 470 958 446 950C432 940 426 924 432 908Z',
        skin,
        { light, depth: 14, edge: 4 },
      ) +
      fingers(
        [
          '536 868 17, 566 880 17, 566 908 13',
          '514 872 18, 546 892 17, 544 924 13',
          '490 884 18, 520 906 17, 518 940 13',
          '466 900 17.5, 494 922 16, 492 952 12.5',
          '462 900 20, 484 868 17, 522 856 13',
        ],
        skin,
        light,
      );
    return drawing;
  },
  air: () => shape('M-20 436L960 896V1150L-20 640Z', '#fff3cd', 0.15) + glow(140, 500, 560, '#fff6cf', 0.17),
};
