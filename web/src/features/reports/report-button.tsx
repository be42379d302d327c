import { Flag } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** Opens the report of a message, as small as the other actions at its foot. */
export function ReportMessageButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton size="sm" label="Report message" onClick={onClick}>
      <Flag aria-hidden="true" />
    </IconButton>
  );
}

/** Opens the report of a companion. */
export function ReportCompanionButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button variant="quiet" size="sm" className="text-muted!" onClick={onClick}>
      <Flag aria-hidden="true" className="size-4" />
      Report {name}
    </Button>
  );
}
