import { frontHead } from '../heads/front-head.ts';
import { skulls } from '../heads/skulls.ts';
import { ellipse, glow, group, mass, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { curls, fingers, tube } from '../points.ts';
import { trattoria } from '../scenes/trattoria.ts';

const skin = {
  base: '#e8b184',
  shade: '#bd7c5e',
  rim: '#fff0cf',
  deep: '#864638',
  lip: '#b5524e',
  lowerLip: '#cb7164',
  blush: '#dd6a50',
};
const hair = { base: '#3b2220', shade: '#28161b', rim: '#c98256' };
const white = { base: '#fff4e6', shade: '#d9b7ae', rim: '#ffffff' };
const scarf = { base: '#e2553f', shade: '#a93a3d', rim: '#ffb27a' };
const apron = { base: '#53304c', shade: '#3b2039', rim: '#d58a6a' };
const wood = { base: '#8a4a44', shade: '#56263c', rim: '#ffc48a' };
const snow = '#fff6dc';

export const luca: Person = {
  id: 'luca',
  faceBox: [230, 156, 540],
  colors: ['#ff7f50', '#ffc145'],
  wide: 0.96,
  lean: -3,
  light: [-0.78, -0.62],
  mirrored: true,
  at: [500, 446],
  tilt: 6,
  scale: 1.14,
  head: frontHead({
    skull: skulls.strong,
    skin,
    iris: '#4a2a1c',
    ink: '#2a161a',
    eye: [66, 30],
    lash: 0.04,
    browWeight: 15,
    browColor: hair.base,
    nose: [1.06, 1.04],
    noseBump: true,
    mouth: { y: 121, turn: 5, width: 0.94 },
    marks: shape(
      'M-114 40C-106 64-92 92-66 112C-44 104-24 98-12 96C10 90 46 90 62 96C80 100 104 90 118 46C122 110 96 200 30 204C-40 200-110 140-114 40Z',
      '#8a5648',
      0.24,
    ),
    castShadow: 'M-120-210H130V-86C90-116 30-118-20-104C-62-90-88-50-94 30L-120 60Z',
    faceDepth: 64,
    back: (light) =>
      mass(
        curls(
          '-116 70, -138 20, -146 -40, -136 -100, -104 -160, -50 -200, 20 -214, 86 -196, 130 -150, 140 -90, 128 -40, 100 20',
        ),
        hair,
        { light, depth: 16, edge: 6 },
      ),
    front: (light) =>
      mass(
        curls(
          '-106 30, -124 -20, -132 -76, -112 -134, -76 -180, -20 -212, 44 -214, 104 -190, 138 -140, 136 -92, 112 -62, 88 -96, 48 -114, 4 -104, -40 -116, -78 -92, -88 -44, -90 4',
          0.6,
        ),
        hair,
        {
          light,
          depth: 20,
          edge: 6,
          details: stroke(
            'M-84-138C-70-168-40-182-14-180M16-186C50-190 86-172 100-142M-50-136C-30-152 0-154 22-146M44-150C66-150 84-140 94-124M-112-60C-112-84-104-100-94-112',
            '#6a4038',
            9,
            0.85,
          ),
        },
      ),
  }),
  scene: trattoria,
  body: (light) => {
    let drawing = mass('M412 560C412 640 400 700 350 730L490 850L650 726C600 700 582 650 578 580Z', skin, {
      light,
      depth: 34,
      edge: 5,
      details: shape('M410 600C450 716 560 740 620 630V560Z', skin.shade),
    });
    drawing += mass(
      'M362 708C300 728 226 742 200 806C176 900 210 1100 220 1260H800C812 1100 820 910 790 826C760 760 706 740 646 708L510 850Z',
      white,
      {
        light,
        depth: 30,
        edge: 6,
        details: shape('M590 700C570 860 610 1000 590 1260H860V700Z', white.shade),
      },
    );
    drawing +=
      mass('M384 900C460 924 570 924 640 896L668 1260H366Z', apron, { light, depth: 40, edge: 6 }) +
      stroke('M392 904C380 850 372 800 372 770M634 900C648 850 652 800 648 764', apron.base, 20);
    drawing += mass(
      'M362 706C346 744 358 798 402 850L478 880L510 850C440 810 394 770 382 712ZM646 702C664 746 652 800 616 850L540 880L510 850C576 810 616 770 624 708Z',
      white,
      { light, depth: 12, edge: 5 },
    );
    drawing +=
      mass(
        'M374 700C410 756 460 786 502 792C550 786 606 756 632 698C650 720 644 750 628 768C600 804 550 828 504 830C450 826 402 798 376 762C362 742 362 720 374 700Z',
        scarf,
        { light, depth: 18, edge: 6 },
      ) +
      mass(
        'M476 806C466 846 444 880 420 904L476 918L500 846L544 910L584 876C560 852 540 832 526 808C510 796 492 796 476 806Z',
        scarf,
        { light, depth: 12, edge: 5 },
      );
    return drawing;
  },
  over: (light) => {
    // your table, your plate
    let drawing = mass(
      'M-20 1096C300 1072 660 1072 980 1096V1220H-20Z',
      { base: '#fde3c6', shade: '#dfa994', rim: '#ffffff' },
      { light: [0, -1], depth: 1, edge: 6, details: shape('M700 1060H980V1220H820Z', '#dfa994') },
    );
    let p =
      ellipse(534, 1142, 170, 44, '#d9a596') +
      ellipse(526, 1130, 166, 44, '#ffffff') +
      ellipse(526, 1126, 126, 30, '#f2cfae');
    const tortellino = (x: number, y: number, turn: number) =>
      group(
        mass(
          'M-38 8C-38-20-16-34 4-34C28-32 42-10 38 12C34 28-30 30-38 8Z',
          { base: '#f9c766', shade: '#cf7f42', rim: '#fff0b8' },
          { light, depth: 12, edge: 4, details: stroke('M-14 10C-16-10 14-14 14 6', '#c0703a', 6) },
        ),
        `translate(${x} ${y}) rotate(${turn})`,
      );
    p +=
      tortellino(450, 1118, -10) +
      tortellino(602, 1116, 20) +
      tortellino(500, 1098, 24) +
      tortellino(556, 1100, -8) +
      tortellino(486, 1132, 8) +
      tortellino(566, 1132, -14) +
      tortellino(528, 1076, 10);
    p += stroke(
      'M538 1004h.1M556 1016h.1M528 1028h.1M550 1038h.1M520 1052h.1M562 1056h.1M508 1030h.1M536 1062h.1M508 1080h.1M552 1082h.1M478 1100h.1M590 1100h.1M530 1098h.1M460 1112h.1M566 1120h.1',
      snow,
      12,
    );
    drawing += group(p, 'translate(40 0)');
    // left arm, straight, his weight on your chair
    drawing += group(
      mass('M196 1086H232L240 1240H190ZM424 1086H460L470 1240H424Z', wood, { light, depth: 12, edge: 5 }) +
        mass(
          'M176 1062C260 1044 380 1044 474 1062C484 1080 482 1100 474 1114C380 1096 264 1096 178 1114C168 1098 168 1078 176 1062Z',
          wood,
          { light, depth: 16, edge: 8 },
        ) +
        mass('M224 1166C300 1154 366 1154 434 1166V1196C366 1184 300 1184 224 1196Z', wood, {
          light,
          depth: 10,
          edge: 5,
        }),
      'translate(-26 0)',
    );
    drawing +=
      mass(tube('226 930 44, 262 990 38, 292 1036 30, 304 1062 36'), skin, { light, depth: 30, edge: 6 }) +
      fingers(
        [
          '286 1046 17, 262 1066 15, 252 1092 12',
          '292 1066 17, 284 1100 15, 284 1126 12',
          '312 1070 17, 312 1106 15, 312 1132 12',
          '332 1062 16, 338 1098 14, 340 1122 12',
        ],
        skin,
        light,
      );
    drawing +=
      mass(
        'M290 738C238 752 202 784 188 832C170 890 164 930 174 968C196 998 262 980 290 940C300 900 318 860 318 812C314 784 304 758 290 738Z',
        white,
        { light, depth: 62, edge: 8 },
      ) +
      mass(
        'M164 926C190 962 256 946 288 900C302 912 306 936 298 956C266 1000 206 1012 172 984C160 968 158 944 164 926Z',
        white,
        { light, depth: 14, edge: 6 },
      );
    // right arm lifts a pinch of cheese
    drawing +=
      mass(
        'M680 726C740 744 780 776 800 830C830 900 860 980 852 1040C838 1090 784 1096 742 1068C728 1010 716 950 684 880Z',
        white,
        { light, depth: 30, edge: 0, details: shape('M760 740L700 1120H900V740Z', white.shade) },
      ) + shape('M718 960Q760 950 826 900Q780 970 718 960Z', white.shade);
    drawing +=
      fingers(['668 944 18, 630 976 15, 590 996 11'], skin, light) +
      mass(tube('808 1036 50, 768 980 44, 706 924 29, 660 910 31, 626 912 26'), skin, {
        light,
        depth: 30,
        edge: 5,
      }) +
      fingers(
        [
          '614 900 18, 580 928 15, 570 984 11',
          '624 908 18, 594 944 16, 586 992 11',
          '638 918 18, 614 954 15, 608 988 11',
          '654 928 17, 640 958 14, 636 984 11',
        ],
        skin,
        light,
      );
    drawing += mass(
      'M738 934C716 962 700 1000 704 1024C740 1068 800 1096 842 1082C862 1060 864 1030 852 1006C800 1000 762 974 738 934Z',
      white,
      { light, depth: 22, edge: 6, details: stroke('M730 964C752 1010 800 1042 850 1046', white.shade, 7) },
    );
    return drawing;
  },
  air: () => glow(240, 240, 620, '#ffe2a0', 0.15),
};
