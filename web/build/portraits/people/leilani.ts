import { frontHead } from '../heads/front-head.ts';
import { long } from '../heads/hair.ts';
import { skulls } from '../heads/skulls.ts';
import { circle, ellipse, glow, group, mass, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { fingers, tube } from '../points.ts';
import { reefBay } from '../scenes/reef-bay.ts';

const skin = {
  base: '#cd8f66',
  shade: '#86556b',
  rim: '#ffe2a0',
  deep: '#6a3549',
  lip: '#a8485a',
  lowerLip: '#c76a6c',
  blush: '#e0705a',
};
const hair = { base: '#232144', shade: '#15163a', rim: '#e8a878', strand: '#6678bd' };
const worn = long(hair);
const guard = { base: '#e2634c', shade: '#8f3a5c', rim: '#ffd08a' };
const shirt = { base: '#fdf0d2', shade: '#8fa3c4', rim: '#fff8e0' };
const hull = { base: '#f6f0e0', shade: '#7f9cc0', rim: '#ffe9ae' };

export const leilani: Person = {
  id: 'leilani',
  colors: ['#0369A1', '#67E8F9'],
  light: [0.88, -0.47],
  at: [462, 446],
  tilt: 7,
  scale: 1.13,
  lean: 0,
  faceBox: [182, 150, 552],
  head: frontHead({
    skull: skulls.round,
    skin,
    iris: '#3a2220',
    ink: '#1f1630',
    eye: [67, 29],
    eyeTilt: 1,
    lash: 0.07,
    browWeight: 14,
    browColor: '#241c38',
    nose: [1.16, 0.88],
    mouth: { y: 117, turn: -4, width: 0.96, height: 1.16 },
    marks: shape(
      'M-124 40C-104 92-70 122-30 142C6 160 50 164 84 140C60 200-10 210-50 190C-100 160-126 110-124 40Z',
      '#4f93bd',
      0.5,
    ),
    castShadow: 'M-120-210H130V-120C80-160-40-150-74-70C-86-30-90 10-96 40L-120 60Z',
    faceDepth: 60,
    back: (light) =>
      worn.back(light) +
      shape(
        'M-158 396C-168 412-166 424-158 424C-150 424-148 412-158 396ZM-112 388C-120 402-118 412-112 412C-105 412-104 402-112 388Z',
        '#a8ecf8',
      ),
    front: (light) => worn.front(light) + circle(-114, 78, 8, '#ffd98a'),
  }),
  scene: reefBay,
  body: (light) => {
    let drawing = mass('M384 540C392 650 384 700 350 744L470 860L600 748C560 710 550 660 548 580Z', skin, {
      light,
      depth: 40,
      edge: 5,
      details: shape('M350 540C400 690 490 720 580 620V540Z', skin.shade),
    });
    drawing += mass(
      'M366 700C330 740 290 780 280 900H680C670 800 640 740 588 704C560 760 420 770 366 700Z',
      guard,
      {
        light,
        depth: 70,
        edge: 0,
        details: stroke('M482 760V900', '#ffd08a', 6) + shape('M270 850H700V872H270Z', '#5a2350'),
      },
    );
    drawing += mass(
      'M366 690C352 712 352 736 364 756C420 806 540 800 590 754C600 734 600 712 588 692C540 750 420 750 366 690Z',
      guard,
      { light, depth: 20, edge: 7 },
    );
    // open shirt
    drawing +=
      mass('M350 728C290 748 232 764 212 830C204 860 200 890 200 920H400C400 860 380 790 350 728Z', shirt, {
        light,
        depth: 56,
        edge: 0,
      }) +
      mass('M600 726C660 748 722 764 744 826C756 860 760 890 760 920H580C570 860 580 790 600 726Z', shirt, {
        light,
        depth: 80,
        edge: 8,
      });
    drawing += mass(
      'M350 728C330 760 336 820 380 900L412 860C384 810 366 770 362 722ZM600 724C624 760 622 820 590 900L552 860C574 820 590 770 590 720Z',
      shirt,
      { light, depth: 10, edge: 5 },
    );
    return drawing;
  },
  over: (light) => {
    // gunwale and hull, from bow to stern for wide pictures, then the arms over it
    let drawing =
      mass(
        'M-800 850C-500 890-300 896-20 900C200 884 700 884 980 908C1300 900 1500 880 1760 830C1700 900 1500 960 980 960C700 1010 300 1016-20 990C-400 1000-700 960-800 850Z',
        hull,
        {
          light,
          depth: 0,
          edge: 0,
          details:
            shape('M-800 820H1760V1020H-800Z', hull.shade) +
            shape('M520 880H1760V1020H640Z', '#d8e2e4') +
            shape(
              'M-790 880C-500 950-300 966-20 960C300 986 700 980 980 932C1300 930 1500 910 1740 850V874C1500 934 1300 952 980 952C700 1000 300 1004-20 980C-300 986-600 970-780 900Z',
              '#e2634c',
            ),
        },
      ) +
      mass(
        'M-820 800C-500 860-300 880-20 876C200 862 700 862 980 884C1300 880 1500 840 1780 790V830C1500 890 1300 914 980 918C700 898 200 898-20 912C-300 914-500 900-820 848Z',
        { base: '#b9774c', shade: '#5f4665', rim: '#ffd88a' },
        { light: [0, -1], depth: 16, edge: 6 },
      );
    // the slate with tonight's count hangs from the rail
    drawing +=
      stroke('M560 900L536 944M640 896L668 944', '#5f4665', 6) +
      group(
        mass(
          'M0 0H172V112H0Z',
          { base: '#fffdf2', shade: '#9fb3d0', rim: '#ffffff' },
          {
            light,
            depth: 9,
            edge: 5,
            details: stroke(
              'M28 26V54M42 26V54M56 26V54M70 26V54M20 50L78 30M100 26V54M114 26V54M128 26V54M142 26V54M92 50L150 30M28 70V98M42 70V98M56 70V98',
              '#0a4a80',
              6,
            ),
          },
        ),
        'translate(514 932) rotate(3)',
      );
    // her arm along the rail, pencil in hand
    drawing += mass(tube('716 872 44, 620 884 40, 520 872 27'), guard, {
      light,
      depth: 22,
      edge: 5,
      details: shape('M500 830H524V920H500Z', guard.rim),
    });
    drawing +=
      mass(
        'M676 748C726 764 750 806 760 848C766 896 736 924 690 922C654 916 642 890 650 860C664 830 672 800 676 770Z',
        shirt,
        { light, depth: 40, edge: 7 },
      ) +
      shape('M652 880Q690 876 742 836Q708 894 652 880Z', shirt.shade) +
      mass('M646 836C664 860 668 890 654 924C634 924 624 910 624 896C624 870 632 850 646 836Z', shirt, {
        light,
        depth: 8,
        edge: 0,
      });
    drawing +=
      stroke('M470 902L400 812', '#ffd27e', 11) +
      mass('M516 846C490 838 462 840 446 852C434 866 436 890 450 902C474 912 500 908 518 898Z', skin, {
        light,
        depth: 14,
        edge: 5,
      }) +
      fingers(
        [
          '470 902 15, 446 908 14, 426 900 12',
          '462 888 16, 434 892 14, 416 880 12',
          '460 872 16, 434 870 14, 420 856 12',
          '480 854 17, 454 842 14, 430 846 12',
        ],
        skin,
        light,
      );
    // and the other over the side, a light for the reef
    drawing += group(
      shape('M-24-62H24L30 0L46 30V54H-46V30L-30 0Z', '#1d2a4d') +
        shape('M4-62H24L30 0L46 30V54H16V30L6 0Z', '#ffc94f') +
        ellipse(0, 54, 46, 12, '#f2fff8'),
      'translate(366 1004) rotate(-8)',
    );
    drawing +=
      mass(tube('262 884 46, 296 930 38, 328 964 28'), guard, { light, depth: 26, edge: 5 }) +
      mass(tube('330 962 28, 348 984 34, 360 998 32'), skin, { light, depth: 14, edge: 0 }) +
      fingers(
        [
          '362 968 17, 392 970 15, 404 980 12',
          '366 990 17, 398 992 15, 410 1001 12',
          '362 1010 16, 392 1013 14, 404 1020 11',
          '336 984 17, 342 1016 15, 354 1028 12',
        ],
        skin,
        light,
      );
    drawing +=
      mass(
        'M286 752C246 766 222 800 210 850C204 892 222 930 262 934C300 928 322 900 318 866C314 830 308 790 304 762Z',
        shirt,
        { light, depth: 54, edge: 0 },
      ) +
      shape('M216 862Q250 886 310 842Q268 904 216 862Z', shirt.shade) +
      mass(
        'M216 912C250 920 290 896 312 852C326 866 330 888 324 904C304 934 262 944 236 936C224 930 216 922 216 912Z',
        shirt,
        { light, depth: 12, edge: 5 },
      );
    return drawing;
  },
  air: () => glow(690, 360, 540, '#ffd68a', 0.15),
};
