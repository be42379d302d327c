import { frontHead } from '../heads/front-head.ts';
import { lowBun } from '../heads/hair.ts';
import { skulls } from '../heads/skulls.ts';
import { circle, glow, group, mass, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { each, fingers } from '../points.ts';
import { tileStudio } from '../scenes/tile-studio.ts';

const skin = {
  base: '#e6a67c',
  shade: '#b56556',
  rim: '#ffe6bd',
  deep: '#7d3a3c',
  lip: '#b23a48',
  lowerLip: '#cf5c5c',
  blush: '#dc6a58',
};
const hair = { base: '#3a1826', shade: '#260f1f', rim: '#d9737a', strand: '#6d3244' };
const worn = lowBun(hair);
const top = { base: '#1f6b70', shade: '#154653', rim: '#8fd0b4' };
const tee = { base: '#fff0dc', shade: '#e0b3a4' };
const wood = { base: '#8a3350', shade: '#5e1f42', rim: '#ffa98c' };
const gold = '#ffc44d';

/** One petal of the flower in her hair; the two at the far side are in the shade. */
function petal(turn: number): string {
  const color = turn > 100 && turn < 250 ? '#f0a03c' : gold;
  return group(shape('M0 4C-26-6-30-46 0-56C30-46 26-6 0 4Z', color), `rotate(${turn})`);
}

export const carmen: Person = {
  id: 'carmen',
  faceBox: [212, 146, 552],
  slim: 0.95,
  lean: -2.5,
  colors: ['#ff6464', '#f06bc3'],
  light: [-0.82, -0.57],
  mirrored: true,
  at: [488, 432],
  tilt: 7,
  scale: 1.13,
  wide: 0.98,
  head: frontHead({
    skull: skulls.heart,
    skin,
    iris: '#3b1d17',
    ink: '#2a0f1c',
    eye: [76, 29],
    eyeTilt: 8,
    lash: 0.17,
    browWeight: 12,
    browColor: '#2e1420',
    nose: [0.98, 1.09],
    noseBump: true,
    mouth: { y: 119, turn: 4, width: 0.94, height: 1.06 },
    ageLines: 'M-82 8L-93 6',
    castShadow: 'M-120-210H130V-60C104-104 64-120 22-118C-24-100-62-80-70-20L-84 60H-120Z',
    faceDepth: 34,
    back: (light) => worn.back(light),
    front: (light) =>
      worn.front(light) +
      group(
        each('0, 72, 144, 216, 288', petal) + circle(0, 0, 13, '#d8434e'),
        'translate(-122 -34) rotate(-12)',
      ) +
      stroke('M-98 84V104', gold, 6) +
      shape('M-98 96C-82 116-80 142-98 150C-116 142-114 116-98 96Z', '#d8434e'),
  }),
  scene: tileStudio,
  body: (light) => {
    let drawing = mass(
      'M436 556C432 640 424 694 362 720L400 800L490 850L612 720C566 696 552 650 556 570Z',
      skin,
      {
        light,
        depth: 24,
        edge: 5,
        details:
          shape('M544 560L512 870L660 720Z', skin.shade) +
          shape('M420 540L600 540L560 712C520 704 470 664 436 616Z', '#9a4d50'),
      },
    );
    drawing += mass('M350 714C410 800 560 800 620 704L640 1000H320Z', tee, { light, depth: 30, edge: 0 });
    drawing += mass(
      'M620 704C680 734 730 752 752 806C776 900 778 1060 780 1260H420C400 1140 400 1040 420 970C510 920 590 820 620 704Z',
      top,
      { light, depth: 0, edge: 0, details: shape('M700 720L560 1260H900V720Z', top.shade) },
    );
    drawing += mass(
      'M366 714C318 736 262 752 238 806C212 900 210 1060 206 1260H700C690 1140 650 1050 590 1000C500 930 410 840 366 714Z',
      top,
      {
        light,
        depth: 30,
        edge: 7,
        details:
          shape('M480 1010Q509 1139 588 1282L550 1295Q490 1145 480 1010Z', top.shade) +
          stroke('M372 740C420 860 506 944 590 1012', '#3c8f8a', 6),
      },
    );
    return drawing;
  },
  over: (light) => {
    // ladder-back chair turned round, arms on its rail
    let drawing =
      mass('M214 1020H262L258 1240H206ZM714 1020H762L772 1240H718Z', wood, { light, depth: 14, edge: 6 }) +
      mass('M240 1120C400 1096 580 1096 740 1120V1156C580 1134 400 1134 240 1156Z', wood, {
        light,
        depth: 12,
        edge: 5,
      }) +
      mass(
        'M186 984C360 954 610 954 790 984C798 1006 796 1028 788 1044C610 1014 360 1014 190 1044C180 1026 178 1004 186 984Z',
        wood,
        { light, depth: 20, edge: 8 },
      );
    // her left arm: elbow on the rail, fingers about to snap
    drawing += mass(
      'M660 742C714 754 746 782 758 822C782 890 800 950 800 1004C798 1050 744 1058 700 1034C690 1000 676 920 652 850Z',
      top,
      { light, depth: 0, edge: 0, details: shape('M740 760L690 1060H830V760Z', top.shade) },
    );
    const hand = group(
      fingers(
        [
          '720 772 11.5, 743 747 11, 759 723 10.4, 768 700 9.9',
          '704 762 12.5, 714 726 11.9, 718 693 11.3, 716 664 10.8',
        ],
        skin,
        light,
      ) +
        mass(
          'M738 900C742 866 746 836 744 808C746 780 732 756 708 750C686 748 666 762 662 786C658 806 668 824 678 840C682 864 680 884 678 904Z',
          skin,
          { light, depth: 22, edge: 5 },
        ) +
        fingers(
          [
            '680 772 12.5, 672 735 11.9, 659 705 11.3, 642 680 10.8',
            '684 784 13, 661 759 12.4, 640 751 11.8, 624 758 11.2',
            '690 824 14, 663 809 13.3, 642 790 12.7, 628 768 12',
          ],
          skin,
          light,
        ),
      'translate(12 44)',
    );
    const sleeve = mass(
      'M802 1002C800 950 776 902 752 866C724 874 696 876 668 872C664 920 676 990 702 1040C738 1062 796 1050 802 1002Z',
      top,
      {
        light,
        depth: 30,
        edge: 6,
        details:
          shape('M680 920Q725 888 805 867L812 886Q728 897 680 920Z', top.shade) +
          shape('M690 990Q735 941 820 904L833 927Q741 953 690 990Z', top.shade) +
          shape('M716 1026Q754 990 829 961L838 981Q759 1000 716 1026Z', top.shade),
      },
    );
    // turned in at the elbow, so that a narrow card shows the hand
    drawing += group(hand + sleeve, 'rotate(-12 752 1016)');
    // her right arm along the rail, hand hanging over it
    drawing +=
      fingers(['502 1020 13, 500 1056 12.4, 498 1086 11.8, 500 1110 11.2'], skin, light) +
      mass(
        'M384 944C430 934 480 932 516 942C552 952 572 976 574 1004L566 1042C540 1056 508 1054 488 1044L480 1012C450 1018 420 1020 390 1020Z',
        skin,
        { light, depth: 16, edge: 5 },
      ) +
      fingers(
        [
          '482 1002 13, 465 1023 12.4, 458 1046 11.8, 458 1066 11.2',
          '526 1036 13.5, 527 1074 12.9, 528 1105 12.2, 530 1128 11.6',
          '548 1030 13, 554 1066 12.4, 556 1095 11.8, 556 1118 11.2',
          '564 1012 11.5, 574 1043 11, 578 1068 10.4, 578 1088 9.9',
        ],
        skin,
        light,
      );
    drawing += mass(
      'M298 744C254 756 230 784 218 824C190 890 160 950 152 1000C148 1052 184 1076 240 1068C300 1058 362 1046 410 1030C402 1002 400 970 404 938C360 950 306 962 282 962C300 920 330 870 322 806C318 780 310 758 298 744Z',
      top,
      {
        light,
        depth: 34,
        edge: 8,
        details:
          shape('M176 1030Q236 997 306 925L324 954Q245 1012 176 1030Z', top.shade) +
          shape('M226 880Q277 896 331 955L315 973Q269 905 226 880Z', top.shade) +
          shape('M172 970Q229 949 317 947L319 967Q229 959 172 970Z', top.shade) +
          shape('M366 1026Q379 987 382 915L399 919Q388 989 366 1026Z', top.shade) +
          shape('M330 1046Q348 999 335 919L351 921Q356 1000 330 1046Z', top.shade),
      },
    );
    return drawing;
  },
  air: () => shape('M-20 60L420 150L640 1200H-20Z', '#ffc48a', 0.12) + glow(110, 260, 560, '#ffd9a0', 0.13),
};
