import { CompanionScreen } from '../features/companions/companion-screen.tsx';
import { FavoriteButton } from '../features/favorites/favorite-button.tsx';
import { ReportCompanionButton } from '../features/reports/report-button.tsx';
import { Reporting } from '../features/reports/reporting.tsx';
import { CompanionActions } from './companion-actions.tsx';

/** One companion's profile with its heart, what the person can set about it, and the way to report it. */
export function CompanionRoute() {
  return (
    <Reporting>
      {(report) => (
        <CompanionScreen
          renderHeart={(companion) => <FavoriteButton companion={companion} place="profile" />}
          renderActions={(companion) => <CompanionActions companion={companion} />}
          renderReport={({ id, name }) => (
            <ReportCompanionButton
              name={name}
              onClick={() => report({ companionId: id, companionName: name })}
            />
          )}
        />
      )}
    </Reporting>
  );
}
