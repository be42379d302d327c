import { shape, stroke } from '../kit.ts';

const glint = 'M-74-4L-50-22H-36L-74 12ZM44-6L62-22H74L44 10Z';

/** Glasses on a face turned to the right. */
export const glasses = {
  none: '',
  /** Round, in gold. */
  round:
    shape(glint, '#ffffff', 0.22) +
    stroke(
      'M-86 12A47 47 0 1 0 8 12A47 47 0 1 0-86 12M30 12A38 46 0 1 0 106 12A38 46 0 1 0 30 12M8 4C14-4 24-4 30 4M-86 6L-112 0',
      '#c68f2f',
      8,
    ),
  /** Square, in dark horn. */
  square:
    shape(glint, '#ffffff', 0.22) +
    stroke(
      'M-82-24H-2C6-24 8-16 7-6L4 34C3 46-4 52-14 52H-66C-78 52-84 46-86 36L-90-10C-91-18-90-24-82-24ZM36-24H100C108-24 111-18 110-10L107 36C106 46 100 52 92 52H50C42 52 36 46 35 36L30-8C29-18 30-24 36-24ZM7-4C14-10 22-10 30-4M-90-8L-114-2',
      '#43263a',
      10,
    ) +
    stroke('M-80-27H-6M40-27H98', '#b98a9a', 4),
} satisfies Record<string, string>;
