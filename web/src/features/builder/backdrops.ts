/** The background colors of a person's own companions. */
export const backdrops = [
  { name: 'Dusk', from: '#8B5CF6', to: '#EC4899' },
  { name: 'Blossom', from: '#FF8FB8', to: '#FFC19A' },
  { name: 'Ember', from: '#F97316', to: '#FACC15' },
  { name: 'Meadow', from: '#34D399', to: '#A7F070' },
  { name: 'Lagoon', from: '#22D3EE', to: '#3B82F6' },
  { name: 'Night', from: '#312E81', to: '#6D28D9' },
  { name: 'Wine', from: '#7F1D4E', to: '#E11D48' },
  { name: 'Mist', from: '#94A3B8', to: '#E2E8F0' },
] as const;

export type Backdrop = (typeof backdrops)[number]['name'];

export const backdropNames = backdrops.map(({ name }) => name);

export function backdropOf(name: Backdrop): (typeof backdrops)[number] {
  return backdrops.find((backdrop) => backdrop.name === name) ?? backdrops[0];
}

/** The backdrop with this first colour; the first one when it is none of ours. */
export function readBackdrop(from: string | null): Backdrop {
  return backdrops.find((backdrop) => backdrop.from === from?.toUpperCase())?.name ?? backdrops[0].name;
}
