import { frontHead } from '../heads/front-head.ts';
import { skulls } from '../heads/skulls.ts';
import { glow, group, mass, rect, ring, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { fingers, tube } from '../points.ts';
import { atticRoom, pink } from '../scenes/attic-room.ts';

const skin = {
  base: '#f3c6a8',
  shade: '#cb8b8a',
  rim: '#fff0e0',
  deep: '#95525a',
  lip: '#bb5a62',
  lowerLip: '#d47b78',
  blush: '#ee7a78',
};
const roots = { base: '#6b4a52', shade: '#46304a', rim: '#d9a0b0' };
const bleach = { base: '#f7e6b4', shade: '#c99a92', rim: '#fffdf0' };
const coat = { base: '#f2d93f', shade: '#b97a58', rim: '#fffcd0' };
const tee = { base: '#4a3a78', shade: '#2f2458' };
const wood = { base: '#c9764e', shade: '#7d3f52', rim: '#ffcfae' };

export const jonas: Person = {
  id: 'jonas',
  faceBox: [214, 176, 544],
  slim: 1,
  lean: -1.5,
  colors: ['#6d2fd6', '#cf85f2'],
  light: [-0.9, -0.42],
  mirrored: true,
  at: [492, 462],
  tilt: -5,
  scale: 1.12,
  head: frontHead({
    skull: skulls.long,
    skin,
    iris: '#4f7f8c',
    ink: '#2d1c35',
    eye: [60, 23],
    eyeTilt: -5,
    lash: 0.02,
    lashWeight: 0.45,
    browWeight: 9,
    browColor: '#5d4048',
    nose: [0.94, 1.18],
    mouth: { y: 134, turn: -3, width: 0.86 },
    castShadow: 'M-120-210H130V-116C90-130 30-136-30-120C-62-104-84-60-90 20L-120 60Z',
    faceDepth: 54,
    back: (light) =>
      mass('M-106 30C-130-20-128-100-100-150C-60-206 70-212 104-150C120-110 118-70 112-30Z', roots, {
        light,
        depth: 14,
        edge: 0,
      }),
    moustache: (light) =>
      mass('M30 94C12 86-12 94-24 118C-6 121 16 117 30 112C46 117 60 119 74 112C66 94 48 87 30 94Z', roots, {
        light,
        depth: 10,
        edge: 0,
      }),
    front: (light) =>
      mass(
        'M-106 44C-122-10-124-80-104-130L-40-176L96-150C114-110 114-70 110-34C106-64 100-90 92-110L0-160L-78-110C-84-80-88-40-92 6C-94 24-100 40-106 44Z',
        roots,
        { light, depth: 14, edge: 4 },
      ) +
      mass(
        'M-112-96C-124-124-122-150-110-166C-104-160-98-160-94-164C-92-186-78-206-58-216C-56-208-50-204-44-206C-30-222-6-232 18-230C14-222 18-216 26-216C48-224 74-218 92-204C84-200 84-192 90-188C110-178 122-152 118-124C116-110 112-100 108-92C100-112 88-122 72-124C76-116 76-110 72-104C54-124 30-132 4-132C12-124 14-116 12-110C-10-124-36-130-60-124C-54-118-52-112-54-106C-74-114-94-110-112-96Z',
        bleach,
        {
          light,
          depth: 26,
          edge: 7,
          details: stroke(
            'M-84-150C-70-180-44-196-14-198M-40-136C-24-164 6-178 36-178M14-136C30-156 54-164 78-160M-100-124C-96-134-92-142-84-150',
            '#e2bd92',
            8,
            0.9,
          ),
        },
      ) +
      ring(-114, 78, 11, '#dfe6f2', 6),
  }),
  scene: atticRoom,
  body: (light) => {
    let drawing = mass('M414 560C414 650 400 700 356 734L490 850L628 726C592 700 576 660 576 580Z', skin, {
      light,
      depth: 26,
      edge: 7,
      details: shape('M410 560C460 700 560 700 590 640V560Z', skin.shade),
    });
    // hood lying behind the neck
    drawing =
      mass('M310 738C306 676 356 634 424 630H572C636 632 690 664 690 726C640 800 370 800 310 738Z', coat, {
        light,
        depth: 26,
        edge: 7,
        details: shape('M356 740C350 690 392 664 436 664H566C616 668 650 694 648 736Z', '#8a5566'),
      }) + drawing;
    drawing += mass('M392 720C420 800 560 800 606 714L620 1240H380Z', tee, { light, depth: 26, edge: 0 });
    drawing += mass(
      'M376 706C310 736 250 762 226 830C200 920 210 1100 214 1260H470C478 1080 440 900 376 706Z',
      coat,
      { light, depth: 50, edge: 7, details: shape('M420 880Q385 935 380 1000Q403 941 420 880Z', coat.shade) },
    );
    drawing += mass(
      'M620 700C690 726 748 756 776 826C806 916 800 1100 796 1260H520C520 1080 556 880 620 700Z',
      coat,
      { light, depth: 44, edge: 0, details: shape('M690 790C640 850 640 900 650 960H740Z', coat.shade) },
    );
    drawing += mass(
      'M380 700C344 716 332 760 350 812L430 900C440 860 410 780 398 706ZM616 694C654 708 668 752 652 806L568 900C556 860 588 780 598 702Z',
      coat,
      { light, depth: 14, edge: 4 },
    );
    return drawing;
  },
  over: (light) => {
    // chair back first, then the arms folded over it
    let drawing =
      stroke('M250 1060V1260M370 1070V1260M500 1074V1260M630 1070V1260M740 1060V1260', wood.shade, 30) +
      stroke('M244 1060V1260M364 1070V1260M494 1074V1260M624 1070V1260M734 1060V1260', wood.base, 16);
    drawing += mass(
      'M190 1026C330 1056 660 1056 800 1026C812 1040 812 1070 800 1086C660 1112 330 1112 190 1086C178 1070 178 1040 190 1026Z',
      wood,
      { light, depth: 14, edge: 7 },
    );
    // cable he forgot he is holding
    drawing +=
      stroke('M596 1060C640 1180 760 1180 800 1000C820 920 890 930 900 770', '#7d2f9a', 15) +
      stroke('M594 1058C638 1176 756 1176 796 998C816 918 886 928 898 770', pink, 9) +
      group(
        rect(-9, -34, 18, 44, 5, '#efe6ff') + rect(-4, -60, 8, 28, 3, '#ffd95a'),
        'translate(584 1046) rotate(-24)',
      );
    // arm below: elbow left, hand hanging right
    drawing += mass(
      'M298 780C250 796 220 850 196 920C172 990 164 1040 190 1062C250 1084 400 1084 520 1060L528 984C440 990 380 984 330 970C340 920 350 860 340 820Z',
      coat,
      {
        light,
        depth: 40,
        edge: 7,
        details:
          shape(
            'M330 900Q268 924 230 980Q282 943 330 900ZM350 990Q284 977 220 1000Q285 999 350 990ZM420 990Q392 1031 390 1080Q408 1036 420 990ZM340 840Q303 873 290 920Q317 881 340 840Z',
            coat.shade,
          ) +
          shape('M214 860L346 900L338 940L200 902Z', '#efe8ff') +
          shape('M214 860L346 900L343 912L211 872Z', '#ffffff'),
      },
    );
    drawing +=
      mass(tube('520 1024 29, 556 1024 30, 590 1034 29'), skin, { light, depth: 14, edge: 4 }) +
      fingers(
        [
          '612 1040 16, 632 1070 14.5, 628 1106 11',
          '598 1046 16.5, 612 1084 15, 604 1122 11.5',
          '580 1048 16.5, 590 1086 15, 580 1122 11.5',
          '562 1042 17, 566 1078 14.5, 558 1104 11',
          '548 1024 18, 538 1056 15, 552 1086 11',
        ],
        skin,
        light,
      );
    // arm above: elbow right, hand laid on the other sleeve
    drawing +=
      mass(
        'M706 776C750 790 786 846 806 920C828 990 840 1044 812 1062C740 1074 600 1046 452 996L470 926C560 944 640 956 690 952C684 910 676 860 680 820Z',
        coat,
        {
          light,
          depth: 26,
          edge: 0,
          details:
            shape(
              'M690 900Q721 959 780 990Q738 942 690 900ZM686 956Q733 1008 800 1030Q745 990 686 956ZM600 950Q570 984 570 1030Q588 991 600 950Z',
              coat.shade,
            ) + shape('M690 866L806 850L826 900L690 918Z', '#dccdf2'),
        },
      ) + stroke('M480 932C560 950 640 960 686 956', coat.rim, 6);
    drawing += mass('M474 918C490 940 484 984 456 1004L430 992C440 970 444 940 446 916Z', coat, {
      light,
      depth: 10,
      edge: 4,
    });
    drawing +=
      mass(
        'M452 926C428 912 400 914 376 930C352 950 352 986 376 1002C404 1012 432 1004 446 990C456 970 458 946 452 926Z',
        skin,
        { light, depth: 14, edge: 4 },
      ) +
      fingers(
        [
          '390 996 16, 358 1006 14, 332 1008 11',
          '384 980 16.5, 344 984 15, 312 984 11.5',
          '386 958 16.5, 344 956 15, 310 960 11.5',
          '396 938 16.5, 358 928 15, 326 938 11.5',
          '424 928 18, 400 900 15, 370 896 11.5',
        ],
        skin,
        light,
      );
    return drawing;
  },
  air: () =>
    shape('M-20 640L960 1100V1210H620L-20 900ZM-20 470L960 930V1050L-20 590Z', '#ffe3f8', 0.17) +
    glow(170, 510, 520, '#ffe3f3', 0.16),
};
