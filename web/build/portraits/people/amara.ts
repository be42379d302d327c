import { frontHead } from '../heads/front-head.ts';
import { cloud } from '../heads/hair.ts';
import { skulls } from '../heads/skulls.ts';
import { circle, ellipse, glow, group, mass, rect, ring, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { fingers } from '../points.ts';
import { observatory } from '../scenes/observatory.ts';

const skin = {
  base: '#b0704d',
  shade: '#6f3f4c',
  rim: '#ffd9b4',
  deep: '#4f2530',
  lip: '#8f3d4a',
  lowerLip: '#b35a5c',
  blush: '#d0604f',
};
const brass = { base: '#dfa650', shade: '#8f563f', rim: '#fff0c4' };
const gold = '#f2bd5c';
const dark = '#4a3550';
const hair = { base: '#4b3453', shade: '#2b1a2e', rim: '#d9c8ff', strand: '#8a6f9e' };
const worn = cloud(hair);
const coat = { base: '#4a4aa0', shade: '#29275c', rim: '#d3cfff' };
const knit = { base: '#eda83f', shade: '#a85a3c', rim: '#ffe7ae' };

export const amara: Person = {
  id: 'amara',
  faceBox: [216, 146, 552],
  slim: 1,
  lean: -2,
  colors: ['#8b83ff', '#d59bff'],
  light: [-0.86, -0.51],
  mirrored: true,
  at: [494, 440],
  tilt: 7,
  scale: 1.1,
  head: frontHead({
    skull: skulls.soft,
    skin,
    iris: '#3d2118',
    ink: '#22121c',
    eyeWhite: '#fff1e6',
    eye: [70, 33],
    lash: 0.1,
    browWeight: 11,
    browColor: '#2a1820',
    nose: [1.26, 0.97],
    mouth: { x: 26, y: 121, turn: 4, width: 0.94, height: 1.1 },
    castShadow: 'M-120-210H130V-70C90-104 30-112-20-96C-56-84-82-50-88 20L-120 60Z',
    faceDepth: 78,
    back: (light) => worn.back(light),
    front: (light) =>
      worn.front(light) +
      // glasses and an earring
      ring(-38, 12, 46, gold, 8) +
      shape('M29 12A38 45 0 1 0 105 12A38 45 0 1 0 29 12', '#fff6e4', 0.08) +
      stroke('M29 12A38 45 0 1 0 105 12A38 45 0 1 0 29 12', gold, 8) +
      stroke('M8 4C14-4 24-4 29 4M-84 6L-112 0', gold, 8) +
      ring(-116, 106, 19, gold, 8),
  }),
  scene: observatory,
  body: (light) => {
    let drawing = mass('M424 560C422 640 420 690 400 740L580 740C568 690 562 640 562 560Z', skin, {
      light,
      depth: 40,
      edge: 0,
      details: shape('M410 560C440 664 510 690 580 610V760H520C500 720 440 690 410 640Z', skin.shade),
    });
    drawing += mass('M392 716C360 780 320 900 320 1240H660C660 900 640 780 610 712Z', knit, {
      light,
      depth: 90,
      edge: 0,
    });
    drawing += mass(
      'M406 664C386 698 380 742 392 780C434 818 566 818 608 776C618 738 612 700 592 664C552 714 448 716 406 664Z',
      knit,
      {
        light,
        depth: 60,
        edge: 8,
        details: stroke(
          'M440 712L434 786M482 724L482 802M526 724L530 800M566 708L574 784',
          knit.shade,
          6,
          0.6,
        ),
      },
    );
    drawing += mass(
      'M398 744C330 760 250 776 222 850C190 940 176 1080 170 1260H440C440 1080 426 880 398 744Z',
      coat,
      { light, depth: 60, edge: 8 },
    );
    drawing += mass(
      'M604 738C670 756 740 776 772 846C804 940 812 1080 812 1260H566C560 1080 580 880 604 738Z',
      coat,
      {
        light,
        depth: 0,
        edge: 0,
        details:
          shape('M560 700H640L600 1260H500Z', coat.base) +
          shape('M590 960Q667 892 789 862L808 919Q677 921 590 960Z', '#3a3884'),
      },
    );
    drawing += mass(
      'M398 742C352 756 334 812 356 884L428 960C424 880 414 810 402 746ZM604 738C648 752 662 812 640 884L566 960C572 880 588 800 600 744Z',
      coat,
      { light, depth: 26, edge: 6 },
    );
    return drawing;
  },
  over: (light) => {
    let drawing = mass(
      'M306 750C250 762 216 796 200 860C172 950 146 1040 156 1110C166 1172 236 1182 300 1176C336 1172 362 1168 388 1160C378 1132 376 1104 380 1074C352 1080 326 1078 304 1066C322 1010 340 950 338 890C336 830 326 780 306 750Z',
      coat,
      {
        light,
        depth: 54,
        edge: 8,
        details: shape('M322 1000Q263 1046 165 1056L156 1017Q259 1027 322 1000Z', coat.shade),
      },
    );
    // the clockmaker's brass telescope, across her
    drawing += group(
      shape('M104-58H440V58H104Z', brass.base) +
        shape('M104 10H440V58H104Z', brass.shade) +
        shape('M104-46H440V-32H104Z', brass.rim) +
        shape('M430-66H560V66H430Z', brass.base) +
        shape('M430 12H560V66H430Z', brass.shade) +
        shape('M430-54H560V-38H430Z', brass.rim) +
        rect(556, -74, 34, 148, 8, dark) +
        rect(424, -70, 18, 140, 5, brass.rim) +
        shape('M424 14H442V70H424Z', '#b98a5a') +
        shape('M-14-38H104V38H-14Z', brass.base) +
        shape('M-14 8H104V38H-14Z', brass.shade) +
        shape('M-14-28H104V-18H-14Z', brass.rim) +
        rect(96, -64, 24, 128, 5, '#f3cf8a') +
        shape('M96 12H120V64H96Z', '#b98a5a') +
        shape('M-74-40H-10V40H-44L-74 10Z', dark) +
        shape('M-74-40H-60V22L-74 10Z', '#8d7a9c') +
        shape('M-62-92H-22V-38H-62Z', brass.base) +
        shape('M-38-92H-22V-38H-38Z', brass.shade) +
        shape('M-72-136H-12L-18-92H-66Z', dark) +
        shape('M-72-136H-56L-54-92H-66Z', '#a996b8') +
        ellipse(-42, -136, 30, 9, '#6d5878'),
      'translate(384 1056) rotate(-22)',
    );
    // one arm over it like over an old friend
    drawing += group(
      fingers(['458 1020 13, 460 1056 12.4, 462 1086 11.8, 460 1110 11.2'], skin, light) +
        mass(
          'M584 944C530 934 480 932 444 942C408 952 388 976 386 1004L394 1042C420 1056 452 1054 472 1044L480 1012C510 1018 540 1020 584 1020Z',
          skin,
          { light, depth: 26, edge: 5 },
        ) +
        fingers(
          [
            '478 1002 13, 495 1023 12.4, 502 1046 11.8, 502 1066 11.2',
            '434 1036 13.5, 433 1074 12.9, 432 1105 12.2, 430 1128 11.6',
            '412 1030 13, 406 1066 12.4, 404 1095 11.8, 404 1118 11.2',
            '396 1012 11.5, 386 1043 11, 382 1068 10.4, 382 1088 9.9',
          ],
          skin,
          light,
        ),
      'translate(94 -104) rotate(-12 576 982) translate(30 40) scale(.95)',
    );
    drawing += mass(
      'M640 742C716 748 800 770 850 806C896 842 890 890 840 904C780 916 726 930 676 948C660 918 656 888 662 858C696 850 722 842 744 830C712 818 672 800 646 780Z',
      coat,
      {
        light,
        depth: 40,
        edge: 8,
        details:
          shape('M760 830Q822 817 903 846L891 890Q816 839 760 830Z', coat.shade) +
          shape('M744 832Q773 878 778 958L752 962Q760 880 744 832Z', coat.shade) +
          shape('M700 860Q700 903 731 972L712 975Q690 905 700 860Z', coat.shade),
      },
    );
    // the other hand on the focus knob
    drawing +=
      circle(462, 1030, 38, dark) +
      circle(462, 1030, 38, 'none') +
      stroke('M430 1014A36 36 0 0 1 466 994', '#a996b8', 7) +
      circle(462, 1030, 17, brass.base) +
      circle(458, 1026, 8, brass.rim);
    drawing +=
      fingers(['404 1092 13.5, 406 1060 12.9, 416 1035 12.2, 432 1016 11.6'], skin, light) +
      mass(
        'M348 1088C376 1070 412 1062 440 1072C464 1082 472 1112 458 1136C436 1156 392 1160 352 1158Z',
        skin,
        { light, depth: 20, edge: 6 },
      ) +
      fingers(
        [
          '446 1124 11.5, 471 1115 11, 487 1103 10.4, 496 1090 9.9',
          '448 1104 12.5, 477 1091 11.9, 494 1075 11.3, 502 1058 10.8',
          '438 1084 13, 467 1067 12.4, 485 1047 11.8, 494 1028 11.2',
        ],
        skin,
        light,
      );
    drawing +=
      shape(
        'M214 1090C240 1060 276 1056 304 1066C326 1078 352 1080 380 1074C376 1104 378 1132 388 1160C340 1168 290 1168 240 1150Z',
        coat.base,
      ) +
      shape(
        'M352 1078C340 1110 344 1140 354 1164L330 1166C328 1136 336 1104 352 1078ZM300 1066C270 1090 244 1104 206 1112C240 1120 290 1106 300 1066Z',
        coat.shade,
      ) +
      stroke('M380 1076C376 1104 378 1132 386 1156', coat.rim, 6);
    return drawing;
  },
  air: () => glow(200, 320, 560, '#e6d8ff', 0.12),
};
