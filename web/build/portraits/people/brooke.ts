import { frontHead } from '../heads/front-head.ts';
import { bob } from '../heads/hair.ts';
import { skulls } from '../heads/skulls.ts';
import { circle, glow, group, mass, rect, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { each, fingers } from '../points.ts';
import { radioStudio } from '../scenes/radio-studio.ts';

const skin = {
  base: '#fbd3b8',
  shade: '#e09a8a',
  rim: '#fffbe8',
  deep: '#a9605c',
  lip: '#c95a5e',
  lowerLip: '#e08078',
  blush: '#f08a78',
};
const hair = { base: '#d89a48', shade: '#a5643f', rim: '#fff0b8', strand: '#f0bd6c' };
const worn = bob(hair);
const shirt = { base: '#e0593f', shade: '#a73a48', rim: '#ffc9a0' };
const tee = { base: '#fdf6e6', shade: '#cfc4c4' };
const dog = { base: '#9d97b8', shade: '#68618c', rim: '#f4fff4' };
const mic = { base: '#3b3f63', shade: '#262847', rim: '#bfeee2' };

export const brooke: Person = {
  id: 'brooke',
  faceBox: [190, 152, 548],
  slim: 0.94,
  lean: 3,
  colors: ['#5ee0c0', '#5fc8f5'],
  light: [-0.88, -0.47],
  mirrored: true,
  at: [474, 446],
  tilt: 8,
  scale: 1.12,
  head: frontHead({
    skull: skulls.full,
    skin,
    iris: '#3f7f8c',
    ink: '#3a2430',
    eye: [60, 27],
    eyeTilt: 2,
    lash: 0.06,
    browWeight: 13,
    browColor: '#a56a3a',
    nose: [0.9, 0.97],
    mouth: { y: 121, turn: 5, width: 0.94, height: 0.88 },
    ageLines: 'M-78 8L-89 4M-78 16L-90 18',
    marks: each('-62 58, -44 66, -78 66, -54 46, 80 54, 94 62', (x, y) => circle(x, y, 4, '#dd9a7c', 0.8)),
    castShadow: 'M-120-210H130V-100C90-120 60-150 40-150C10-110-60-100-84-30L-100 80H-120Z',
    faceDepth: 48,
    back: (light) => worn.back(light) + stroke('M20-222C78-226 110-194 121-134', '#262847', 20),
    front: (light) =>
      worn.front(light) +
      stroke('M-142 10C-172-118-106-222 26-222', '#262847', 20) +
      stroke('M-150-16C-166-120-98-218 16-224', '#8fd8cf', 6) +
      mass(
        'M-152-34C-112-44-84-10-84 36C-84 82-112 112-148 104C-178 94-186 60-184 28C-180-6-172-28-152-34Z',
        mic,
        { light, depth: 18, edge: 6, details: circle(-128, 36, 24, '#e0593f') },
      ),
  }),
  scene: radioStudio,
  body: (light) => {
    let drawing = mass('M424 570C420 650 414 690 372 722L490 850L606 722C566 700 544 650 548 580Z', skin, {
      light,
      depth: 24,
      edge: 5,
      details:
        shape('M420 590C450 640 500 700 560 720L500 850L660 720V580Z', skin.shade) +
        shape('M410 560H620L600 780C520 750 440 700 416 620Z', '#d58f84'),
    });
    drawing += mass('M372 712C400 790 560 790 606 706L650 1240H330Z', tee, { light, depth: 44, edge: 0 });
    drawing += mass(
      'M384 706C326 734 262 748 236 810C206 900 200 1060 196 1260H470C470 1080 420 860 384 706Z',
      shirt,
      {
        light,
        depth: 34,
        edge: 8,
        details: shape('M400 960Q331 869 275 739L298 727Q343 864 400 960Z', shirt.shade),
      },
    );
    drawing += mass(
      'M598 698C660 728 716 744 742 804C776 900 784 1060 784 1260H540C540 1080 566 860 598 698Z',
      shirt,
      { light, depth: 12, edge: 0, details: shape('M660 720L600 1260H860V720Z', shirt.shade) },
    );
    drawing += mass(
      'M386 696C352 730 340 790 372 880L446 826C408 780 390 736 394 700ZM594 690C624 726 630 790 598 878L536 826C570 780 590 736 588 696Z',
      shirt,
      { light, depth: 12, edge: 6 },
    );
    return drawing;
  },
  over: (light) => {
    // desk, notes, sleeping greyhound
    let drawing =
      shape('M-20 1092H980V1240H-20Z', '#1b4e60') +
      rect(-20, 1092, 1000, 10, 0, '#bff5e4') +
      shape('M300 1100L560 1088L640 1150L330 1176Z', '#fffdf0') +
      shape('M520 1096L700 1104L690 1170L560 1150Z', '#e8f5ec') +
      stroke('M360 1120L530 1110M372 1142L560 1130', '#8fb7bd', 6);
    // elbow on the desk, chin on the back of her fingers
    drawing += mass(
      'M706 800C760 850 800 960 796 1060C792 1110 740 1124 690 1104C650 1090 620 1064 622 1040C650 1000 668 900 660 830Z',
      shirt,
      { light, depth: 0, edge: 0, details: shape('M600 780H820V1140H600Z', shirt.shade) },
    );
    drawing +=
      mass(
        'M650 900C652 850 648 800 640 756C640 716 632 676 606 658C580 644 540 650 530 674C526 702 540 736 560 766C568 810 572 860 570 906Z',
        skin,
        { light, depth: 26, edge: 5 },
      ) +
      fingers(
        [
          '590 748 12.5, 562 738 11.9, 539 739 11.3, 520 748 10.8',
          '586 718 13.5, 553 707 12.9, 526 709 12.2, 502 720 11.6',
          '584 688 14, 546 676 13.3, 513 679 12.7, 488 692 12',
          '588 662 14, 547 650 13.3, 511 651 12.7, 482 662 12',
        ],
        skin,
        light,
      );
    drawing += mass(
      'M566 876C560 930 560 1000 590 1060C620 1116 700 1124 736 1090C760 1060 740 980 704 930C684 904 670 890 656 874C630 886 596 886 566 876Z',
      shirt,
      {
        light,
        depth: 36,
        edge: 7,
        details:
          shape('M576 910Q624 880 707 874L712 895Q626 891 576 910Z', shirt.shade) +
          shape('M572 990Q633 936 736 905L747 931Q638 949 572 990Z', shirt.shade) +
          shape('M606 1060Q659 1003 756 964L769 987Q665 1014 606 1060Z', shirt.shade),
      },
    );
    // Deadline, asleep on the notes; her other arm behind him
    drawing += mass(
      'M300 736C258 750 236 780 224 816C196 880 170 960 168 1040L300 1050C330 980 352 900 338 830C332 790 320 756 300 736Z',
      shirt,
      {
        light,
        depth: 30,
        edge: 8,
        details:
          shape('M180 960Q239 910 338 875L349 901Q245 923 180 960Z', shirt.shade) +
          shape('M176 1020Q237 980 335 960L342 983Q240 992 176 1020Z', shirt.shade),
      },
    );
    drawing += mass(
      'M-20 936C30 920 80 892 132 888C178 886 212 906 238 942C264 970 302 990 348 1010C394 1028 434 1046 454 1068C472 1090 460 1114 430 1120C380 1128 330 1126 280 1120C230 1122 190 1142 150 1162C90 1186 40 1198-20 1202Z',
      dog,
      {
        light,
        depth: 20,
        edge: 7,
        details:
          shape(
            'M238 942C264 970 302 990 348 1010C394 1028 444 1052 456 1076C420 1090 346 1068 296 1042C254 1020 232 980 238 942Z',
            '#f1edf3',
          ) +
          shape('M-20 1010C26 990 60 1040 62 1100C62 1140 54 1170 44 1200H-20Z', '#e0593f') +
          stroke('M300 1094C350 1100 410 1102 460 1098', dog.shade, 7) +
          stroke('M190 994C208 1014 240 1016 256 1002', '#2a2444', 9) +
          shape('M428 1044C454 1052 476 1078 462 1096C440 1096 424 1072 428 1044Z', '#2a2444'),
      },
    );
    drawing += mass(
      'M156 904C122 874 68 880 26 914C14 930 14 944 22 950C52 938 78 948 94 970C106 990 122 996 136 988C158 968 168 934 156 904Z',
      { base: '#544d75', shade: '#3a3459', rim: '#e6fff6' },
      { light, depth: 12, edge: 5 },
    );
    // microphone on its arm
    drawing +=
      stroke('M990 500L880 660L830 660', '#262847', 20) +
      stroke('M986 494L878 650', '#8fd8cf', 5) +
      group(
        mass('M-46-90C-46-124 46-124 46-90V70C46 104-46 104-46 70Z', mic, {
          light,
          depth: 16,
          edge: 8,
          details: stroke('M-46-50H46M-46-20H46M-46 10H46M-46 40H46', mic.shade, 8),
        }) + rect(-52, 52, 104, 16, 8, '#e0593f'),
        'translate(804 708) rotate(24)',
      );
    return drawing;
  },
  air: () =>
    shape('M40 420L720 900L840 1240H300L40 900Z', '#fff3c0', 0.13) + glow(160, 420, 560, '#f4ffe0', 0.14),
};
