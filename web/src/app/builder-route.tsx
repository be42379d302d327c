import { useQueryClient } from '@tanstack/react-query';
import { BuilderScreen } from '../features/builder/builder-screen.tsx';
import { companionQuery, companionsQuery } from '../features/companions/queries.ts';

/** The builder; a change refreshes every list of companions. */
export function BuilderRoute() {
  const client = useQueryClient();
  const invalidateCompanions = () => {
    void client.invalidateQueries({ queryKey: companionsQuery().queryKey });
    void client.invalidateQueries({ queryKey: companionQuery('').queryKey.slice(0, 1) });
  };
  return <BuilderScreen onChanged={invalidateCompanions} />;
}
