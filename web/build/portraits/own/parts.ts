import type { Features } from '../heads/front-head.ts';
import {
  bob,
  cloud,
  type HairStyle,
  type HairTones,
  long,
  lowBun,
  quiff,
  shortCurls,
  swept,
  topBun,
} from '../heads/hair.ts';
import { skulls } from '../heads/skulls.ts';
import type { Light, Skin } from '../kit.ts';
import { bindery } from '../scenes/bindery.ts';
import { boatyard } from '../scenes/boatyard.ts';
import { observatory } from '../scenes/observatory.ts';
import { oldGarden } from '../scenes/old-garden.ts';
import { teaHouse } from '../scenes/tea-house.ts';
import { train } from '../scenes/train.ts';

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
  open: {
    skull: skulls.soft,
    eye: [66, 28],
    eyeTilt: 3,
    lash: 0.08,
    browWeight: 11,
    nose: [0.92, 0.98],
    mouth: { y: 121, turn: 3, width: 0.94 },
    ageLines: 'M-80 8L-92 5',
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
  lived: {
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

export const hairStyles = {
  curls: shortCurls,
  cloud,
  quiff,
  bob,
  bun: lowBun,
  long,
  topknot: topBun,
  swept,
} satisfies Record<string, HairStyle>;

export const hairColors = {
  black: { base: '#2d2543', shade: '#1d1830', rim: '#a0688a', strand: '#53456e' },
  brown: { base: '#4a2f2a', shade: '#2e1d22', rim: '#d29a6a', strand: '#7a4f40' },
  copper: { base: '#c4652d', shade: '#803828', rim: '#ffd590', strand: '#e58f4c' },
  blond: { base: '#d89a48', shade: '#a5643f', rim: '#fff0b8', strand: '#f0bd6c' },
  silver: { base: '#d9d3dc', shade: '#9a90ac', rim: '#fffaf4', strand: '#b5aac4' },
} satisfies Record<string, HairTones>;

/** From light to dark; the shade of each moves toward rose. */
export const skins = {
  light: {
    base: '#f7d2b2',
    shade: '#df9a86',
    rim: '#fff3dc',
    deep: '#a85b58',
    lip: '#cc5563',
    lowerLip: '#e07c80',
    blush: '#f0807c',
  },
  tan: {
    base: '#e3a87c',
    shade: '#b56b56',
    rim: '#ffe6bd',
    deep: '#7d3f3c',
    lip: '#b0484e',
    lowerLip: '#cb665f',
    blush: '#dc6a58',
  },
  olive: {
    base: '#cd8f66',
    shade: '#94594f',
    rim: '#ffe2a8',
    deep: '#6a3540',
    lip: '#a2464f',
    lowerLip: '#c0645f',
    blush: '#d9604c',
  },
  brown: {
    base: '#a8694a',
    shade: '#70414a',
    rim: '#ffd3a4',
    deep: '#4f2530',
    lip: '#8a3d48',
    lowerLip: '#ab5655',
    blush: '#c85a4a',
  },
  dark: {
    base: '#7d4834',
    shade: '#4d2936',
    rim: '#ffbf7e',
    deep: '#34172a',
    lip: '#742d3b',
    lowerLip: '#934649',
    blush: '#b84c3c',
  },
} satisfies Record<string, Skin>;

/** A scene and where its light comes from. */
export type Place = { scene: (light: Light) => string; light: Light; glow: string };

export const places = {
  train: { scene: train, light: [0.86, -0.5], glow: '#ffd9a0' },
  hill: { scene: observatory, light: [-0.86, -0.51], glow: '#e9dcff' },
  boatyard: { scene: boatyard, light: [0.88, -0.47], glow: '#f7ffc4' },
  library: { scene: bindery, light: [0.84, -0.54], glow: '#fff0c0' },
  garden: { scene: oldGarden, light: [-0.92, -0.38], glow: '#fff6cf' },
  waterside: { scene: teaHouse, light: [-0.93, -0.36], glow: '#ffe9b8' },
} satisfies Record<string, Place>;
