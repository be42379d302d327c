import { lamplitProfile } from '../heads/lamplit-profile.ts';
import { glow, mass, rect, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { fingers } from '../points.ts';
import { jazzBar, wood } from '../scenes/jazz-bar.ts';

const skin = {
  base: '#945c40',
  shade: '#5d3440',
  rim: '#ffc98a',
  deep: '#43232c',
  lip: '#7c3b40',
  lowerLip: '#8c4b48',
  blush: '#b85a48',
};
const hair = { base: '#3a2e3c', shade: '#251d33', rim: '#d7b08c' };
const coat = { base: '#c98c4c', shade: '#7d4f4e', rim: '#ffe2a4' };
const knit = { base: '#26315f', shade: '#192148', rim: '#7f95d8' };

export const andre: Person = {
  id: 'andre',
  faceBox: [196, 160, 560],
  colors: ['#5b9df0', '#9cc7ff'],
  light: [0.86, -0.5],
  at: [462, 438],
  tilt: 5,
  shift: -64,
  scale: 1.12,
  lean: 0,
  head: lamplitProfile(skin, hair, '#1d1220'),
  scene: jazzBar,
  body: (light) => {
    // dark roll-neck; the coat hangs from his shoulders
    let drawing = mass(
      'M318 700C300 760 280 900 286 1260H690C700 1100 690 900 640 800C610 740 580 716 548 690Z',
      knit,
      {
        light,
        depth: 40,
        edge: 7,
        details: shape('M560 820Q538 905 469 995L439 976Q523 895 560 820Z', knit.shade),
      },
    );
    drawing += mass(
      'M316 690C236 716 158 764 130 850C96 980 90 1120 86 1260H430C420 1130 400 1000 390 900C372 820 356 760 316 690Z',
      coat,
      {
        light,
        depth: 34,
        edge: 0,
        details:
          shape('M160 880Q187 1071 179 1291L119 1289Q157 1070 160 880Z', coat.shade) +
          shape('M250 780Q268 1023 232 1292L183 1288Q243 1021 250 780Z', coat.shade) +
          shape('M300 940Q308 1101 355 1288L311 1292Q286 1103 300 940Z', coat.shade),
      },
    );
    return drawing;
  },
  over: (light) => {
    // collar over the neck, the coat over the collar
    let drawing = mass(
      'M330 648C306 680 304 716 314 760C386 804 500 800 558 744C566 716 562 692 552 672C496 716 400 712 330 648Z',
      knit,
      { light, depth: 26, edge: 7, details: stroke('M318 712C392 758 498 756 562 710', knit.shade, 6) },
    );
    drawing += mass(
      'M322 662C268 690 240 740 252 816L318 872L302 926L420 1170C446 1020 430 900 380 806C350 756 336 716 334 690Z',
      coat,
      { light, depth: 22, edge: 7 },
    );
    // keyboard from the side
    drawing +=
      mass('M600 1050H1040V1100H640C612 1100 600 1080 600 1050Z', wood, { light, depth: 0, edge: 0 }) +
      shape('M620 1026H1040V1052H620Z', '#fff3d8') +
      shape('M620 1040H1040V1052H620Z', '#d7b59c') +
      rect(700, 1012, 340, 16, 4, '#1c2454') +
      shape('M596 1098H1040V1240H660Z', wood.shade) +
      shape('M596 1098H1040V1106H600Z', '#ffcf8a', 0.7);
    drawing +=
      fingers(
        [
          '800 958 12.5, 825 967 11.9, 840 989 11.3, 846 1014 10.8',
          '782 956 13.5, 809 964 12.9, 824 989 12.2, 828 1018 11.6',
        ],
        skin,
        light,
      ) +
      mass(
        'M560 990C604 962 650 930 700 916C740 908 780 920 802 946C812 962 806 976 790 978C760 980 730 1000 700 1012C660 1030 620 1044 588 1056Z',
        skin,
        { light, depth: 20, edge: 7 },
      ) +
      fingers(
        [
          '756 958 14, 786 966 13.3, 801 990 12.7, 804 1020 12',
          '732 968 14, 760 976 13.3, 774 997 12.7, 776 1022 12',
          '690 992 14, 710 1003 13.3, 729 1014 12.7, 744 1024 12',
        ],
        skin,
        light,
      );
    drawing += stroke('M804 984L824 972', '#ffd36a', 10);
    drawing += mass(
      'M470 800C430 830 420 900 430 960C440 1020 462 1070 500 1086C540 1094 590 1074 624 1054C622 1020 610 980 590 952C570 962 556 966 546 962C560 920 560 850 540 810C520 790 492 788 470 800Z',
      knit,
      {
        light,
        depth: 26,
        edge: 7,
        details:
          shape('M446 1010Q505 991 575 928L590 958Q513 1007 446 1010Z', knit.shade) +
          shape('M448 890Q513 896 593 940L582 964Q507 908 448 890Z', knit.shade) +
          shape('M510 1070Q545 1022 571 934L590 945Q554 1027 510 1070Z', knit.shade) +
          shape('M580 1060Q593 1011 593 929L609 932Q601 1012 580 1060Z', knit.shade),
      },
    );
    return drawing;
  },
  air: () => shape('M700 330L860 330L1000 1240H120Z', '#ffd68a', 0.07) + glow(780, 360, 520, '#ffe2a0', 0.15),
};
