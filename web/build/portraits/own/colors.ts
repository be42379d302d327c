import type { HairTones } from '../heads/hair.ts';
import type { Skin } from '../kit.ts';

export const hairColors = {
  black: { base: '#2d2543', shade: '#1d1830', rim: '#a0688a', strand: '#53456e' },
  brown: { base: '#4a2f2a', shade: '#2e1d22', rim: '#d29a6a', strand: '#7a4f40' },
  auburn: { base: '#7d3b2c', shade: '#512530', rim: '#f0a066', strand: '#a8583c' },
  copper: { base: '#c4652d', shade: '#803828', rim: '#ffd590', strand: '#e58f4c' },
  blond: { base: '#d89a48', shade: '#a5643f', rim: '#fff0b8', strand: '#f0bd6c' },
  gray: { base: '#8c8496', shade: '#5d5672', rim: '#f3e6dc', strand: '#b3abbd' },
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
  deep: {
    base: '#6b3c2d',
    shade: '#42222f',
    rim: '#f2a868',
    deep: '#261021',
    lip: '#772f3d',
    lowerLip: '#97494b',
    blush: '#9c3f36',
  },
} satisfies Record<string, Skin>;
