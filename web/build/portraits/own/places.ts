import type { Light } from '../kit.ts';
import type { Person } from '../person.ts';
import { bindery } from '../scenes/bindery.ts';
import { boatyard } from '../scenes/boatyard.ts';
import { lighthouse } from '../scenes/lighthouse.ts';
import { observatory } from '../scenes/observatory.ts';
import { oldGarden } from '../scenes/old-garden.ts';
import { reefBay } from '../scenes/reef-bay.ts';
import { stationCafe } from '../scenes/station-cafe.ts';
import { teaHouse } from '../scenes/tea-house.ts';
import { train } from '../scenes/train.ts';
import { trattoria } from '../scenes/trattoria.ts';

/** A scene, where its light comes from and its color, and the companion's two colors, which belong to the scene. */
type Place = { scene: (light: Light) => string; light: Light; glow: string; colors: Person['colors'] };

export const places = {
  cafe: { scene: stationCafe, light: [0.82, -0.57], glow: '#ffe6a8', colors: ['#d98a4e', '#fbe3a6'] },
  library: { scene: bindery, light: [0.84, -0.54], glow: '#fff0c0', colors: ['#c98a72', '#f3dcb4'] },
  kitchen: { scene: trattoria, light: [-0.78, -0.62], glow: '#ffdf9a', colors: ['#ff7f50', '#ffc145'] },
  workshop: { scene: boatyard, light: [0.88, -0.47], glow: '#f7ffc4', colors: ['#6faa5c', '#d2dc74'] },
  garden: { scene: oldGarden, light: [-0.92, -0.38], glow: '#fff6cf', colors: ['#0ea5a4', '#a7f3d0'] },
  waterside: { scene: teaHouse, light: [-0.93, -0.36], glow: '#ffe9b8', colors: ['#be2f5e', '#fda4af'] },
  train: { scene: train, light: [0.86, -0.5], glow: '#ffd9a0', colors: ['#f472b6', '#ffc3a0'] },
  hill: { scene: observatory, light: [-0.86, -0.51], glow: '#e9dcff', colors: ['#7c6ff0', '#d59bff'] },
  lighthouse: { scene: lighthouse, light: [0.93, -0.36], glow: '#ffe9bd', colors: ['#1e4fa8', '#93c5fd'] },
  bay: { scene: reefBay, light: [0.88, -0.47], glow: '#ffdca0', colors: ['#0369a1', '#67e8f9'] },
} satisfies Record<string, Place>;
