import { frontHead } from '../heads/front-head.ts';
import { quiff } from '../heads/hair.ts';
import { skulls } from '../heads/skulls.ts';
import { circle, glow, mass, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { each, fingers, tube } from '../points.ts';
import { boatyard, plank, wood } from '../scenes/boatyard.ts';

const skin = {
  base: '#f2bf98',
  shade: '#b9746a',
  rim: '#fff3d2',
  deep: '#8a4742',
  lip: '#b2585a',
  lowerLip: '#cf7d70',
  blush: '#e8775c',
};
const hair = { base: '#c4652d', shade: '#803828', rim: '#ffd590', strand: '#e58f4c' };
const worn = quiff(hair);
const knit = { base: '#f8ecd4', shade: '#b8a5a8', rim: '#fffdf0' };
const apron = { base: '#35705f', shade: '#1f4547', rim: '#cfe0a0' };
const plane = { base: '#a3643c', shade: '#6a3a33', rim: '#f6cb8a' };

export const hunter: Person = {
  id: 'hunter',
  faceBox: [206, 140, 552],
  lean: 1.5,
  colors: ['#8bc46b', '#d2dc74'],
  wide: 1.01,
  light: [0.88, -0.47],
  at: [474, 430],
  tilt: -5,
  scale: 1.12,
  head: frontHead({
    skull: skulls.strong,
    skin,
    iris: '#44694f',
    ink: '#3a221c',
    eye: [60, 27],
    eyeTilt: -2,
    lash: 0.02,
    lashWeight: 0.6,
    browWeight: 15,
    browColor: '#8f4522',
    nose: [1.1, 1.08],
    mouth: { x: 27, y: 129, turn: 4, width: 0.84 },
    ageLines: 'M-80 0L-93-5M-80 9L-93 12',
    marks: each('-62 62, -44 70, -74 76, -34 58, 80 58, 94 66', (x, y) => circle(x, y, 4, '#b8684a', 0.65)),
    castShadow: 'M-120-210H130V-90C80-124 20-114-30-98C-66-82-86-40-92 30L-120 60Z',
    faceDepth: 76,
    back: (light) => worn.back(light),
    beard: (light) =>
      mass(
        'M-116 6C-124 64-118 124-100 160C-86 198-48 222 4 226C56 228 90 206 106 168C118 130 124 90 118 40C113 66 106 82 96 92C74 82 50 84 28 88C0 84-28 90-46 106C-78 96-96 58-104 18Z',
        hair,
        {
          light,
          depth: 62,
          edge: 0,
          details:
            stroke('M117 44C122 90 117 130 105 166C98 186 88 200 70 212', hair.rim, 9) +
            stroke('M66 160C70 186 60 206 44 218M96 120C98 146 92 168 82 184', '#e58f4c', 8, 0.7) +
            stroke('M-14 172C-2 186 14 192 30 192', hair.shade, 8, 0.7),
        },
      ) +
      shape(
        'M28 86C8 78-24 88-46 120C-22 118 6 122 28 112C50 122 76 118 98 106C84 84 50 78 28 86Z',
        '#d97b3c',
      ) +
      shape('M28 86C8 78-24 88-46 120C-30 112-6 106 28 108Z', '#a85229'),
    front: (light) => worn.front(light),
  }),
  scene: boatyard,
  body: (light) => {
    let drawing = mass('M390 560C394 651 373 706 320 747L490 850L615 714C570 695 551 649 551 580Z', skin, {
      light,
      depth: 60,
      edge: 6,
      details: shape('M363 560C405 704 517 718 578 620L578 560Z', skin.shade),
    });
    drawing += mass(
      'M331 726C263 759 189 783 166 848C144 918 150 1100 156 1260L818 1260C824 1100 821 914 761 812C721 735 662 719 610 699C582 767 549 803 492 814C416 813 363 786 331 726Z',
      knit,
      {
        light,
        depth: 120,
        edge: 9,
        details:
          stroke('M514 811L514 912', knit.shade, 6) +
          circle(500, 846, 8, '#a96d3f') +
          circle(500, 886, 8, '#a96d3f'),
      },
    );
    drawing += mass(
      'M327 720C337 795 415 836 492 838C562 825 607 764 617 693L599 689C580 749 540 788 492 796C426 795 369 767 348 709Z',
      knit,
      { light, depth: 22, edge: 6 },
    );
    drawing +=
      stroke('M288 757L355 941', '#754638', 32) +
      stroke('M650 720L631 939', '#a8693f', 32) +
      stroke('M658 719L640 934', '#e0a768', 7);
    drawing += mass(
      'M338 923L641 917C654 1000 690 1050 720 1090L720 1260L260 1260L260 1090C296 1050 334 1000 338 923Z',
      apron,
      { light, depth: 130, edge: 7, details: stroke('M400 947L637 941', '#7fb08e', 6) },
    );
    return drawing + circle(356, 940, 12, '#e3b35e') + circle(634, 940, 12, '#ffdf96');
  },
  over: (light) => {
    // the near rib he leans on: sleeve, rib, forearm, hand over its head
    let drawing = mass(
      'M316 765C244 771 187 807 170 857C148 912 112 960 106 1006C104 1052 158 1072 206 1046C236 1028 258 1006 274 980C261 947 243 926 221 907C264 888 310 859 321 812Z',
      knit,
      {
        light,
        depth: 58,
        edge: 0,
        details:
          shape('M252 843Q207 906 111 938L84 907Q195 889 252 843Z', knit.shade) +
          shape('M234 942Q185 995 90 1022L74 981Q177 975 234 942Z', knit.shade),
      },
    );
    drawing += mass(tube('301 888 28, 292 990 30, 304 1100 32, 344 1270 35'), wood, {
      light,
      depth: 26,
      edge: 7,
    });
    drawing +=
      mass(
        'M219 934C234 893 253 850 280 829C317 814 350 832 353 862C354 885 343 900 327 906C304 929 286 956 266 992Z',
        skin,
        { light, depth: 30, edge: 5 },
      ) +
      fingers(
        [
          '273 902 13, 271 927 12.4, 275 946 11.8, 280 962 11.2',
          '296 901 13.5, 296 932 12.9, 299 955 12.2, 302 976 11.6',
          '320 895 13, 322 926 12.4, 324 948 11.8, 326 966 11.2',
          '340 878 12, 344 903 11.4, 345 923 10.9, 345 939 10.3',
        ],
        skin,
        light,
      );
    drawing += mass(
      'M207 893C240 914 269 946 282 986C274 1004 262 1016 250 1022C236 976 208 941 179 920C184 908 193 899 207 893Z',
      knit,
      { light, depth: 16, edge: 6 },
    );
    // the sheer plank on the bench
    drawing += mass('M-20 1112C300 1096 660 1096 980 1122L980 1220L-20 1220Z', plank, {
      light: [0, -1],
      depth: 44,
      edge: 12,
      details: stroke(
        'M40 1160C260 1148 420 1150 560 1154M640 1172L880 1172M120 1188L340 1188',
        plank.shade,
        6,
        0.6,
      ),
    });
    // the plane, and the shaving it lifts
    drawing +=
      mass(
        'M404 1106L404 1066C404 1052 416 1046 430 1046L640 1046C676 1046 690 1064 690 1086L690 1106Z',
        plane,
        {
          light,
          depth: 18,
          edge: 6,
        },
      ) +
      shape('M498 1048L516 980L548 990L536 1048Z', '#cfd6d2') +
      shape('M516 980L548 990L545 1000L513 990Z', '#ffffff');
    drawing +=
      stroke(
        'M492 1048C462 990 424 941 376 956C336 974 352 1030 392 1026C424 1020 416 976 388 986',
        '#c98f4f',
        24,
      ) +
      stroke(
        'M492 1043C462 985 423 936 376 951C336 969 352 1025 392 1021C424 1015 416 971 388 981',
        '#ffe6b0',
        18,
      ) +
      stroke('M484 1020C460 976 424 939 384 949', '#fff8dc', 5);
    // right arm, rolled sleeve, hand pushing
    drawing += mass(
      'M806 1010C780 1060 730 1084 668 1086L636 1084L632 1026C670 1022 700 1000 724 966Z',
      skin,
      { light, depth: 30, edge: 6 },
    );
    drawing +=
      fingers(['610 1034 13, 588 1023 12.4, 568 1020 11.8, 552 1024 11.2'], skin, light) +
      mass(
        'M668 1020C640 1004 606 1004 588 1020C574 1036 578 1062 596 1076C616 1092 648 1092 674 1084Z',
        skin,
        { light, depth: 20, edge: 0 },
      ) +
      fingers(
        [
          '604 1030 13, 583 1039 12.4, 570 1054 11.8, 564 1070 11.2',
          '616 1044 13, 598 1055 12.4, 588 1070 11.8, 584 1086 11.2',
          '634 1058 12, 619 1068 11.4, 610 1081 10.9, 606 1094 10.3',
        ],
        skin,
        light,
      );
    drawing +=
      mass(
        'M671 724C711 736 739 767 768 818C815 891 852 960 846 1006C834 1050 780 1054 730 1020C706 1004 690 984 690 966C697 927 692 894 669 858Z',
        knit,
        {
          light,
          depth: 46,
          edge: 9,
          details:
            shape('M834 948Q754 917 657 949L654 913Q751 898 834 948Z', knit.shade) +
            shape('M773 869Q714 855 638 888L634 860Q710 840 773 869Z', knit.shade),
        },
      ) +
      mass(
        'M687 945C716 986 780 1016 848 1004C852 1022 848 1040 838 1050C780 1062 706 1030 678 984C678 968 681 953 687 945Z',
        knit,
        { light, depth: 16, edge: 7 },
      );
    return drawing;
  },
  air: () => glow(800, 400, 560, '#f7ffc4', 0.15),
};
