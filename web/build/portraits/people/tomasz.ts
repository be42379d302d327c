import { frontHead } from '../heads/front-head.ts';
import { skulls } from '../heads/skulls.ts';
import { circle, ellipse, glow, group, mass, rect, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { fingers, tube } from '../points.ts';
import { clockWorkshop } from '../scenes/clock-workshop.ts';

const skin = {
  base: '#efc3a4',
  shade: '#b98580',
  rim: '#fff1cf',
  deep: '#8a5157',
  lip: '#b36a66',
  lowerLip: '#c98379',
  blush: '#d48f7c',
};
const hair = { base: '#6f5b4d', shade: '#453b47', rim: '#ffe0ae' };
const coat = { base: '#b2563c', shade: '#75394a', rim: '#ffcf8f' };
const shirt = { base: '#f2ead9', shade: '#b3abb8', rim: '#fffdf0' };
const wood = { base: '#8a6a58', shade: '#4c4458', rim: '#ffd894' };
const brass = { base: '#e2b052', shade: '#96705a', rim: '#fff0bd' };
const ink = '#2b2a40';

export const tomasz: Person = {
  id: 'tomasz',
  colors: ['#364358', '#8190a6'],
  light: [-0.8, -0.6],
  mirrored: true,
  at: [500, 452],
  tilt: -9,
  scale: 1.12,
  wide: 0.95,
  lean: 0,
  faceBox: [226, 150, 552],
  head: frontHead({
    skull: skulls.lean,
    skin,
    iris: '#5f7f92',
    ink: '#2f2630',
    eye: [57, 26],
    eyeTilt: -9,
    lash: 0.02,
    lashWeight: 0.55,
    browWeight: 17,
    browColor: '#4f3f3d',
    nose: [1.12, 1.1],
    noseBump: true,
    mouth: { y: 136, turn: -5, width: 0.84, height: 0.76 },
    ageLines:
      'M-78 2L-92-4M-78 12L-93 15M-78 22L-88 30M-20 88C-30 100-34 112-32 126M-30-102C4-110 40-110 70-104M-62 34C-50 42-32 42-20 36M48 34C56 42 72 42 80 36M-16-122C10-128 34-128 56-124',
    marks: shape(
      'M-110 62C-100 92-90 112-66 128C-44 150-14 162 14 164C50 164 84 130 110 60C108 140 76 204 40 204C-20 204-100 130-110 62Z',
      '#6c5d70',
      0.24,
    ),
    faceDepth: 60,
    back: (light) =>
      mass('M-106 60C-140 40-146-30-132-84C-124-130-100-160-70-176L60-150L-60 40Z', hair, {
        light,
        depth: 16,
        edge: 0,
      }),
    front: (light) =>
      mass(
        'M-98 46C-120 34-138 0-136-50C-132-100-112-140-84-160C-92-120-88-96-92-70C-92-30-86 10-98 46Z',
        hair,
        {
          light,
          depth: 14,
          edge: 0,
          details: stroke('M-120-20C-124-60-112-104-98-126M-106 10C-112-20-110-50-104-76', '#a58d70', 6, 0.8),
        },
      ) +
      mass('M112-84C118-100 114-130 100-150C108-120 104-104 106-92Z', hair, { light, depth: 4, edge: 0 }) +
      shape(
        'M-90-150C-60-206 40-222 92-172C50-196-30-190-90-132ZM-86-126C-66-156-30-172 10-174C-30-160-60-140-84-104Z',
        hair.base,
      ) +
      // loupe pushed up, on its wire
      stroke('M-132-62C-90-126 20-158 105-115', '#3a3550', 11) +
      group(
        mass(
          'M-34-22C-20-34 24-34 36-20L26 36C12 44-14 44-26 36Z',
          { base: '#4a4763', shade: '#2b2a40', rim: '#ffd894' },
          { light, depth: 12, edge: 6 },
        ) +
          ellipse(1, -23, 35, 13, '#2b2a40') +
          ellipse(1, -24, 25, 8, '#cfe4ef') +
          shape('M-18-26C-8-32 6-33 14-31L4-20C-6-19-14-22-18-26Z', '#ffffff'),
        'translate(34-142) rotate(14)',
      ),
  }),
  scene: clockWorkshop,
  body: (light) => {
    let drawing = mass('M430 560C432 640 426 690 400 740L520 850L636 730C600 690 590 640 592 570Z', skin, {
      light,
      depth: 30,
      edge: 0,
      details: shape('M400 560C450 680 540 710 610 600V560Z', skin.shade),
    });
    drawing += mass('M392 730C360 800 350 1000 350 1240H680C690 1000 670 820 634 722L520 860Z', shirt, {
      light,
      depth: 50,
      edge: 0,
      details: stroke('M520 870V1200', shirt.shade, 6) + circle(524, 930, 8, '#8e869c'),
    });
    drawing += mass(
      'M396 716C384 740 390 790 420 840L516 866C470 820 430 780 418 720ZM622 706C642 740 636 790 606 836L516 866C570 820 600 770 604 712Z',
      shirt,
      { light, depth: 10, edge: 6 },
    );
    // waistcoat and rolled shirt sleeves
    drawing +=
      mass(
        'M392 760C350 772 322 790 300 820C290 960 290 1100 288 1240H520C520 1100 520 960 516 900C470 870 420 820 392 760Z',
        coat,
        { light, depth: 70, edge: 7 },
      ) +
      mass(
        'M632 754C680 770 710 790 730 822C744 960 744 1100 744 1240H520C520 1100 520 960 516 900C570 870 610 820 632 754Z',
        coat,
        { light, depth: 90, edge: 0 },
      );
    drawing +=
      stroke('M470 1000C440 1040 410 1040 380 1026', '#ffd894', 5) +
      circle(502, 980, 8, '#ffd894') +
      circle(504, 1060, 8, '#ffd894');
    // far sleeve, rolled above the elbow
    drawing +=
      mass(
        'M684 758C736 772 776 796 794 856C820 930 826 1010 808 1070C770 1110 690 1100 664 1060C672 1000 664 940 652 880C650 830 660 770 684 758Z',
        shirt,
        { light, depth: 60, edge: 0 },
      ) +
      shape('M652 900Q700 956 790 944Q722 978 652 900Z', shirt.shade) +
      shape('M664 990Q710 1030 800 1016Q730 1050 664 990Z', shirt.shade);
    return drawing;
  },
  over: (light) => {
    // the bench, and what lies open on it
    let drawing =
      shape('M-20 1062H980V1220H-20Z', wood.shade) +
      shape('M-20 1062H640L500 1220H-20Z', wood.base) +
      shape('M-20 1062H640L630 1072H-20Z', wood.rim);
    drawing +=
      ellipse(500, 1126, 84, 24, '#5a4652') +
      ellipse(498, 1114, 78, 24, brass.base) +
      ellipse(498, 1111, 62, 18, '#fff3cf') +
      shape(
        'M452 1110C452 1098 476 1096 486 1104L540 1100C556 1106 548 1120 520 1124C486 1128 454 1122 452 1110Z',
        brass.shade,
      ) +
      ellipse(482, 1112, 20, 7, brass.base) +
      ellipse(520, 1108, 14, 5, '#c9566b') +
      rect(410, 1106, 22, 12, 5, brass.shade);
    // the arm that works: tweezers and the smallest wheel
    drawing +=
      mass(tube('756 1082 36, 716 1086 42, 650 1070 32'), skin, { light, depth: 22, edge: 0 }) +
      mass(
        'M826 1010C826 1070 800 1110 750 1120C726 1090 716 1060 722 1020C760 1040 796 1034 826 1010Z',
        shirt,
        { light, depth: 30, edge: 5 },
      ) +
      mass(tube('660 1072 32, 626 1050 36, 602 1036 30'), skin, { light, depth: 14, edge: 4 });
    drawing +=
      stroke('M610 1050L488 1034M604 1026L488 1034', '#eef2f6', 7) +
      circle(474, 1032, 17, '#ffe08a') +
      circle(474, 1032, 6, ink) +
      glow(474, 1032, 60, '#ffe9a8', 0.7) +
      fingers(
        [
          '628 1086 15, 600 1092 14, 578 1084 12',
          '618 1070 16, 588 1072 14, 568 1060 11',
          '618 1030 18, 592 1024 14, 566 1044 11',
          '620 1050 17, 594 1052 14, 572 1052 10',
        ],
        skin,
        light,
      );
    // the arm that listens: elbow on the bench, jaw on the knuckles
    drawing += mass(tube('330 1050 40, 352 960 48, 398 840 36, 420 786 31'), skin, {
      light,
      depth: 24,
      edge: 6,
    });
    drawing +=
      mass(
        'M300 802C250 816 218 870 208 940C200 1000 200 1050 214 1084C256 1112 350 1108 392 1066C404 1030 404 990 396 960C376 930 378 890 374 850C366 812 346 792 324 794C316 796 308 800 300 802Z',
        shirt,
        { light, depth: 60, edge: 7 },
      ) +
      shape('M214 930Q270 990 372 900Q290 1010 214 930Z', shirt.shade) +
      shape('M206 1016Q280 1050 396 980Q298 1068 206 1016Z', shirt.shade) +
      mass(
        'M206 1040C260 1070 350 1040 394 976C410 1000 412 1040 398 1070C340 1112 250 1116 212 1090C204 1076 204 1056 206 1040Z',
        shirt,
        { light, depth: 16, edge: 6 },
      );
    drawing += mass(
      'M394 800C380 760 376 716 392 684C410 660 452 664 478 684C500 700 500 730 480 742C470 770 460 800 444 812Z',
      skin,
      { light, depth: 16, edge: 6 },
    );
    drawing += fingers(
      [
        '404 690 20, 420 650 18, 452 634 15',
        '424 692 21, 446 656 18, 478 650 14',
        '448 700 20, 474 672 17, 502 672 13',
        '470 716 18, 496 694 15, 516 700 12',
      ],
      skin,
      light,
    );
    return drawing;
  },
  air: () => glow(150, 330, 620, '#ffd08a', 0.14),
};
