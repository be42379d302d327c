import { frontHead } from '../heads/front-head.ts';
import { shortCurls } from '../heads/hair.ts';
import { skulls } from '../heads/skulls.ts';
import { ellipse, glow, group, mass, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { fingers, tube } from '../points.ts';
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
const hair = { base: '#3b2220', shade: '#28161b', rim: '#c98256', strand: '#6a4038' };
const worn = shortCurls(hair);
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
    lashWeight: 0.75,
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
    back: (light) => worn.back(light),
    front: (light) => worn.front(light),
  }),
  scene: trattoria,
  body: (light) => {
    let drawing = mass('M429 560C429 640 419 694 378 718L490 849L657 737C605 705 586 651 582 580Z', skin, {
      light,
      depth: 34,
      edge: 5,
      details: shape('M427 600C459 712 562 744 626 630L626 560Z', skin.shade),
    });
    drawing += mass(
      'M388 699C337 712 276 720 247 785C196 891 210 1100 220 1260L800 1260C812 1100 824 917 801 843C773 780 716 756 653 716L510 850Z',
      white,
      {
        light,
        depth: 30,
        edge: 6,
        details: shape('M594 704C572 863 610 1000 590 1260L860 1260L878 719Z', white.shade),
      },
    );
    drawing +=
      mass('M391 897C461 923 571 925 642 900L668 1260L366 1260Z', apron, { light, depth: 40, edge: 6 }) +
      stroke('M398 901C394 844 393 790 396 759M636 903C652 857 658 810 655 775', apron.base, 20);
    drawing += mass(
      'M388 698C375 731 382 787 413 845L479 879L510 850C450 806 414 761 404 704ZM653 710C672 759 658 810 619 855L540 881L510 850C579 815 622 779 630 715Z',
      white,
      { light, depth: 12, edge: 5 },
    );
    drawing +=
      mass(
        'M398 693C427 748 466 782 502 792C552 789 611 764 638 704C657 730 651 761 634 778C604 811 551 831 504 830C457 823 419 791 399 752C388 730 388 710 398 693Z',
        scarf,
        { light, depth: 18, edge: 6 },
      ) +
      mass(
        'M478 804C469 844 449 878 425 902L477 917L500 846L544 911L586 879C561 855 541 834 526 809C510 796 493 795 478 804Z',
        scarf,
        { light, depth: 12, edge: 5 },
      );
    return drawing;
  },
  over: (light) => {
    // your table, your plate
    let drawing = mass(
      'M-20 1096C300 1072 660 1072 980 1096L980 1220L-20 1220Z',
      { base: '#fde3c6', shade: '#dfa994', rim: '#ffffff' },
      {
        light: [0, -1],
        depth: 1,
        edge: 6,
        details: shape('M700 1060L980 1060L980 1220L820 1220Z', '#dfa994'),
      },
    );
    let plate =
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
    plate +=
      tortellino(450, 1118, -10) +
      tortellino(602, 1116, 20) +
      tortellino(500, 1098, 24) +
      tortellino(556, 1100, -8) +
      tortellino(486, 1132, 8) +
      tortellino(566, 1132, -14) +
      tortellino(528, 1076, 10);
    plate += stroke(
      'M538 1004h.1M556 1016h.1M528 1028h.1M550 1038h.1M520 1052h.1M562 1056h.1M508 1030h.1M536 1062h.1M508 1080h.1M552 1082h.1M478 1100h.1M590 1100h.1M530 1098h.1M460 1112h.1M566 1120h.1',
      snow,
      12,
    );
    drawing += group(plate, 'translate(40 0)');
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
      mass(tube('234 926 44, 262 990 38, 292 1036 30, 304 1062 36'), skin, { light, depth: 30, edge: 6 }) +
      fingers(
        [
          '276 1056 15, 264 1080 13, 262 1100 10.5',
          '290 1066 16.5, 279 1098 14.5, 282 1121 11.5',
          '308 1072 17.5, 301 1110 15, 306 1139 12',
          '327 1068 17, 330 1104 15, 323 1130 12',
          '322 1046 17, 350 1058 15, 376 1070 12',
        ],
        skin,
        light,
      );
    drawing +=
      mass(
        'M329 721C286 731 256 760 229 814C194 880 174 925 174 968C196 998 262 980 294 938C312 895 337 852 346 800C348 769 340 742 329 721Z',
        white,
        { light, depth: 62, edge: 8 },
      ) +
      mass(
        'M176 921C190 962 260 944 301 894C312 908 311 934 299 956C266 1000 206 1012 172 984C160 968 164 942 176 921Z',
        white,
        { light, depth: 14, edge: 6 },
      );
    // right arm lifts a pinch of cheese
    drawing +=
      mass(
        'M689 739C752 763 794 798 811 847C835 909 860 980 852 1040C838 1090 784 1096 742 1068C728 1010 717 951 688 886Z',
        white,
        { light, depth: 30, edge: 0, details: shape('M773 760L700 1120L900 1120L920 772Z', white.shade) },
      ) + shape('M718 960Q761 951 831 909Q780 970 718 960Z', white.shade);
    drawing +=
      fingers(['669 945 18, 630 976 15, 590 996 11'], skin, light) +
      mass(tube('808 1036 50, 768 980 44, 708 927 29, 662 913 31, 628 915 26'), skin, {
        light,
        depth: 30,
        edge: 5,
      }) +
      fingers(
        [
          '616 903 18, 577 926 15.5, 571 989 11',
          '626 911 18, 593 944 16, 585 997 11.5',
          '642 920 18, 622 953 15, 613 977 11.5',
          '659 930 16, 652 958 13, 647 976 10',
        ],
        skin,
        light,
      );
    drawing += mass(
      'M740 937C716 962 700 1000 704 1024C740 1068 800 1096 842 1082C862 1060 864 1030 852 1006C800 1000 762 974 740 937Z',
      white,
      { light, depth: 22, edge: 6, details: stroke('M730 964C752 1010 800 1042 850 1046', white.shade, 7) },
    );
    return drawing;
  },
  air: () => glow(320, 220, 620, '#ffe2a0', 0.15),
};
