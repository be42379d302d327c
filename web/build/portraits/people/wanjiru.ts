import { turnedHead } from '../heads/turned-head.ts';
import { circle, glow, group, mass, rect, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { curls, fingers, tube } from '../points.ts';
import { highlandRoad, wine } from '../scenes/highland-road.ts';

const skin = {
  base: '#8a4f38',
  shade: '#572d37',
  rim: '#ffbf7e',
  deep: '#38192a',
  lip: '#7d2f3c',
  lowerLip: '#9c4a48',
  blush: '#c2503c',
};
const hair = { base: '#2c1a29', shade: '#1d1120', rim: '#d9704e' };
const shell = { base: '#1d8480', shade: '#12505f', rim: '#ffd59a' };
const tee = { base: '#fbe7cf', shade: '#c98f8c', rim: '#fff6e2' };
const steel = { base: '#f3e3d0', shade: '#b98a86', rim: '#ffffff' };
const gold = '#ffcf70';

export const wanjiru: Person = {
  id: 'wanjiru',
  colors: ['#DC2626', '#FDBA74'],
  light: [0.92, -0.39],
  at: [432, 446],
  tilt: -3,
  scale: 1.16,
  lean: 0,
  faceBox: [136, 106, 588],
  head: turnedHead({
    skin,
    iris: '#2a1416',
    ink: '#1c0d18',
    eyeWhite: '#fff0df',
    browWeight: 12,
    browColor: '#24131f',
    faceDepth: 50,
    mouth: { width: 1.05, height: 1.12 },
    castShadow: 'M-110-210H40C-10-150-40-110-46-40L-100 0Z',
    back: (light) =>
      mass(
        curls(
          '-42 -166, -76 -150, -112 -158, -132 -188, -126 -226, -94 -246, -58 -238, -36 -206, -42 -166',
          0.6,
        ),
        hair,
        {
          light,
          depth: 18,
          edge: 7,
          details: stroke(
            'M-122-208C-106-232-72-232-54-210M-124-182C-106-202-72-202-52-182',
            '#5a3340',
            6,
            0.85,
          ),
        },
      ) +
      mass('M-70 60C-104 30-124-30-114-96C-102-170-40-216 24-212C70-210 104-186 114-146L60-60Z', hair, {
        light,
        depth: 24,
        edge: 0,
      }),
    front: (light) =>
      mass(
        'M-62 44C-84 26-118 0-120-60C-120-150-56-216 20-216C78-216 112-182 120-128C106-138 88-142 66-140C28-132-6-102-26-62C-34-42-40-16-46 2C-56-6-66 4-66 20Z',
        hair,
        {
          light,
          depth: 20,
          edge: 0,
          details: stroke(
            'M66-144C10-164-60-158-112-120M34-134C-20-144-76-128-116-84M2-110C-40-108-84-88-116-44M-18-80C-52-70-90-46-108-8M-32-46C-58-36-80-18-92 12M98-142C50-190-30-192-86-160',
            '#5a3340',
            6,
            0.85,
          ),
        },
      ) +
      stroke('M-106-160C-90-166-68-176-56-188', '#e8503f', 13) +
      shape('M20-216C78-216 112-182 120-128C108-174 76-204 20-216Z', hair.rim) +
      circle(-57, 78, 10, gold),
  }),
  scene: highlandRoad,
  body: (light) => {
    let drawing = mass(
      'M364 540C370 640 362 690 326 736L430 870L556 750C512 700 500 650 496 580Z',
      { base: '#7e4534', shade: '#44202e' },
      { light, depth: 40, edge: 0, details: shape('M320 540C380 690 460 712 560 610V540Z', '#44202e') },
    );
    drawing += mass('M322 728C400 800 480 800 552 742L560 960H360Z', tee, { light, depth: 30, edge: 0 });
    // far arm behind, hand in the pocket
    drawing += mass('M560 760C610 780 640 830 650 900C664 1000 664 1100 640 1240H540V800Z', shell, {
      light,
      depth: 26,
      edge: 8,
    });
    drawing += mass(
      'M336 700C282 738 224 760 202 836C180 930 190 1080 180 1260H480C500 1120 490 960 470 880C430 850 360 780 336 700Z',
      shell,
      { light, depth: 70, edge: 0 },
    );
    drawing += mass(
      'M556 712C590 760 612 840 618 920C630 1040 622 1140 612 1260H474C494 1120 492 980 484 880C520 840 548 780 556 712Z',
      shell,
      { light, depth: 60, edge: 0 },
    );
    drawing += shape('M470 878C500 960 500 1100 478 1260H492C510 1100 506 960 486 876Z', gold);
    // standing collar, unzipped
    drawing +=
      mass(
        'M342 654C322 690 318 740 330 776C370 840 430 880 474 890C480 870 470 850 462 836C410 800 364 740 342 654Z',
        shell,
        { light, depth: 12, edge: 0 },
      ) +
      mass(
        'M548 676C566 700 572 740 564 776C544 830 512 870 482 892C476 872 480 850 488 834C520 800 544 740 548 676Z',
        shell,
        { light, depth: 14, edge: 7 },
      );
    drawing +=
      shape('M360 1010Q400 1060 480 1070Q424 1084 360 1010Z', shell.shade) +
      shape('M500 1090Q560 1080 618 1030Q578 1098 500 1090Z', shell.shade);
    return drawing;
  },
  over(light) {
    // near arm: sleeve, then forearm coming up with the watch
    let drawing = mass(
      'M300 772C236 780 196 826 186 900C172 990 176 1080 206 1136C240 1180 310 1180 350 1130C384 1060 388 920 372 850C360 804 336 776 300 772Z',
      shell,
      {
        light,
        depth: 44,
        edge: 0,
        details:
          shape('M170 950C230 990 320 980 400 910L404 962C330 1030 230 1040 166 1000Z', tee.base) +
          shape('M170 950C200 972 220 980 240 984L236 1028C210 1022 180 1014 166 1000Z', tee.shade),
      },
    );
    drawing +=
      shape(
        'M350 1150C430 1120 520 1050 572 1000L604 1040C560 1110 470 1180 380 1240H250L300 1170Z',
        '#0e3f52',
        0.9,
      ) +
      mass(
        'M214 1090C230 1170 290 1200 350 1170C430 1130 510 1070 570 1010L528 936C460 984 390 1024 330 1034C280 1030 230 1040 214 1090Z',
        shell,
        { light: [0.4, -0.92], depth: 30, edge: 6 },
      );
    drawing +=
      shape('M352 790C396 840 408 930 398 1000C390 930 378 850 352 790Z', shell.shade) +
      shape('M330 1034Q300 1060 300 1120Q326 1086 330 1034Z', shell.shade) +
      shape('M352 1030Q352 1060 376 1090Q368 1076 352 1030Z', shell.shade) +
      shape('M470 984Q494 1010 500 1050Q508 1024 470 984Z', shell.shade);
    // the stopwatch, turned for you to read
    drawing +=
      stroke('M606 836C560 790 540 740 546 700', '#e8503f', 9) +
      mass(tube('556 972 32, 588 930 38, 612 890 40'), skin, { light, depth: 16, edge: 0 }) +
      mass('M514 938L540 922C562 940 584 976 592 1004L566 1022C556 986 540 960 514 938Z', tee, {
        light,
        depth: 8,
        edge: 5,
      });
    drawing += group(
      rect(-11, -86, 22, 34, 5, '#8d6470') +
        rect(-17, -96, 34, 16, 6, gold) +
        mass('M0-58A58 58 0 0 1 0 58A58 58 0 0 1 0-58Z', steel, { light, depth: 12, edge: 5 }) +
        circle(0, 0, 43, '#fffaf0') +
        stroke('M0-34V-28M34 0H28M0 34V28M-34 0H-28', wine, 5) +
        stroke('M0 0L22-20', '#e8503f', 6) +
        circle(0, 0, 6, wine),
      'translate(640 872) rotate(14)',
    );
    drawing += fingers(
      [
        '640 950 17, 676 936 16, 690 906 15',
        '628 966 17, 666 962 16, 688 938 14',
        '612 976 17, 646 982 15, 668 964 13',
        '596 984 15, 624 994 14, 644 984 12',
      ],
      skin,
      light,
    );
    drawing += fingers(['582 908 25, 592 866 21, 616 822 18, 638 790 15'], skin, light);
    return drawing;
  },
  air: () => glow(700, 480, 520, '#ffd9a0', 0.16),
};
