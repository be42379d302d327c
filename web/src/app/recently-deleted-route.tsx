import { KeepCompanion } from '../features/favorites/keep-companion.tsx';
import { RecentlyDeletedScreen } from '../features/recently-deleted/recently-deleted-screen.tsx';

/** What was deleted recently, with the saving of companions whose chat expired. */
export function RecentlyDeletedRoute() {
  return <RecentlyDeletedScreen renderKeeping={(props) => <KeepCompanion {...props} />} />;
}
