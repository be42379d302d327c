import { paths } from '#lib/paths.ts';
import type { Keeping } from '#shared/keeping.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonSize } from '#ui/button-style.ts';
import { LinkButton } from '#ui/link-button.tsx';

type KeepActionProps = { keeping: Keeping; name: string; size?: ButtonSize };

/** The one button that leads to a sealed conversation's return. */
export function KeepAction({ keeping, name, size = 'md' }: KeepActionProps) {
  if (keeping.way === 'save') {
    return (
      <Button variant="primary" size={size} busy={keeping.isSaving} onClick={keeping.save}>
        Save {name}
      </Button>
    );
  }
  return keeping.way === 'upgrade' ? (
    <LinkButton variant="primary" size={size} to={paths.pricing}>
      Upgrade
    </LinkButton>
  ) : (
    <LinkButton variant="primary" size={size} to={paths.dashboard}>
      Your favorites
    </LinkButton>
  );
}
