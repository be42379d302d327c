import { circle, glow, gradient, group, type Light, mass, rect, shape, stroke } from '../kit.ts';
import { curls } from '../points.ts';

const dusk = '#8f2a54';
const sea = '#b8365c';

export function teaHouse(light: Light): string {
  let drawing =
    gradient('M0 0H960V660H0Z', '0 #9e2650, 0.45 #d4476a, 0.8 #ff9a94, 1 #ffd3ae') +
    glow(290, 500, 460, '#ffe9b8', 0.8) +
    circle(290, 520, 128, '#fff2c9');
  // the far shore: wooden houses, the bridge
  drawing +=
    shape(
      'M-20 590C80 570 180 580 280 596C420 570 560 520 700 500C800 490 900 470 980 470V670H-20Z',
      '#c9506f',
    ) +
    stroke('M560 640V330M584 640V330M880 640V330M904 640V330', '#92285a', 9) +
    stroke(
      'M560 340C620 500 820 520 890 340M572 336C500 440 420 500 330 540M892 336C920 400 950 440 980 460',
      '#92285a',
      5,
    ) +
    stroke('M330 556C500 536 760 530 980 540', '#92285a', 10);
  drawing +=
    shape('M-20 640H60V596L86 576L112 596V640H150V606L176 590L200 606V640H980V670H-20Z', '#9a2c58') +
    shape('M78 604h12v16h-12zM170 614h10v14h-10z', '#ffd98f');
  drawing +=
    rect(0, 650, 960, 560, 0, sea) +
    shape('M180 650H400L560 1200H-60Z', '#ff9a86', 0.85) +
    stroke('M230 676H350M190 706H300M330 720H420M220 750H380M150 790H290M330 800H450', '#fff0c4', 9);
  // the ferry, late as always
  drawing += group(
    shape('M640 664H900L880 700H664Z', dusk) +
      shape('M660 636H880V664H660Z', '#fff0dc') +
      shape('M690 612H850V636H690Z', '#e8b9a8') +
      rect(760, 570, 34, 44, 3, '#f0b23f') +
      rect(760, 570, 34, 14, 3, dusk) +
      shape(
        'M680 644h20v11h-20zM716 644h20v11h-20zM752 644h20v11h-20zM788 644h20v11h-20zM824 644h20v11h-20z',
        '#9a2c58',
      ) +
      shape(
        curls(
          '776 566, 770 540, 800 520, 850 520, 880 494, 930 500, 940 530, 890 546, 830 550, 776 566',
          0.6,
        ),
        '#f0a5a4',
      ),
    'translate(258 169) scale(.74)',
  );
  // awning, rail, and on the rail the listener
  drawing +=
    shape('M-20-20H980V96H-20Z', dusk) +
    shape(Array.from({ length: 9 }, (_, i) => `M${i * 120 - 40} 90h120a60 54 0 0 1-120 0Z`).join(''), dusk) +
    shape([0, 2, 4, 6, 8].map((i) => `M${i * 120 - 40}-20h120V90a60 54 0 0 1-120 0Z`).join(''), '#e8a0a0');
  drawing +=
    stroke('M-20 748H980', dusk, 22) +
    stroke('M-20 740H980', '#ffb08a', 5) +
    stroke('M60 760V1200M200 760V1200M620 760V1200M760 760V1200M900 760V1200', dusk, 13);
  drawing +=
    group(
      stroke('M690 780V740M712 780V742', '#f0a03f', 8) +
        mass(
          'M656 640C672 624 702 628 708 650C728 672 772 700 800 734C770 748 700 756 670 730C650 710 650 680 656 660L634 654C640 646 648 642 656 640Z',
          { base: '#fff4e6', shade: '#d3a3b1', rim: '#ffffff' },
          { light, depth: 14, edge: 4 },
        ) +
        shape('M690 680C720 680 760 706 812 736C770 744 710 736 690 680Z', '#b88fa4') +
        shape('M660 642L632 652L660 660Z', '#f0a03f') +
        circle(674, 646, 5, dusk),
      'translate(-6-46)',
    ) + stroke('M284 692C268 664 304 644 286 610', '#fff0dc', 9, 0.7);
  return drawing;
}
