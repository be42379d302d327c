import type { Features } from '../heads/front-head.ts';
import type { HairTones } from '../heads/hair.ts';
import { mass, shape, stroke } from '../kit.ts';

/** What grows on a face: marks are drawn on the skin. */
type Beard = (hair: HairTones) => Pick<Features, 'marks' | 'beard' | 'moustache'>;

export const beards = {
  none: () => ({}),
  stubble: ({ shade }) => ({
    marks: shape(
      'M-114 40C-106 64-92 92-66 112C-44 104-24 98-12 96C10 90 46 90 62 96C80 100 104 90 118 46C122 110 96 210 30 214C-40 210-110 140-114 40Z',
      shade,
      0.26,
    ),
  }),
  mustache: (hair) => ({
    moustache: (light) =>
      mass(
        'M30 90C14 80-14 86-38 106C-44 110-50 110-55 105C-52 122-32 129-8 122C8 117 20 112 30 110C42 112 54 116 68 120C86 124 101 117 104 104C100 108 94 108 90 104C72 86 46 80 30 90Z',
        hair,
        {
          light,
          depth: 10,
          edge: 0,
          details: stroke('M24 96C4 94-18 104-38 114M40 96C58 96 74 104 90 112', hair.strand, 5, 0.8),
        },
      ),
  }),
  short: (hair) => ({
    beard: (light) =>
      mass(
        'M-112 20C-116 66-110 112-92 144C-70 184-30 206 22 208C64 208 92 190 104 156C114 126 119 90 116 46C108 80 100 102 92 112C72 98 48 94 28 98C2 94-26 102-44 122C-74 106-92 70-100 30Z',
        hair,
        {
          light,
          depth: 40,
          edge: 0,
          details:
            shape('M-16 152C6 162 46 162 66 150C60 134-6 134-16 152Z', hair.shade, 0.4) +
            stroke('M112 60C114 110 108 150 92 176', hair.rim, 6),
        },
      ) + upperLip(hair),
  }),
  full: (hair) => ({
    beard: (light) =>
      mass(
        'M-114 10C-122 70-116 124-98 160C-84 206-44 240 14 244C66 246 98 216 110 172C120 132 124 90 118 42C112 70 104 88 94 100C74 88 50 88 28 92C0 88-28 96-46 112C-76 98-96 60-103 20Z',
        hair,
        {
          light,
          depth: 50,
          edge: 0,
          details:
            stroke('M117 46C122 96 116 136 104 172C96 200 82 220 62 232', hair.rim, 7) +
            stroke('M66 170C68 196 60 216 44 230M94 126C96 154 90 178 80 194', hair.strand, 7, 0.8) +
            stroke('M-60 150C-44 190-18 212 8 218M-22 172C-10 196 6 210 26 212', hair.shade, 7, 0.8),
        },
      ) + upperLip(hair),
  }),
} satisfies Record<string, Beard>;

/** The part of a beard above the mouth: lit at the right. */
function upperLip({ base, strand, shade }: HairTones): string {
  return (
    shape('M28 90C6 80-26 92-48 126C-22 122 6 122 28 114C50 122 76 120 100 110C86 88 52 80 28 90Z', base) +
    shape('M28 90C6 80-26 92-48 126C-32 116-6 110 28 110Z', shade, 0.7) +
    stroke('M42 98C60 98 76 102 88 108', strand, 5, 0.8)
  );
}
