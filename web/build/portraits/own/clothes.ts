import { circle, clip, type Light, mass, shape, stroke, type Tones } from '../kit.ts';

/** Clothes over a body that is turned a little to the right: what is worn, and the tones of its sleeves. */
export type Clothes = { cloth: Tones; over: (light: Light) => string };

const torso =
  'M366 716C304 742 248 764 222 830C198 920 192 1080 190 1260H776C778 1090 770 920 740 812C718 756 664 724 612 700C580 770 536 800 492 800C440 796 396 764 366 716Z';
const tee: Tones = { base: '#fdf1e2', shade: '#d9bcb8', rim: '#ffffff' };

/** The body in its cloth, with what the clothes put on it. */
export function dressed({ cloth, over }: Clothes, light: Light): string {
  return mass(torso, cloth, { light, depth: 58, edge: 7 }) + over(light);
}

const denim: Tones = { base: '#5b88a6', shade: '#3d5f85', rim: '#d7e4ea' };
const cream: Tones = { base: '#fbeed8', shade: '#cfae9f', rim: '#fffdf2' };
const ochre: Tones = { base: '#e0963c', shade: '#a3563c', rim: '#ffe7ae' };
const spruce: Tones = { base: '#2f6f66', shade: '#1c4650', rim: '#b5dcb4' };
const lilac: Tones = { base: '#a294c8', shade: '#6d5f9e', rim: '#efe6ff' };
const navy: Tones = { base: '#37406f', shade: '#232850', rim: '#a9b3e0' };
const brick: Tones = { base: '#d8573f', shade: '#9c3648', rim: '#ffc79a' };

export const clothes = {
  /** A denim jacket, open over a white T-shirt. */
  jacket: {
    cloth: denim,
    over: (light) =>
      mass('M404 742C440 806 548 806 592 722L622 1260H378Z', tee, { light, depth: 60, edge: 0 }) +
      mass('M384 702C352 738 348 802 386 888L442 810C408 776 392 744 390 706Z', denim, { light, depth: 9 }) +
      mass('M600 694C628 730 630 794 598 884L552 802C582 770 596 738 596 698Z', denim, { light, depth: 12 }) +
      stroke('M392 880C402 1000 396 1120 388 1240M594 878C586 1000 596 1120 606 1240', denim.shade, 6),
  },
  /** A shirt with a collar. */
  shirt: {
    cloth: cream,
    over: (light) =>
      stroke('M500 846V1240', cream.shade, 6) +
      circle(514, 910, 7, '#b58a6a') +
      circle(514, 1000, 7, '#b58a6a') +
      mass('M362 700C352 742 364 792 406 846L474 872L500 838C440 808 402 768 386 702Z', cream, {
        light,
        depth: 12,
      }) +
      mass('M612 694C628 742 620 794 588 842L530 870L500 838C554 806 590 766 596 696Z', cream, {
        light,
        depth: 12,
      }),
  },
  /** A turtleneck. */
  turtleneck: {
    cloth: ochre,
    over: (light) =>
      mass(
        'M392 644C370 684 368 732 382 768C440 812 544 808 600 754C608 720 602 688 592 660C540 712 448 708 392 644Z',
        ochre,
        {
          light,
          depth: 24,
          edge: 7,
          details: stroke(
            'M412 702L404 766M452 724L448 790M494 730V796M536 722L544 784M572 704L584 764',
            ochre.shade,
            6,
            0.8,
          ),
        },
      ),
  },
  /** A cardigan over a white T-shirt. */
  cardigan: {
    cloth: spruce,
    over: (light) =>
      mass('M378 716C420 796 556 798 606 706L616 780L502 960L372 790Z', tee, { light, depth: 30, edge: 0 }) +
      stroke('M374 716C396 820 446 900 502 960C552 892 592 812 608 704', spruce.rim ?? '', 7) +
      stroke('M502 960V1240', spruce.shade, 8) +
      circle(518, 1010, 8, '#e3c58a') +
      circle(518, 1090, 8, '#e3c58a'),
  },
  /** A soft sweater with a hood. */
  hoodie: {
    cloth: lilac,
    over: (light) =>
      mass(
        'M352 690C318 736 330 796 392 838L494 890L598 832C656 792 660 736 622 684C604 748 556 796 494 800C430 796 382 748 352 690Z',
        lilac,
        { light, depth: 16, details: stroke('M372 800C430 850 560 850 616 792', lilac.shade, 7, 0.7) },
      ) +
      stroke('M452 866L446 960M540 864L548 948', tee.base, 8) +
      circle(446, 968, 9, tee.shade) +
      circle(548, 956, 9, tee.shade),
  },
  /** A blazer over a white T-shirt. */
  blazer: {
    cloth: navy,
    over: (light) =>
      mass('M392 738C436 806 556 804 602 712L566 880L500 1040L424 880Z', tee, { light, depth: 40, edge: 0 }) +
      mass('M384 702C350 742 336 800 350 858L412 876L388 916L500 1060C484 960 424 830 394 706Z', navy, {
        light,
        depth: 10,
      }) +
      mass('M606 694C640 736 654 796 640 852L580 872L606 910L500 1060C516 960 572 826 602 698Z', navy, {
        light,
        depth: 10,
      }) +
      stroke('M500 1060V1240', navy.shade, 6) +
      circle(520, 1088, 8, '#e3c58a'),
  },
  /** Work overalls over a red shirt. */
  overalls: {
    cloth: brick,
    over: (light) =>
      mass('M372 706C352 742 364 786 400 826L470 846L496 818C440 796 402 762 388 704Z', brick, {
        light,
        depth: 10,
      }) +
      mass('M608 698C626 740 616 782 586 822L528 844L496 818C552 796 586 760 596 698Z', brick, {
        light,
        depth: 10,
      }) +
      clip(torso, stroke('M330 746L382 950M676 736L628 950', '#3d5f85', 32)) +
      mass('M362 940H648C654 1020 684 1060 706 1100V1260H292V1100C322 1060 356 1020 362 940Z', denim, {
        light,
        depth: 90,
      }) +
      shape('M430 1000H580V1010H430Z', denim.shade) +
      circle(382, 956, 11, '#ffdf96') +
      circle(628, 956, 11, '#ffdf96'),
  },
} satisfies Record<string, Clothes>;
