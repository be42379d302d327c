import type { HairStyle, HairTones } from '../heads/hair.ts';
import { type Light, mass, shape, stroke, type Tones } from '../kit.ts';
import { tube } from '../points.ts';

/** Tubes of hair along points `x y radius`, the farthest first. */
function tubes(list: readonly string[], hair: HairTones, light: Light): string {
  return list.map((points) => mass(tube(points), hair, { light, depth: 8, edge: 4 })).join('');
}

/** The hair on the skull under braids and locs, parted in rows. */
function rows(hair: HairTones, light: Light): string {
  return mass(
    'M-104 36C-132-6-138-86-116-140C-84-206 26-226 88-190C128-162 134-112 122-50C114-104 90-130 44-138C-24-142-68-114-84-56C-90-24-94 12-104 36Z',
    hair,
    {
      light,
      depth: 22,
      edge: 6,
      details: stroke(
        'M44-138C34-170 10-196-20-206M0-140C-20-168-50-184-84-180M-40-128C-60-148-88-156-112-150M-70-98C-88-110-108-114-126-108M84-118C84-150 66-184 40-206M-86-50C-100-58-116-60-130-56',
        hair.shade,
        6,
      ),
    },
  );
}

/** Long thin braids. */
export const braids: HairStyle = (hair) => {
  const plait = (d: string) => stroke(d, hair.base, 21) + stroke(d, hair.strand, 6, 0.75);
  const dark = (d: string) => stroke(d, hair.shade, 24);
  return {
    back: () =>
      dark(
        'M-100-120C-160-60-150 60-160 150S-170 250-156 300M-90-60C-130 20-120 110-128 190S-134 270-122 320',
      ) +
      dark('M96-120C140-60 134 40 140 120S150 220 140 270M80-60C116 20 108 110 112 170') +
      plait('M-110-130C-172-70-164 50-176 140S-190 240-178 296') +
      plait('M-104-90C-150-20-142 90-150 170S-156 260-144 318') +
      plait('M-96-40C-126 40-116 120-122 200S-124 280-112 330') +
      plait('M100-130C150-70 144 40 152 120S162 220 154 268'),
    front: (light) =>
      plait('M-92-84C-118-30-108 40-116 90S-122 190-106 250') +
      plait('M108-104C132-60 124 0 128 60S132 160 124 214') +
      rows(hair, light),
  };
};

/** Locs to the shoulders. */
export const locs: HairStyle = (hair) => ({
  back: (light) =>
    tubes(
      [
        '70 -150 20, 130 -60 20, 148 40 18, 140 150 15',
        '60 -120 20, 112 0 20, 122 110 18, 110 196 14',
        '-60 -150 22, -140 -90 20, -172 20 19, -168 130 17, -178 200 13',
        '-70 -120 22, -128 -20 20, -148 90 19, -142 180 17, -150 240 13',
        '-60 -60 22, -100 60 20, -116 150 18, -110 230 14',
      ],
      hair,
      light,
    ),
  front: (light) =>
    rows(hair, light) +
    tubes(
      [
        '96 -166 16, 130 -90 17, 136 0 16, 128 92 13',
        '-70 -172 17, -124 -110 18, -140 -10 17, -132 90 15, -138 160 12',
        '-96 -130 16, -112 -50 17, -116 40 16, -108 130 12',
        '30 -204 15, 84 -186 17, 116 -140 16, 124 -84 12',
        '10 -206 15, -50 -196 18, -98 -152 17, -118 -92 13',
      ],
      hair,
      light,
    ),
});

const cloth: Tones = { base: '#b5698c', shade: '#743c6b', rim: '#ffd9cf' };

/** No hair is seen: a scarf around the head, laid across the shoulders. */
export const headscarf: HairStyle = () => ({
  back: (light) =>
    mass(
      'M-128 120C-166 20-160-110-100-176C-50-228 70-232 118-170C150-120 146 0 130 110L60 240H-90Z',
      cloth,
      {
        light,
        depth: 24,
        edge: 6,
      },
    ),
  front: (light) =>
    mass(
      'M24-214C100-212 148-160 146-72C146 30 128 110 108 170C150 186 184 216 196 262C140 316 60 342-20 336C-100 332-170 300-196 250C-180 210-150 186-120 166C-146 90-158 10-148-70C-138-160-62-216 24-214ZM20-140C-52-140-94-96-97-30C-99 40-92 96-60 134C-36 160-6 180 30 178C64 176 84 146 98 100C108 60 112 10 108-40C102-100 76-140 20-140Z',
      cloth,
      {
        light,
        depth: 26,
        edge: 6,
        details:
          stroke('M-104-140C-132-70-134 40-106 130C-80 190-20 224 60 214', cloth.shade, 8) +
          stroke('M-126 190C-70 250 40 268 130 210M-160 236C-90 290 50 304 160 250', cloth.shade, 8, 0.8) +
          shape('M-84-150C-40-196 60-200 104-140C70-176-20-182-84-150Z', cloth.rim ?? '', 0.35),
      },
    ),
});
