import { useAfterHydration } from '#lib/use-after-hydration.ts';
import { companionColors } from '#ui/gradient.ts';

/** A companion's id and the two colors of their row. */
type Colored = { id: string; profile_gradient_from: string | null; profile_gradient_to: string | null };

/**
 * The attributes of an element of a public page that has a companion's colors (see `companionColors`). The policy
 * forbids inline styles in prerendered HTML, so there the colors come from the page's style sheet (`colorSheet`).
 */
export function useCompanionColors({ id, profile_gradient_from, profile_gradient_to }: Colored) {
  const isDrawnHere = useAfterHydration(true, false);
  return {
    'data-colors': id,
    style: isDrawnHere ? companionColors(profile_gradient_from, profile_gradient_to) : undefined,
  };
}

/** The colors of these companions for prerendered HTML, as CSS. */
export function colorSheet(companions: Colored[]): string {
  return companions
    .map(({ id, profile_gradient_from, profile_gradient_to }) => {
      const colors = Object.entries(companionColors(profile_gradient_from, profile_gradient_to));
      return `[data-colors="${id}"]{${colors.map(([name, value]) => `${name}:${value}`).join(';')}}`;
    })
    .join('');
}
