import { bob, cloud, type HairStyle, long, lowBun, quiff, shortCurls, swept, topBun } from '../heads/hair.ts';
import { glow, mass, shape, stroke } from '../kit.ts';
import { braids, headscarf, locs } from './long-styles.ts';

/** Parted at the side, short all around. */
const short: HairStyle = (hair) => ({
  back: (light) =>
    mass('M-108 60C-140 20-146-80-116-144C-70-206 60-212 112-150L124-60L100 10Z', hair, {
      light,
      depth: 16,
      edge: 0,
    }),
  front: (light) =>
    mass(
      'M-106 40C-132 6-142-70-128-122C-108-190-46-222 26-218C96-212 138-172 132-96C131-76 126-56 118-38C117-72 112-98 98-118C70-124 24-126-14-154C-26-138-48-122-78-108C-90-80-88-40-92 0C-94 20-100 34-106 40Z',
      hair,
      {
        light,
        depth: 22,
        edge: 6,
        details:
          stroke('M-14-154C-34-168-48-180-54-194', hair.shade, 6) +
          stroke(
            'M4-166C34-146 74-138 104-130M20-190C56-176 92-160 116-128M-64-134C-88-118-104-92-110-56',
            hair.strand,
            8,
          ),
      },
    ),
});

/** Cut close, with a straight hairline. */
const crop: HairStyle = (hair) => ({
  back: () => '',
  front: (light) =>
    mass(
      'M-104 34C-124-4-128-80-112-134C-90-190-36-211 18-211C88-209 126-168 126-100C126-78 122-58 117-40C114-70 110-90 100-108C64-122-30-128-78-108C-90-80-92-40-94-4C-96 14-100 26-104 34Z',
      hair,
      {
        light,
        depth: 20,
        edge: 5,
        details: stroke(
          'M-84-130L-78-146M-52-140L-48-158M-18-146L-14-164M18-146L22-164M54-142L58-158M84-132L88-146M-66-166L-60-180M-30-176L-24-190M8-180L14-194M46-174L52-188M-102-90L-98-106M-106-50L-104-68',
          hair.strand,
          6,
          0.8,
        ),
      },
    ),
});

/** Shaved to a shadow. */
const shaved: HairStyle = (hair) => ({
  back: () => '',
  front: () =>
    shape(
      'M-104 26C-108-10-109-40-108-60C-108-150-60-196 10-196C84-196 117-140 116-72C116-58 114-46 112-36C110-68 104-92 94-108C60-122-30-126-74-106C-88-80-92-40-95 4Z',
      hair.base,
      0.62,
    ),
});

/** Waves to the shoulders. */
const waves: HairStyle = (hair) => ({
  back: (light) =>
    mass(
      'M-100-140C-160-110-172-30-160 40C-186 90-150 130-172 180C-184 220-140 262-96 250C-60 256-40 230-40 200L70 190C84 240 130 262 160 236C184 212 158 180 168 146C186 100 150 70 156 20C164-60 150-140 100-186C40-230-50-220-100-140Z',
      hair,
      {
        light,
        depth: 24,
        edge: 6,
        details: stroke(
          'M-140 60C-160 110-128 150-146 204M-112 130C-124 170-100 200-110 232',
          hair.strand,
          8,
        ),
      },
    ),
  front: (light) =>
    mass(
      'M30-168C60-120 104-104 112-40C116 0 104 40 116 84C124 116 150 120 146 160C166 130 140 100 152 56C166 0 152-60 144-104C126-182 82-222 22-220C-52-218-118-184-138-106C-154-40-130 10-146 60C-158 100-128 130-140 176C-112 160-106 124-110 90C-116 50-96 20-98-20C-96-84-26-108 30-168Z',
      hair,
      {
        light,
        depth: 26,
        edge: 6,
        details:
          stroke(
            'M18-180C-40-136-108-108-120-34C-122 0-112 30-126 76M-4-196C-66-172-124-132-134-66',
            hair.strand,
            8,
          ) + stroke('M48-178C90-140 130-104 130-30C132 10 120 40 130 80', hair.shade, 7),
      },
    ),
});

/** Combed back into a ponytail. */
const ponytail: HairStyle = (hair) => ({
  back: (light) =>
    mass(
      'M-70-150C-118-178-176-150-186-84C-196-20-168 60-176 130C-182 190-196 230-186 292C-150 270-118 214-112 150C-106 90-118 20-112-40Z',
      hair,
      {
        light,
        depth: 18,
        edge: 6,
        details: stroke(
          'M-110-140C-156-130-166-80-160-20C-152 50-146 110-158 190M-126-84C-142-30-124 60-136 150',
          hair.strand,
          8,
        ),
      },
    ) +
    mass(
      'M-112 60C-146 10-150-80-120-140C-88-196-38-216 14-214C78-212 122-176 128-110L110-60L-60 40Z',
      hair,
      {
        light,
        depth: 20,
        edge: 0,
      },
    ) +
    stroke('M-128-140C-112-128-104-114-102-96', hair.shade, 15),
  front: (light) =>
    mass(
      'M-104 36C-132-6-138-86-116-140C-84-206 26-228 88-190C128-162 134-112 122-54C114-104 90-138 44-146C-24-150-68-118-84-60C-90-24-94 12-104 36Z',
      hair,
      {
        light,
        depth: 22,
        edge: 6,
        details: stroke(
          'M40-152C-10-174-70-168-112-140M92-148C50-192-30-198-92-168M-72-90C-90-104-104-112-118-116M-92-20C-108-50-114-70-120-92',
          hair.strand,
          7,
        ),
      },
    ),
});

/** No hair that casts a shadow on the forehead. */
export const bareStyles: readonly string[] = ['shaved', 'bald'];

export const hairStyles = {
  short,
  crop,
  quiff,
  swept,
  curls: shortCurls,
  shaved,
  bald: () => ({ back: () => '', front: () => glow(34, -142, 52, '#ffffff', 0.3, 34) }),
  bob,
  waves,
  long,
  ponytail,
  bun: lowBun,
  topknot: topBun,
  afro: cloud,
  braids,
  locs,
  headscarf,
} satisfies Record<string, HairStyle>;
