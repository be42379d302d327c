import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { faceAddress } from '#lib/portraits.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { notify } from '#ui/notify.ts';
import { Portrait } from '#ui/portrait.tsx';
import type { CustomisedCompanion } from './customisation.ts';
import { saveFailure } from './rules.ts';
import { Summary } from './summary.tsx';
import type { useCustomisation } from './use-customisation.ts';

type OverviewStepProps = {
  companion: CustomisedCompanion;
  customisation: ReturnType<typeof useCustomisation>;
};

/** Step 1: who the companion is, and what has been set about them so far. */
export function OverviewStep({ companion, customisation }: OverviewStepProps) {
  const { saved, shown, isUnsaved, discardDraft, save } = customisation;
  const [asking, setAsking] = useState(false);
  const { name } = companion;
  const remove = () =>
    save.mutate(null, {
      onSuccess: () => {
        discardDraft();
        setAsking(false);
        notify.success(`${name} is back to how they were.`);
      },
      onError: () => setAsking(false),
    });
  return (
    <>
      <Card className="tinted flex flex-col items-center gap-5 p-6 text-center sm:flex-row sm:gap-8 sm:p-8 sm:text-left">
        <Portrait
          src={faceAddress(companion.imageUrl)}
          alt=""
          from={companion.gradientFrom}
          to={companion.gradientTo}
          size="xl"
          ring
          eager
        />
        <div className="flex min-w-0 flex-col gap-3">
          <p className="font-display text-2xl wrap-anywhere">{name}</p>
          <p className="font-medium text-accent">{companion.tagline}</p>
          <p className="whole-lines-3 text-muted wrap-anywhere">{companion.description}</p>
        </div>
      </Card>
      {(saved !== null || isUnsaved) && (
        <Card className="flex flex-col gap-4 p-6">
          <h3 className="font-display text-xl">{isUnsaved ? 'Not saved yet' : 'What you have set'}</h3>
          <Summary choices={shown} />
          {save.isError && <Notice kind="problem">{saveFailure(save.error).text}</Notice>}
          <div className="flex flex-wrap gap-3">
            {isUnsaved && saved !== null && <Button onClick={discardDraft}>Show what is saved</Button>}
            {saved !== null && (
              <Button onClick={() => setAsking(true)}>
                <RotateCcw aria-hidden="true" className="size-4" />
                Reset {name}
              </Button>
            )}
          </div>
        </Card>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        busy={save.isPending}
        title={`Reset ${name}?`}
        text="The traits, tone and nickname you chose will be removed. Your messages stay."
        confirmLabel="Remove my changes"
        danger
      />
    </>
  );
}
