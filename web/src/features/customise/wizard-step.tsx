import { Button } from '#ui/button.tsx';
import type { CustomisedCompanion } from './customisation.ts';
import { OverviewStep } from './overview-step.tsx';
import { PersonalityStep } from './personality-step.tsx';
import { LAST_STEP } from './rules.ts';
import { SaveStep } from './save-step.tsx';
import { ToneStep } from './tone-step.tsx';
import type { useCustomisation } from './use-customisation.ts';

type WizardStepProps = {
  step: number;
  goTo: (step: number) => void;
  companion: CustomisedCompanion;
  customisation: ReturnType<typeof useCustomisation>;
};

/** One step of the wizard with the ways on and, from the second one, back (R-CUST-02). */
export function WizardStep({ step, goTo, companion, customisation }: WizardStepProps) {
  const { shown, choose } = customisation;
  const back = step > 1 && <Button onClick={() => goTo(step - 1)}>Back</Button>;
  if (step === LAST_STEP) return <SaveStep companion={companion} customisation={customisation} back={back} />;
  return (
    <>
      {step === 1 && <OverviewStep companion={companion} customisation={customisation} />}
      {step === 2 && <PersonalityStep name={companion.name} chosen={shown.traits} onChange={choose} />}
      {step === 3 && <ToneStep name={companion.name} tone={shown.tone} onChange={choose} />}
      <div className="flex flex-wrap gap-3">
        {back}
        <Button variant="primary" onClick={() => goTo(step + 1)}>
          Continue
        </Button>
      </div>
    </>
  );
}
