import { frontHead } from '../heads/front-head.ts';
import { skulls } from '../heads/skulls.ts';
import { circle, glow, mass, rect, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { fingers } from '../points.ts';
import { bindery } from '../scenes/bindery.ts';

const skin = {
  base: '#d99a72',
  shade: '#a9644f',
  rim: '#ffe3b8',
  deep: '#6f3b38',
  lip: '#a3524c',
  lowerLip: '#bb6d60',
  blush: '#cf6f56',
};
const hair = { base: '#54403c', shade: '#33272d', rim: '#ffdba6' };
/** Only at the temple and on the chin. */
const silver = '#b9a79f';
const lock = '#86695c';
const shirt = { base: '#fbeed8', shade: '#cfae9f', rim: '#fffdf2' };
const vest = { base: '#33586b', shade: '#233c52', rim: '#a8c2b4' };
const paper = { base: '#fff3da', shade: '#d8b391', rim: '#ffffff' };

export const emilio: Person = {
  id: 'emilio',
  faceBox: [150, 146, 604],
  lean: 1.5,
  colors: ['#d9a58f', '#e7cda8'],
  light: [0.84, -0.54],
  at: [452, 446],
  tilt: 3,
  scale: 1.12,
  wide: 0.96,
  head: frontHead({
    skull: skulls.tall,
    skin,
    iris: '#4d3524',
    ink: '#35201f',
    eye: [56, 23],
    eyeTilt: 4,
    lash: 0.02,
    lashWeight: 0.6,
    browWeight: 16,
    browColor: '#3d2c2d',
    nose: [1.1, 1.2],
    noseBump: true,
    mouth: { y: 134, width: 0.8 },
    ageLines: 'M-72 4L-88-2M-72 13L-90 14',
    castShadow: 'M-120-210H-60C-92-150-92-60-84 40L-120 80Z',
    faceDepth: 50,
    back: (light) =>
      mass(
        'M-60 150C-88 162-116 158-130 144C-134 150-142 152-150 148C-146 138-152 128-156 116C-160 118-166 116-170 110C-164 96-170 50-168 20C-166-30-160-60-150-84C-124-160-70-200 0-204C80-206 126-160 138-96C150-50 146 10 132 60C126 80 116 92 100 100Z',
        hair,
        { light, depth: 20, edge: 5 },
      ),
    beard: (light) =>
      mass(
        'M-112 26C-116 80-106 130-84 168C-72 204-34 236 22 240C66 238 94 206 104 168C116 132 118 86 114 48C108 80 100 100 92 112C72 96 48 94 28 98C2 94-26 102-44 120C-72 108-92 76-100 36Z',
        hair,
        {
          light,
          depth: 34,
          edge: 0,
          details:
            stroke(
              'M-60 150C-46 190-18 214 10 220M-24 170C-12 196 6 212 26 214M76 150C76 178 64 202 46 214',
              hair.shade,
              7,
              0.7,
            ) + shape('M4 168C20 176 44 176 58 166C62 200 50 236 24 240C6 230 0 200 4 168Z', silver, 0.5),
        },
      ),
    moustache: () =>
      shape(
        'M28 94C4 84-30 96-52 132C-24 128 6 124 28 116C50 124 76 126 102 116C86 90 52 84 28 94Z',
        '#5d4641',
      ) + shape('M28 94C4 84-30 96-52 132C-34 116-6 108 28 108Z', '#8d6f62'),
    front: (light) =>
      mass(
        'M-102 96C-134 60-154-10-140-80C-124-160-70-214 8-216C40-226 88-218 108-194C140-176 150-120 140-76C136-56 132-40 124-24C122-56 112-92 92-112C72-134 40-138 6-140C-16-140-38-146-50-156C-48-128-70-112-84-84C-98-50-92 0-90 36C-90 62-94 84-102 96Z',
        hair,
        {
          light,
          depth: 24,
          edge: 6,
          details:
            shape('M-118 0C-104-6-94 10-88 34L-102 92C-124 64-128 24-118 0Z', silver, 0.6) +
            stroke(
              'M-44-160C-10-186 50-184 92-140M-84-150C-60-192 0-206 56-188M-108-30C-112-72-96-118-66-138M-126-40C-128-80-116-124-90-154',
              lock,
              8,
            ) +
            stroke('M20-150C60-150 92-138 110-104', hair.shade, 7),
        },
      ) +
      // half-moon glasses, low on the nose
      stroke(
        'M-92 34H-4C-4 62-22 78-48 78S-92 62-92 34ZM40 36H112C112 62 98 78 78 78S42 64 40 36ZM-4 40C10 30 26 30 40 42M-92 38L-116 16',
        '#5a3038',
        8.5,
      ) +
      shape('M-80 40H-40L-64 68C-74 62-80 52-80 40ZM54 42H80L62 66C56 60 54 52 54 42Z', '#ffffff', 0.35),
  }),
  scene: bindery,
  body: (light) => {
    let drawing = mass('M380 560C384 650 370 700 322 730L470 850L634 722C580 700 556 650 556 580Z', skin, {
      light,
      depth: 26,
      edge: 6,
      details: shape('M360 560C390 700 470 760 520 760L600 560Z', skin.shade),
    });
    drawing += mass(
      'M330 712C270 738 200 756 172 826C138 910 140 1100 146 1260H812C820 1100 826 910 792 820C760 752 698 732 630 704L480 860Z',
      shirt,
      { light, depth: 46, edge: 8 },
    );
    drawing += mass(
      'M318 730C300 860 296 1060 300 1260H480L484 960C420 880 380 800 352 712ZM646 716C664 860 670 1060 668 1260H480L484 960C540 880 590 800 620 704Z',
      vest,
      {
        light,
        depth: 26,
        edge: 6,
        details:
          stroke('M484 960V1240', vest.shade, 7) +
          [1010, 1090].map((y) => circle(504, y, 9, '#e0b060')).join(''),
      },
    );
    drawing += mass(
      'M338 706C330 760 360 820 414 870L470 800C410 776 376 744 362 702ZM622 698C634 752 608 814 556 866L498 800C556 774 588 740 600 696Z',
      shirt,
      { light, depth: 12, edge: 6 },
    );
    return drawing;
  },
  over: (light) => {
    // bench, text block, needle and thread
    let drawing = shape('M-20 1096H980V1240H-20Z', '#6d3f40') + rect(-20, 1096, 1000, 10, 0, '#f0bd88');
    drawing += mass('M262 1012H640L660 1108H244Z', paper, {
      light,
      depth: 10,
      edge: 6,
      details:
        stroke('M256 1034H648M252 1054H652M248 1074H656M246 1092H660', paper.shade, 5) +
        stroke('M340 1010V1110M450 1010V1110M560 1010V1110', '#c0564e', 8),
    });
    // his right arm: palm flat on the pages
    drawing +=
      fingers(['330 1000 13.5, 384 979 12.9, 432 975 12.2, 470 984 11.6'], skin, light) +
      mass(
        'M206 1090C240 1046 280 1002 322 984C352 976 384 980 392 1000C398 1024 380 1044 350 1052C316 1064 300 1076 288 1092Z',
        skin,
        { light, depth: 16, edge: 5 },
      ) +
      fingers(
        [
          '376 992 14, 420 990 13.3, 456 996 12.7, 486 1006 12',
          '374 1012 13.5, 413 1011 12.9, 446 1017 12.2, 474 1026 11.6',
          '366 1032 12, 399 1033 11.4, 426 1038 10.9, 448 1044 10.3',
        ],
        skin,
        light,
      );
    drawing += mass(
      'M266 744C218 758 188 788 172 828C150 890 132 950 126 1012C122 1060 138 1098 172 1112C206 1126 236 1124 256 1112C266 1088 284 1066 304 1052C284 1042 264 1028 256 1012C268 960 284 910 310 870Z',
      shirt,
      {
        light,
        depth: 30,
        edge: 0,
        details:
          stroke('M238 1126C246 1088 266 1052 296 1030', shirt.shade, 6) +
          shape('M150 1060Q206 1041 279 984L292 1015Q213 1056 150 1060Z', shirt.shade) +
          shape('M150 960Q211 950 296 973L291 997Q209 961 150 960Z', shirt.shade) +
          shape('M200 860Q255 867 322 915L311 934Q250 877 200 860Z', shirt.shade),
      },
    );
    // his left arm: elbow on the bench, needle drawn up, thread taut
    drawing += mass(
      'M690 742C750 754 784 784 798 826C832 900 858 990 854 1062C842 1104 780 1106 740 1082C720 1000 700 900 676 850Z',
      shirt,
      {
        light,
        depth: 30,
        edge: 8,
        details:
          shape('M690 850C720 900 770 930 800 960L760 1110L690 1060Z', shirt.shade) +
          shape('M770 840Q746 886 681 929L665 909Q738 876 770 840Z', shirt.shade),
      },
    );
    drawing +=
      stroke('M618 838C604 900 584 960 560 1018', '#fffaf0', 5) +
      stroke('M618 838L560 738', '#4d5f70', 8) +
      stroke('M614 826L562 737', '#f3f8fa', 3.5);
    drawing += mass('M812 1016C784 960 752 916 724 884L662 926C676 972 702 1030 742 1066Z', skin, {
      light,
      depth: 18,
      edge: 6,
    });
    drawing +=
      fingers(
        [
          '722 854 11.5, 722 822 11, 712 798 10.4, 696 782 9.9',
          '704 840 12.5, 696 808 11.9, 680 788 11.3, 660 780 10.8',
          '684 834 13, 667 806 12.4, 645 794 11.8, 624 796 11.2',
        ],
        skin,
        light,
      ) +
      mass('M660 930C646 902 636 876 640 852C648 824 684 814 712 828C736 844 742 868 730 896Z', skin, {
        light,
        depth: 20,
        edge: 5,
      }) +
      fingers(
        [
          '670 846 13.5, 648 823 12.9, 627 813 12.2, 608 814 11.6',
          '668 888 14, 640 871 13.3, 619 849 12.7, 606 826 12',
        ],
        skin,
        light,
      );
    drawing += mass(
      'M852 1046C840 1000 810 958 778 930C746 942 716 964 700 992C714 1044 744 1090 792 1104C834 1106 858 1086 852 1046Z',
      shirt,
      {
        light,
        depth: 26,
        edge: 7,
        details:
          shape('M722 1040Q760 985 835 927L851 946Q768 994 722 1040Z', shirt.shade) +
          shape('M756 1086Q793 1036 866 985L882 1006Q800 1047 756 1086Z', shirt.shade) +
          stroke('M704 1006C724 976 754 954 790 942', shirt.shade, 6),
      },
    );
    return drawing;
  },
  air: () => glow(820, 280, 520, '#fff0c0', 0.15),
};
