import { frontHead } from '../heads/front-head.ts';
import { topBun } from '../heads/hair.ts';
import { skulls } from '../heads/skulls.ts';
import { circle, glow, group, mass, rect, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { fingers, tube } from '../points.ts';
import { train } from '../scenes/train.ts';

const skin = {
  base: '#f7d2b2',
  shade: '#df9a86',
  rim: '#fff3dc',
  deep: '#a85b58',
  lip: '#cc5563',
  lowerLip: '#e07c80',
  blush: '#f0807c',
};
const hair = { base: '#2d2543', shade: '#1d1830', rim: '#a0688a', strand: '#53456e' };
const worn = topBun(hair);
const shirt = { base: '#5b88a6', shade: '#3d5f85', rim: '#d7cfd0' };
const tee = { base: '#fdf1e2', shade: '#dcbcb8' };
const wood = { base: '#d99a84', shade: '#8d5872', rim: '#ffe6b4' };
const paper = { base: '#fff8ea', shade: '#e6c7bd' };
const ink = '#2d2543';
const pencil = '#f4b04f';

export const suki: Person = {
  id: 'suki',
  faceBox: [178, 74, 616],
  slim: 0.95,
  lean: 3,
  colors: ['#ff9ac1', '#ffc3a0'],
  light: [0.86, -0.5],
  at: [484, 446],
  tilt: -8,
  scale: 1.16,
  head: frontHead({
    skull: skulls.soft,
    skin,
    iris: '#5a3527',
    ink: '#2a1d33',
    eye: [68, 29],
    eyeTilt: 4,
    lash: 0.12,
    browWeight: 10,
    browColor: hair.base,
    nose: [0.86, 0.92],
    mouth: { y: 119, turn: 9, width: 0.94 },
    castShadow:
      'M-120-210H130V-50C112-84 92-96 84-94C82-70 74-54 64-42C58-74 42-90 22-100C10-70-16-44-58-30C-74-8-80 6-86 32L-120 60Z',
    faceDepth: 60,
    back: (light) =>
      worn.back(light) +
      stroke('M-104-312L84-216', pencil, 10) +
      shape('M82-222L102-207L80-209Z', '#4a2c3b') +
      stroke('M-104-312L-90-305', '#e0637a', 12),
    front: (light) => worn.front(light) + circle(-112, 84, 8, pencil),
  }),
  scene: train,
  body: (light) => {
    let drawing = mass('M433 560C435 640 424 695 358 737L500 860L593 708C560 696 541 659 541 580Z', skin, {
      light,
      depth: 34,
      edge: 5,
      details: shape('M373 600C426 716 533 731 571 634L571 560Z', '#cf8577'),
    });
    drawing += mass('M360 726C405 784 542 780 587 700L650 1240L330 1240Z', tee, {
      light,
      depth: 60,
      edge: 0,
      details: stroke(
        'M311 801Q490 840 638 768M313 846Q490 888 646 819M316 892Q490 936 653 870',
        '#5a4a6e',
        17,
      ),
    });
    // jacket, open: one plane in the light, one out of it
    drawing += mass(
      'M377 710C312 741 246 762 224 821C200 908 200 1080 200 1260L436 1260C446 1080 426 863 377 710Z',
      shirt,
      {
        light,
        depth: 0,
        edge: 0,
        details: shape('M161 716L394 705L294 868L380 1260L180 1260Z', shirt.shade),
      },
    );
    drawing += mass(
      'M580 691C628 711 665 722 692 781C744 893 768 1060 768 1260L560 1260C552 1060 563 857 580 691Z',
      shirt,
      { light, depth: 44, edge: 8, details: stroke('M594 876C594 990 590 1090 590 1240', shirt.shade, 6) },
    );
    drawing +=
      mass('M382 701C350 742 347 805 389 885L444 807C405 778 388 746 386 705Z', shirt, {
        light,
        depth: 9,
        edge: 0,
      }) +
      mass('M579 686C601 716 608 781 589 876L541 797C563 762 576 726 577 689Z', shirt, {
        light,
        depth: 12,
        edge: 6,
      });
    return drawing;
  },
  over: (light) => {
    // far arm: elbow on the ledge, hand round the book
    let drawing = mass(tube('706 1036 30, 678 1002 34, 658 967 34'), skin, { light, depth: 14, edge: 4 });
    drawing += fingers(
      ['664 1002 17, 640 1010 15, 616 1016 12', '653 959 17, 629 957 15, 609 965 12'],
      skin,
      light,
    );
    // the book, propped up at a slant; a stranger on the page
    drawing += group(
      mass('M-8 6H276V360H-8Z', { base: '#c9566b', shade: '#9c3d59' }, { light, depth: 10, edge: 0 }) +
        mass('M6-8H284V350H6Z', paper, {
          light,
          depth: 10,
          edge: 0,
          details: group(
            stroke(
              'M96 104C100 50 190 44 204 98C210 150 182 182 154 184C120 182 96 152 96 104M120 104C128 98 134 98 140 104M168 104C174 98 182 98 188 104M154 112L150 132L160 134M138 152C148 160 164 160 174 150M126 178V204C90 214 60 226 50 330M182 176V204C216 214 246 228 254 330',
              ink,
              6,
            ) +
              shape(
                'M92 112C70 60 110 20 156 24C204 24 226 64 206 112C196 80 176 66 150 70C120 66 100 80 92 112Z',
                ink,
              ),
            'translate(30 12) scale(.9)',
          ),
        }) +
        stroke(Array.from({ length: 9 }, (_, i) => `M${26 + i * 30}-16V6`).join(''), '#7d4c63', 7),
      'translate(410 864) rotate(8)',
    );
    drawing += fingers(['676 1000 19, 642 967 16, 615 938 13'], skin, light);
    drawing +=
      mass(
        'M620 724C672 735 703 769 731 827C781 914 830 1000 828 1060C820 1112 772 1120 736 1104C706 1090 684 1066 668 1040C682 1010 704 986 727 976C710 926 661 884 642 832C630 794 622 759 620 724Z',
        shirt,
        { light, depth: 32, edge: 8 },
      ) +
      shape('M693 937Q735 947 765 892Q760 969 693 937Z', shirt.shade) +
      shape('M730 1000Q770 1016 820 1010Q792 1038 730 1000Z', shirt.shade) +
      shape('M726 1040Q766 1066 816 1066Q782 1082 726 1040Z', shirt.shade) +
      mass('M721 956C693 971 668 1004 656 1036L684 1064C698 1030 722 1000 752 986Z', shirt, {
        light,
        depth: 9,
        edge: 6,
      });
    // the ledge
    drawing += mass('M-20 1098L980 1098L980 1220L-20 1220Z', wood, {
      light: [0, -1],
      depth: 60,
      edge: 8,
      details: shape('M560 1098L900 1098L700 1220L300 1220Z', '#ffe0a6', 0.55),
    });
    drawing += group(
      mass('M0 0H74V34H0Z', { base: '#f4f0ea', shade: '#c9a9b4' }, { light, depth: 8, edge: 0 }) +
        rect(0, 0, 40, 34, 0, '#5b88a6'),
      'translate(650 1122) rotate(-8)',
    );
    // drawing arm comes in along the ledge, pencil in mid-stroke
    drawing += group(
      mass('M-30-34C0-44 50-50 76-34C92-16 90 12 72 28C44 40 0 36-34 28Z', skin, {
        light,
        depth: 16,
        edge: 5,
      }) +
        fingers(['48 30 15, 78 38 14, 100 32 12', '60 18 16, 94 22 15, 116 12 12'], skin, light) +
        stroke('M142 20L44-126', pencil, 13) +
        shape('M134 18L147 9L156 41Z', '#f7d2b2') +
        shape('M146 26L152 22L156 41Z', ink) +
        stroke('M50-117L44-126', '#e0637a', 13) +
        fingers(['66 -14 17, 102 -16 15, 126 4 12', '34 -36 17, 72 -46 15, 106 -26 12'], skin, light),
      'translate(346 1052) rotate(-8) scale(1.1)',
    );
    drawing +=
      mass(
        'M288 753C240 772 212 804 201 846C178 912 156 984 150 1044C148 1104 192 1124 250 1112C296 1108 334 1104 362 1094C344 1064 332 1030 328 996C322 996 300 1004 282 1006C300 952 326 889 316 820C311 794 301 770 288 753Z',
        shirt,
        {
          light,
          depth: 52,
          edge: 0,
          details: shape('M130 892L300 1000L240 1060L380 1090L300 1140L120 1140Z', shirt.shade),
        },
      ) +
      shape('M204 935Q249 971 296 952Q270 990 204 935Z', shirt.shade) +
      stroke('M290 803C297 858 284 915 267 962', '#7ea7bf', 7, 0.8) +
      mass('M318 986C318 1024 328 1070 346 1106L382 1094C366 1056 358 1016 360 982Z', shirt, {
        light,
        depth: 10,
        edge: 6,
      }) +
      circle(282, 1066, 8, ink, 0.6) +
      circle(304, 1086, 5, ink, 0.6);
    return drawing;
  },
  air: () => glow(800, 470, 520, '#ffd9a0', 0.15),
};
