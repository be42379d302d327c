import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { useSession } from '#lib/session.ts';
import { useOnline } from '#lib/use-online.ts';
import { Container } from '#ui/container.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { companionColors } from '#ui/gradient.ts';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { CustomisedCompanion } from './customisation.ts';
import { stepFrom, stepTitles } from './rules.ts';
import { StepList } from './step-list.tsx';
import { useCustomisation } from './use-customisation.ts';
import { WizardStep } from './wizard-step.tsx';

/** The customisation wizard for one companion (R-CUST-01 to R-CUST-05). The step is part of the address. */
export function CustomiseScreen({ companion }: { companion: CustomisedCompanion }) {
  const userId = useSession().user?.id ?? '';
  const customisation = useCustomisation(userId, companion.id);
  const { stored, isLoaded, saved, wasDiscarded, isUnsaved } = customisation;
  const online = useOnline();
  const [address, setAddress] = useSearchParams();
  const step = stepFrom(address.get('step'));
  const heading = useRef<HTMLHeadingElement>(null);
  const goTo = (next: number) => {
    const written = new URLSearchParams(address);
    written.set('step', String(next));
    setAddress(written);
  };

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);

  const canShow = isLoaded || !online || (stored.isError && (isUnsaved || saved !== null));
  return (
    <Container
      className="flex max-w-208! flex-col gap-8 py-10"
      style={companionColors(companion.gradientFrom, companion.gradientTo)}
    >
      <title>{`Customize ${companion.name} | ${brand.name}`}</title>
      <header className="flex flex-col gap-5">
        <h1 className="font-display text-4xl wrap-anywhere sm:text-5xl">Customize {companion.name}</h1>
        <StepList step={step} />
      </header>
      {wasDiscarded && (
        <Notice kind="info">
          You changed {companion.name} on another device since. This is what was saved there.
        </Notice>
      )}
      {!isLoaded && canShow && (
        <Notice kind="warning">
          The server cannot be reached. What you choose is kept in this browser until you can save it.
        </Notice>
      )}
      {canShow && (
        <section aria-labelledby="step-title" className="flex flex-col gap-6">
          <h2 id="step-title" ref={heading} tabIndex={-1} className="font-display text-2xl outline-none">
            {stepTitles[step - 1]}
          </h2>
          <WizardStep step={step} goTo={goTo} companion={companion} customisation={customisation} />
        </section>
      )}
      {!canShow && stored.isError && (
        <ErrorState
          title="Error Loading Customization"
          text={`We could not read what you set about ${companion.name}. Check your connection and try again.`}
          onRetry={() => void stored.refetch()}
        />
      )}
      {!canShow && !stored.isError && <Spinner label="Loading..." />}
    </Container>
  );
}
