import { type Light, mass, shape, stroke, type Tones } from '../kit.ts';
import { curls } from '../points.ts';

/** Hair, and the lighter color of its strands. */
export type HairTones = Required<Tones> & { strand: string };

/** What is drawn behind a face turned to the right, and in front of it. */
type Hair = { back: (light: Light) => string; front: (light: Light) => string };

/** A way to wear hair. */
export type HairStyle = (hair: HairTones) => Hair;

/** Short curls. */
export const shortCurls: HairStyle = (hair) => ({
  back: (light) =>
    mass(
      curls(
        '-116 70, -138 20, -146 -40, -136 -100, -104 -160, -50 -200, 20 -214, 86 -196, 130 -150, 140 -90, 128 -40, 100 20',
      ),
      hair,
      { light, depth: 16, edge: 6 },
    ),
  front: (light) =>
    mass(
      curls(
        '-106 30, -124 -20, -132 -76, -112 -134, -76 -180, -20 -212, 44 -214, 104 -190, 138 -140, 136 -92, 112 -62, 88 -96, 48 -114, 4 -104, -40 -116, -78 -92, -88 -44, -90 4',
        0.6,
      ),
      hair,
      {
        light,
        depth: 20,
        edge: 6,
        details: stroke(
          'M-84-138C-70-168-40-182-14-180M16-186C50-190 86-172 100-142M-50-136C-30-152 0-154 22-146M44-150C66-150 84-140 94-124M-112-60C-112-84-104-100-94-112',
          hair.strand,
          9,
          0.85,
        ),
      },
    ),
});

/** Curls like a cloud around the head. */
export const cloud: HairStyle = (hair) => ({
  back: (light) =>
    mass(
      curls(
        '-84 156, -146 140, -190 84, -206 8, -196 -76, -158 -150, -100 -208, -24 -240, 58 -230, 124 -186, 164 -118, 176 -44, 160 34, 116 98',
        0.56,
      ),
      hair,
      { light, depth: 84, edge: 8 },
    ),
  front: (light) =>
    shape('M-120 20C-150-80-120-190 0-200C110-206 140-120 124-50C80-110-60-120-84-30Z', hair.shade) +
    mass(
      curls(
        '-110 66, -134 4, -138 -66, -112 -132, -56 -172, 14 -178, 78 -156, 122 -104, 128 -44, 102 -92, 54 -114, 6 -106, -44 -96, -80 -50, -90 4',
        0.58,
      ),
      hair,
      { light, depth: 46, edge: 0 },
    ) +
    stroke('M30-212C74-204 112-176 134-138M52-156C76-146 94-128 102-106', hair.strand, 9, 0.8),
});

/** Short, combed up and to the side. */
export const quiff: HairStyle = (hair) => ({
  back: (light) =>
    mass('M-120 60C-144 0-142-100-110-150C-60-210 60-220 110-160L128-60L110 20Z', hair, {
      light,
      depth: 20,
      edge: 0,
    }),
  front: (light) =>
    mass(
      'M-116 44C-136 0-146-70-128-120C-140-130-146-144-144-156C-134-150-124-152-118-158C-96-206-40-240 20-236C34-246 56-248 70-240C64-238 62-234 64-230C112-220 146-176 140-120C138-96 134-78 128-62C124-84 118-100 108-114C90-108 66-112 50-124C20-108-30-104-70-120C-84-92-86-50-96 0C-98 24-106 40-116 44Z',
      hair,
      {
        light,
        depth: 22,
        edge: 0,
        details:
          stroke('M-96-136C-50-122-4-126 40-150M62-132C88-140 106-154 118-176', hair.shade, 8, 0.7) +
          stroke('M0-206C40-206 76-192 100-166', hair.strand, 9, 0.9) +
          stroke(
            'M20-236C34-246 56-248 70-240C64-238 62-234 64-230C112-220 146-176 140-120C138-96 134-78 128-62',
            hair.rim,
            13,
          ),
      },
    ),
});

/** Straight, to the chin, parted at the side. */
export const bob: HairStyle = (hair) => ({
  back: (light) =>
    mass(
      'M-96 164C-140 168-170 140-172 90C-176 20-170-80-130-140C-90-200-30-222 30-218C96-212 136-170 144-100C150-40 146 40 134 110C124 150 96 160 70 150Z',
      hair,
      { light, depth: 24, edge: 6, details: stroke('M-150-40C-152 20-152 80-136 140', hair.strand, 9) },
    ),
  front: (light) =>
    mass(
      'M38-150C70-100 104-90 112-40C118 10 112 60 100 104C112 120 134 112 140 84C152 20 152-60 142-110C124-182 80-220 24-218C-50-216-116-180-134-104C-146-50-142 20-132 70C-126 100-116 120-100 130C-92 100-112 60-104 0C-96-70-30-90 38-150Z',
      hair,
      {
        light,
        depth: 26,
        edge: 6,
        details:
          stroke('M30-164C-40-128-108-100-120-20M10-186C-60-160-120-120-130-50', hair.strand, 9) +
          stroke('M52-160C90-130 124-100 128-30', hair.shade, 8),
      },
    ),
});

/** Parted in the middle, a bun low at the neck. */
export const lowBun: HairStyle = (hair) => ({
  back: (light) =>
    mass(
      'M-150 128C-188 118-214 88-206 50C-200 10-160-10-124 0C-84 12-74 66-94 100C-106 122-128 134-150 128Z',
      hair,
      {
        light,
        depth: 20,
        edge: 7,
        details: stroke('M-190 60C-178 24-140 16-116 38C-98 62-112 98-142 96', hair.strand, 8),
      },
    ) +
    mass(
      'M-114 70C-150 20-158-70-124-134C-92-194-40-216 14-214C78-212 122-176 128-110L110-60L-60 40Z',
      hair,
      { light, depth: 22, edge: 0 },
    ),
  front: (light) =>
    mass(
      'M-100 84C-128 50-146-20-136-84C-122-168-60-216 16-214C82-212 128-172 131-104C132-74 126-40 114-14C112-52 100-98 60-120C46-128 36-132 28-132C-4-108-58-98-78-50C-92-18-82 24-92 52C-94 66-96 76-100 84Z',
      hair,
      {
        light,
        depth: 22,
        edge: 6,
        details:
          stroke(
            'M18-142C-34-130-92-104-108-30M16-168C-46-158-112-130-126-50M36-164C80-156 110-126 118-84',
            hair.strand,
            8,
          ) + stroke('M28-132C30-160 26-190 20-214', hair.shade, 6),
      },
    ),
});

/** Long and combed back, over one shoulder. */
export const long: HairStyle = (hair) => ({
  back: (light) =>
    mass(
      'M-116-80C-156-20-150 60-160 140C-166 210-196 250-186 320C-176 360-166 376-158 392C-150 370-146 360-140 350C-130 366-120 380-112 384C-104 350-96 320-84 290C-64 240-60 160-50 90L80 100C110 60 130 0 126-60L40-180Z',
      hair,
      {
        light,
        depth: 22,
        edge: 0,
        details: shape(
          'M-136 20C-144 110-156 200-168 280C-160 200-154 100-136 20ZM-106 120C-112 200-134 250-136 330C-124 260-116 200-106 120Z',
          hair.strand,
        ),
      },
    ),
  front: (light) =>
    shape('M-92-70C-104-20-86 20-92 74C-74 30-92-10-78-66Z', hair.base) +
    mass(
      'M-108 26C-134-4-138-84-116-138C-84-208 26-230 88-190C128-162 134-112 124-58C112-104 88-142 34-148C-30-152-70-118-84-60C-90-24-94 4-108 26Z',
      hair,
      {
        light,
        depth: 20,
        edge: 0,
        details: shape(
          'M52-146C40-186 0-204-56-194C-10-194 26-178 52-146ZM86-128C84-166 60-190 24-204C60-184 76-160 86-128ZM10-148C-20-172-60-168-98-130C-62-154-26-158 10-148ZM-40-134C-74-130-100-100-112-50C-98-90-76-116-40-134Z',
          hair.strand,
        ),
      },
    ) +
    shape(
      'M10-211C50-212 70-204 88-190C128-162 134-112 124-58C128-112 122-158 86-186C66-201 44-209 10-211Z',
      hair.rim,
    ),
});

/** Up in a bun, with a long fringe. */
export const topBun: HairStyle = (hair) => ({
  back: (light) =>
    mass('M-62-300C-16-330 54-310 58-256C60-214 14-190-34-196C-88-202-104-270-62-300Z', hair, {
      light,
      depth: 30,
      edge: 7,
      details:
        stroke('M-70-236C-50-286 0-296 34-276', hair.strand, 7) +
        stroke('M-56-214C-30-250 10-256 44-240', hair.strand, 5),
    }) +
    mass(
      'M-152-40C-162-152-96-228 8-228C106-228 148-162 142-70C141-30 134-10 126 10L-92 60C-118 90-126 124-116 160C-148 116-150 20-152-40Z',
      hair,
      { light, depth: 20, edge: 0 },
    ),
  front: (light) =>
    mass(
      'M-120 40C-146-56-134-150-70-188C-18-222 70-222 112-168C138-132 134-84 127-40C121-72 108-98 84-118C86-96 80-80 66-64C62-92 44-112 22-124C14-96-16-66-62-52C-82-16-80 26-94 64C-100 92-104 120-120 146C-114 108-112 74-120 40Z',
      hair,
      {
        light,
        depth: 22,
        edge: 6,
        details: stroke('M-76-146C-44-184 40-190 84-150M-92-112C-70-140-40-156-10-160', hair.strand, 9, 0.8),
      },
    ) +
    mass('M119-70C131-30 130 22 119 62C116 82 112 98 102 112C109 82 108 40 107 6Z', hair, {
      light,
      depth: 8,
      edge: 5,
    }),
});

/** Thick and swept back. */
export const swept: HairStyle = (hair) => ({
  back: (light) =>
    mass('M-104 90C-150 60-156-20-150-80C-136-170-70-220 10-222L60-100L-40 80Z', hair, {
      light,
      depth: 22,
      edge: 0,
    }),
  front: (light) =>
    mass(
      'M-110 56C-138 20-150-60-136-116C-112-196-40-234 34-226C104-216 142-166 132-84C130-68 126-54 120-44C118-84 110-122 88-144C70-150 54-148 40-140C10-156-40-146-66-118C-86-92-84-50-92-4C-88 16-94 40-110 56Z',
      hair,
      {
        light,
        depth: 24,
        edge: 6,
        details: stroke(
          'M40-140C10-180-50-190-104-150M-66-118C-92-110-116-80-124-40M88-144C80-190 30-214-30-204M-92-60C-108-40-114-10-112 20',
          hair.strand,
          7,
        ),
      },
    ),
});
