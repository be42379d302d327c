import { frontHead } from '../heads/front-head.ts';
import { swept } from '../heads/hair.ts';
import { skulls } from '../heads/skulls.ts';
import { circle, ellipse, glow, group, mass, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { fingers, tube } from '../points.ts';
import { teaHouse } from '../scenes/tea-house.ts';

const skin = {
  base: '#dda684',
  shade: '#a65f68',
  rim: '#ffebc2',
  deep: '#74384a',
  lip: '#a04a52',
  lowerLip: '#bd6663',
  blush: '#de6a5c',
};
const hair = { base: '#f6e9e2', shade: '#c08e9f', rim: '#fffaf0', strand: '#d3a3b1' };
const worn = swept(hair);
const knit = { base: '#76804c', shade: '#4b3f4d', rim: '#ffdfa8' };
const shirt = { base: '#fbead8', shade: '#c58f98', rim: '#fffaf0' };
const wood = { base: '#8a3f3a', shade: '#561f38', rim: '#ffc08a' };
const pot = { base: '#f0d2c8', shade: '#a8687f', rim: '#ffffff' };
const plum = '#5c1136';

export const yusuf: Person = {
  id: 'yusuf',
  colors: ['#9F1239', '#FDA4AF'],
  light: [-0.93, -0.36],
  mirrored: true,
  at: [500, 446],
  tilt: 5,
  scale: 1.12,
  lean: 0,
  faceBox: [222, 150, 552],
  head: frontHead({
    skull: skulls.heavy,
    skin,
    iris: '#4a3324',
    ink: '#33182a',
    eye: [54, 23],
    eyeTilt: -8,
    lash: 0.02,
    lashWeight: 0.7,
    browWeight: 20,
    browColor: '#fff3ea',
    nose: [1.36, 1.18],
    noseBump: true,
    mouth: { y: 146, width: 0.84, height: 0.9 },
    ageLines:
      'M-62 36C-50 46-28 46-16 38M-74 4L-90-4M-74 14L-92 16M-72 24L-88 34M-30-96C4-106 40-106 74-98M-20-118C6-124 36-124 62-120M44 36C54 44 72 44 82 36',
    faceDepth: 66,
    back: (light) => worn.back(light),
    moustache: (light) =>
      mass(
        'M30 84C14 76-8 82-28 96C-52 112-80 112-100 92C-104 120-86 148-56 152C-26 154 8 142 30 126C52 144 82 150 104 138C122 126 128 108 124 92C112 106 94 106 76 94C62 84 46 78 30 84Z',
        hair,
        {
          light,
          depth: 14,
          edge: 6,
          details: stroke(
            'M16 100C-10 106-40 130-72 124M44 100C64 106 84 122 108 116M22 114C0 124-24 138-50 138',
            '#d9a9b2',
            5,
          ),
        },
      ),
    front: (light) => worn.front(light),
  }),
  scene: teaHouse,
  body: (light) => {
    let drawing = mass('M420 560C424 640 416 700 380 744L500 880L640 744C604 700 590 650 590 570Z', skin, {
      light,
      depth: 34,
      edge: 0,
      details: shape('M400 590C450 710 560 730 620 620V560Z', skin.shade),
    });
    drawing += mass('M384 730C360 800 350 1000 350 1240H640C660 1000 650 820 622 728L500 880Z', shirt, {
      light,
      depth: 60,
      edge: 0,
    });
    drawing += mass(
      'M388 706C372 730 376 790 408 846L498 880C450 830 420 780 412 712ZM616 700C636 740 628 800 596 846L498 880C556 826 596 770 598 704Z',
      shirt,
      { light, depth: 12, edge: 6 },
    );
    drawing += mass(
      'M384 736C320 752 262 772 240 840C214 930 220 1100 212 1260H480C500 1120 500 980 486 900C440 850 400 800 384 736Z',
      knit,
      {
        light,
        depth: 90,
        edge: 8,
        details:
          stroke('M472 900C490 980 490 1120 470 1260', knit.shade, 26) +
          [960, 1040, 1120].map((y) => circle(474, y, 11, '#e8b45c')).join(''),
      },
    );
    drawing += mass(
      'M620 732C690 744 752 764 776 830C800 920 800 1100 800 1260H520C520 1120 510 980 500 900C560 850 600 800 620 732Z',
      knit,
      { light, depth: 130, edge: 0 },
    );
    return drawing;
  },
  over: (light) => {
    // the chair, bent beech
    let drawing =
      stroke(
        'M690 1140C690 1060 684 980 696 930C712 856 884 856 900 930C908 980 904 1060 904 1140',
        wood.shade,
        34,
      ) +
      stroke(
        'M684 1140C684 1060 678 980 690 926C706 850 878 850 894 926C902 980 898 1060 898 1140',
        '#b5613f',
        20,
      );
    // one arm over the chair back
    drawing +=
      mass(tube('818 1000 32, 802 1036 34, 790 1058 28'), skin, { light, depth: 16, edge: 4 }) +
      fingers(
        [
          '814 1052 16, 822 1086 14, 814 1112 11',
          '800 1060 16, 804 1100 14, 796 1126 11',
          '784 1058 16, 784 1096 14, 776 1120 11',
          '770 1030 16, 758 1062 14, 764 1086 11',
        ],
        skin,
        light,
      );
    drawing +=
      mass(
        'M676 744C740 748 800 770 850 816C892 850 900 900 884 940C872 980 860 1000 850 1018C830 1024 800 1020 784 1004C788 970 792 950 780 926C730 920 690 910 650 880Z',
        knit,
        { light, depth: 50, edge: 0 },
      ) +
      shape('M784 930Q830 920 864 850Q852 942 784 930Z', knit.shade) +
      shape('M690 896Q740 880 780 830Q758 898 690 896Z', knit.shade) +
      mass('M786 984C806 1000 836 1006 862 1000L852 1030C826 1038 798 1030 780 1014Z', shirt, {
        light,
        depth: 8,
        edge: 4,
      });
    // the other lifts the glass into the sun
    drawing +=
      mass(
        'M308 768C252 784 214 830 200 900C182 990 172 1060 190 1120C220 1180 290 1170 320 1120C350 1060 360 1000 370 930C340 950 300 946 280 924C290 870 300 820 308 768Z',
        knit,
        { light, depth: 60, edge: 8 },
      ) +
      shape('M200 1040Q270 1060 300 960Q294 1084 200 1040Z', knit.shade) +
      shape('M206 930Q250 960 288 900Q270 980 206 930Z', knit.shade) +
      mass('M278 908C304 936 344 944 374 930L368 962C340 974 296 968 270 942Z', shirt, {
        light,
        depth: 10,
        edge: 4,
      });
    drawing +=
      mass(tube('318 904 31, 330 866 37, 336 836 32'), skin, { light, depth: 18, edge: 4 }) +
      fingers(['344 818 18, 312 792 16, 282 790 13', '350 836 18, 312 812 16, 280 814 13'], skin, light);
    drawing += group(
      shape(
        'M-30-72C-27-42-17-26-17-6C-17 10-34 18-34 42C-34 60-17 66 0 66C17 66 34 60 34 42C34 18 17 10 17-6C17-26 27-42 30-72Z',
        '#fff0dc',
        0.65,
      ) +
        shape(
          'M-27-46C-23-30-15-20-15-4C-15 12-31 20-31 42C-31 57-16 62 0 62C16 62 31 57 31 42C31 20 15 12 15-4C15-20 23-30 27-46Z',
          '#c3222c',
        ) +
        shape(
          'M-27-46C-23-30-15-20-15-4C-15 12-31 20-31 42C-31 50-26 56-18 58C-14 30 2 20-2-4C-6-20-12-30-14-46Z',
          '#ff8a4a',
        ) +
        stroke('M22-66C20-50 14-34 12-20M-25-62C-24-54-22-48-20-44', '#ffffff', 5),
      'translate(292 786) rotate(-5)',
    );
    drawing += fingers(
      [
        '350 862 18, 318 846 16, 288 842 13',
        '346 888 17, 320 880 15, 300 884 12',
        '354 850 20, 332 816 17, 304 800 13',
      ],
      skin,
      light,
    );
    // two pots, one on the other, on the corner of the table
    drawing +=
      shape('M-20 1128H980V1220H-20Z', wood.shade) +
      shape('M-20 1128H560L500 1220H-20Z', wood.base) +
      shape('M-20 1128H980V1138H-20Z', wood.rim);
    drawing +=
      stroke('M690 1070C736 1060 740 1110 694 1112M656 968C690 964 690 1004 654 1006', plum, 13) +
      mass(
        'M508 1046L470 1060L480 1078L512 1092C512 1116 520 1134 536 1140H668C684 1130 694 1106 688 1080C682 1050 660 1034 640 1030H560C540 1030 520 1036 508 1046Z',
        pot,
        { light, depth: 34, edge: 6 },
      ) +
      mass(
        'M556 950L530 940L522 952L550 984C550 1004 556 1020 566 1030H640C652 1018 658 996 654 974C650 950 634 940 620 936H584C572 938 562 942 556 950Z',
        pot,
        { light, depth: 26, edge: 5 },
      ) +
      shape('M580 936C584 916 622 916 626 936Z', '#b0748a') +
      circle(603, 912, 10, '#f0b23f');
    drawing +=
      ellipse(330, 1142, 70, 14, '#fff0dc') +
      shape('M318 1118H346V1140H318ZM350 1126H372V1142H350Z', '#ffffff');
    return drawing;
  },
  air: () => glow(270, 500, 560, '#ffd9a8', 0.16),
};
