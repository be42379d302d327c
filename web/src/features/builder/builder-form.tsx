import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import type { DashboardState } from '#shared/dashboard-state.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { DeleteCompanion } from './delete-companion.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { MannerFields } from './manner-fields.tsx';
import { OpeningFields } from './opening-fields.tsx';
import { PersonalityFields } from './personality-fields.tsx';
import { Preview } from './preview.tsx';
import { type Problems, problemsOf, saveFailure } from './rules.ts';
import type { useBuilder } from './use-builder.ts';

type BuilderFormProps = { builder: ReturnType<typeof useBuilder>; onChanged: () => void };

/** Everything that makes a companion, beside a sketch of them; saving ends at the dashboard (R-BUILD-01). */
export function BuilderForm({ builder, onChanged }: BuilderFormProps) {
  const { id, isNew, shown, change, save, limit, original, isUnsaved, discardDraft } = builder;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Problems>({});
  const failure = save.error && saveFailure(save.error, save.variables.settings);
  const problems = failure?.field === undefined ? missing : { [failure.field]: failure.text, ...missing };
  // The first field with a problem gets the focus, after every try (R-FIRST-24).
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try leaves new problems or a new error.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [missing, save.error]);
  const leave = (created?: string) => {
    discardDraft();
    onChanged();
    navigate(paths.dashboard, { state: { created } satisfies DashboardState });
  };

  const submit = () => {
    const found = problemsOf(shown);
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    save.mutate({ id, isNew, settings: shown }, { onSuccess: () => leave(isNew ? id : undefined) });
  };
  const set: typeof change = (next) => {
    change(next);
    if (save.isError) save.reset();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending && limit === null) submit();
      }}
      className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="flex min-w-0 flex-col gap-10">
        <IdentityFields settings={shown} problems={problems} onChange={set} />
        <LookFields settings={shown} onChange={set} />
        <PersonalityFields settings={shown} onChange={set} />
        <MannerFields settings={shown} onChange={set} />
        <OpeningFields settings={shown} problems={problems} onChange={set} />
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-24">
        <Preview settings={shown} />
        {limit !== null && (
          <Notice kind="warning" action={<PlansLink />}>
            {limit}
          </Notice>
        )}
        {failure && failure.field === undefined && (
          <Notice kind="problem" {...(failure.upgrade && { action: <PlansLink /> })}>
            {failure.text}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="primary"
            busy={save.isPending}
            aria-disabled={limit !== null}
            className="grow"
          >
            {isNew ? 'Create companion' : 'Save changes'}
          </Button>
          {isUnsaved && !isNew && <Button onClick={discardDraft}>Undo changes</Button>}
          {isUnsaved && isNew && <Button onClick={discardDraft}>Start again</Button>}
        </div>
        {original && <DeleteCompanion companion={original} onDeleted={() => leave()} />}
      </div>
    </form>
  );
}

function PlansLink() {
  return (
    <LinkButton to={paths.pricing} size="sm">
      See plans
    </LinkButton>
  );
}
