import { CompanionScreen } from '../features/companions/companion-screen.tsx';
import { FavoriteButton } from '../features/favorites/favorite-button.tsx';
import { ReportCompanionButton } from '../features/reports/report-button.tsx';
import { Reporting } from '../features/reports/reporting.tsx';
import { CompanionActions } from './companion-actions.tsx';

/** A companion's profile with favorite button, preferences and reports. */
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
