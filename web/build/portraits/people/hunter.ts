import { frontHead } from '../heads/front-head.ts';
import { skulls } from '../heads/skulls.ts';
import { circle, glow, mass, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { each, fingers, tube } from '../points.ts';
import { boatyard } from '../scenes/boatyard.ts';

const skin = {
  base: '#f2bf98',
  shade: '#b9746a',
  rim: '#fff3d2',
  deep: '#8a4742',
  lip: '#b2585a',
  lowerLip: '#cf7d70',
  blush: '#e8775c',
};
const hair = { base: '#c4652d', shade: '#803828', rim: '#ffd590' };
const knit = { base: '#f8ecd4', shade: '#b8a5a8', rim: '#fffdf0' };
const apron = { base: '#35705f', shade: '#1f4547', rim: '#cfe0a0' };
const wood = { base: '#dba25c', shade: '#945c3c', rim: '#ffe6ac' };
const plank = { base: '#e8b873', shade: '#a9703f', rim: '#fff0c4' };
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
    browWeight: 15,
    browColor: '#8f4522',
    nose: [1.1, 1.08],
    mouth: { x: 27, y: 129, turn: 4, width: 0.84 },
    ageLines: 'M-80 0L-93-5M-80 9L-93 12',
    marks: each('-62 62, -44 70, -74 76, -34 58, 80 58, 94 66', (x, y) => circle(x, y, 4, '#b8684a', 0.65)),
    castShadow: 'M-120-210H130V-90C80-124 20-114-30-98C-66-82-86-40-92 30L-120 60Z',
    faceDepth: 76,
    back: (light) =>
      mass('M-120 60C-144 0-142-100-110-150C-60-210 60-220 110-160L128-60L110 20Z', hair, {
        light,
        depth: 20,
        edge: 0,
      }),
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
    front: (light) =>
      mass(
        'M-116 44C-136 0-146-70-128-120C-140-130-146-144-144-156C-134-150-124-152-118-158C-96-206-40-240 20-236C34-246 56-248 70-240C64-238 62-234 64-230C112-220 146-176 140-120C138-96 134-78 128-62C124-84 118-100 108-114C90-108 66-112 50-124C20-108-30-104-70-120C-84-92-86-50-96 0C-98 24-106 40-116 44Z',
        hair,
        {
          light,
          depth: 22,
          edge: 0,
          details:
            stroke('M-96-136C-50-122-4-126 40-150M62-132C88-140 106-154 118-176', hair.shade, 8, 0.7) +
            stroke('M0-206C40-206 76-192 100-166', '#e58f4c', 9, 0.9) +
            stroke(
              'M20-236C34-246 56-248 70-240C64-238 62-234 64-230C112-220 146-176 140-120C138-96 134-78 128-62',
              hair.rim,
              13,
            ),
        },
      ),
  }),
  scene: boatyard,
  body: (light) => {
    let drawing = mass('M396 560C400 650 380 700 330 734L490 850L646 726C590 700 566 650 566 580Z', skin, {
      light,
      depth: 60,
      edge: 6,
      details: shape('M370 560C410 700 520 720 600 620V560Z', skin.shade),
    });
    drawing += mass(
      'M340 716C276 742 206 760 180 830C150 910 150 1100 156 1260H818C824 1100 836 920 806 830C778 758 704 736 640 708C604 776 560 808 492 814C420 808 370 776 340 716Z',
      knit,
      {
        light,
        depth: 120,
        edge: 9,
        details:
          stroke('M500 814V910', knit.shade, 6) +
          circle(486, 846, 8, '#a96d3f') +
          circle(486, 886, 8, '#a96d3f'),
      },
    );
    drawing += mass(
      'M336 710C346 784 418 832 492 838C574 830 636 776 648 702L626 696C602 758 550 792 492 796C430 790 376 758 356 702Z',
      knit,
      { light, depth: 22, edge: 6 },
    );
    drawing +=
      stroke('M300 742L356 940', '#754638', 32) +
      stroke('M690 736L634 940', '#a8693f', 32) +
      stroke('M700 736L644 936', '#e0a768', 7);
    drawing += mass(
      'M340 920H648C654 1000 690 1050 720 1090V1260H260V1090C296 1050 334 1000 340 920Z',
      apron,
      { light, depth: 130, edge: 7, details: stroke('M400 946L640 942', '#7fb08e', 6) },
    );
    return drawing + circle(356, 940, 12, '#e3b35e') + circle(634, 940, 12, '#ffdf96');
  },
  over: (light) => {
    // the near rib he leans on: sleeve, rib, forearm, hand over its head
    let drawing = mass(
      'M326 752C258 752 204 784 182 840C154 904 112 960 106 1006C104 1052 158 1072 206 1046C236 1028 258 1006 274 980C262 946 246 922 226 900C270 880 316 850 330 800Z',
      knit,
      {
        light,
        depth: 58,
        edge: 0,
        details:
          shape('M262 830Q213 898 114 933L93 895Q203 878 262 830Z', knit.shade) +
          shape('M236 940Q185 995 90 1022L74 981Q177 975 236 940Z', knit.shade),
      },
    );
    drawing += mass(tube('306 882 28, 292 990 30, 304 1100 32, 344 1270 35'), wood, {
      light,
      depth: 26,
      edge: 7,
    });
    drawing +=
      mass(
        'M222 930C240 884 262 838 290 816C326 802 356 824 358 856C358 880 346 896 330 902C306 926 286 956 266 992Z',
        skin,
        { light, depth: 30, edge: 5 },
      ) +
      fingers(
        [
          '278 896 13, 274 923 12.4, 276 945 11.8, 280 962 11.2',
          '300 896 13.5, 298 929 12.9, 299 955 12.2, 302 976 11.6',
          '324 890 13, 324 923 12.4, 325 947 11.8, 326 966 11.2',
          '344 872 12, 347 899 11.4, 347 920 10.9, 346 938 10.3',
        ],
        skin,
        light,
      );
    drawing += mass(
      'M214 884C244 908 270 944 282 986C274 1004 262 1016 250 1022C236 976 210 938 184 914C190 900 200 890 214 884Z',
      knit,
      { light, depth: 16, edge: 6 },
    );
    // the sheer plank on the bench
    drawing += mass('M-20 1112C300 1096 660 1096 980 1122V1220H-20Z', plank, {
      light: [0, -1],
      depth: 44,
      edge: 12,
      details: stroke('M40 1160C260 1148 420 1150 560 1154M640 1172H880M120 1188H340', plank.shade, 6, 0.6),
    });
    // the plane, and the shaving it lifts
    drawing +=
      mass('M404 1106V1066C404 1052 416 1046 430 1046H640C676 1046 690 1064 690 1086V1106Z', plane, {
        light,
        depth: 18,
        edge: 6,
      }) +
      shape('M498 1048L516 980L548 990L536 1048Z', '#cfd6d2') +
      shape('M516 980L548 990L545 1000L513 990Z', '#ffffff');
    drawing +=
      stroke(
        'M492 1048C462 990 424 940 376 956C336 974 352 1030 392 1026C424 1020 416 976 388 986',
        '#c98f4f',
        24,
      ) +
      stroke(
        'M492 1043C462 985 424 935 376 951C336 969 352 1025 392 1021C424 1015 416 971 388 981',
        '#ffe6b0',
        18,
      ) +
      stroke('M484 1020C460 976 424 938 384 948', '#fff8dc', 5);
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
        'M716 742C766 758 796 790 812 836C838 900 852 960 846 1006C834 1050 780 1054 730 1020C706 1004 690 984 690 966C704 930 706 900 690 866Z',
        knit,
        {
          light,
          depth: 46,
          edge: 9,
          details:
            shape('M838 950Q766 922 659 950L662 916Q768 905 838 950Z', knit.shade) +
            shape('M800 880Q740 865 650 893L650 867Q740 852 800 880Z', knit.shade),
        },
      ) +
      mass(
        'M690 946C716 986 780 1016 848 1004C852 1022 848 1040 838 1050C780 1062 706 1030 678 984C678 968 682 954 690 946Z',
        knit,
        { light, depth: 16, edge: 7 },
      );
    return drawing;
  },
  air: () => glow(800, 400, 560, '#f7ffc4', 0.15),
};
