import type { Features } from '../heads/front-head.ts';
import { skulls } from '../heads/skulls.ts';

/** The likeness of a face; hair, skin and light are chosen apart. Everybody is grown up. */
type Face = Pick<
  Features,
  | 'skull'
  | 'eye'
  | 'eyeTilt'
  | 'lash'
  | 'lashWeight'
  | 'browWeight'
  | 'nose'
  | 'noseBump'
  | 'mouth'
  | 'ageLines'
>;

export const faces = {
  soft: {
    skull: skulls.soft,
    eye: [66, 28],
    eyeTilt: 3,
    lash: 0.08,
    browWeight: 11,
    nose: [0.92, 0.98],
    mouth: { y: 121, turn: 3, width: 0.94 },
    ageLines: 'M-80 8L-92 5',
  },
  bright: {
    skull: skulls.heart,
    eye: [70, 30],
    eyeTilt: 5,
    lash: 0.16,
    browWeight: 10,
    nose: [0.88, 0.94],
    mouth: { y: 119, turn: 3, width: 0.96, height: 1.12 },
    ageLines: 'M-82 10L-94 8',
  },
  round: {
    skull: skulls.round,
    eye: [62, 27],
    eyeTilt: 1,
    lash: 0.05,
    lashWeight: 0.8,
    browWeight: 13,
    nose: [1.16, 0.96],
    mouth: { y: 122, turn: 3, width: 1, height: 1.08 },
    ageLines: 'M-80 8L-92 5M-78 17L-90 18',
  },
  strong: {
    skull: skulls.strong,
    eye: [60, 26],
    eyeTilt: -2,
    lash: 0.02,
    lashWeight: 0.6,
    browWeight: 16,
    nose: [1.08, 1.08],
    noseBump: true,
    mouth: { y: 130, turn: 3, width: 0.9 },
    ageLines: 'M-78 4L-92-1M-78 13L-92 15',
  },
  keen: {
    skull: skulls.keen,
    eye: [66, 26],
    eyeTilt: 6,
    lash: 0.05,
    lashWeight: 0.8,
    browWeight: 14,
    nose: [1.12, 1.06],
    mouth: { y: 123, turn: 3, width: 0.94, height: 1.06 },
    ageLines: 'M-82 12L-95 17',
  },
  seasoned: {
    skull: skulls.lean,
    eye: [58, 25],
    eyeTilt: -6,
    lash: 0.02,
    lashWeight: 0.7,
    browWeight: 15,
    nose: [1.12, 1.12],
    noseBump: true,
    mouth: { y: 134, turn: 3, width: 0.86, height: 0.8 },
    ageLines:
      'M-78 2L-92-4M-78 12L-93 15M-20 88C-30 100-34 112-32 126M-30-102C4-110 40-110 70-104M-62 34C-50 42-32 42-20 36',
  },
} satisfies Record<string, Face>;
