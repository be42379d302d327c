import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import { announceChanges } from '#shared/saved-changes.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { savedText } from './changes.ts';
import { type CustomisedCompanion, NICKNAME_MAX_LENGTH, untouched } from './customisation.ts';
import { saveFailure } from './rules.ts';
import { Summary } from './summary.tsx';
import type { useCustomisation } from './use-customisation.ts';

type SaveStepProps = {
  companion: CustomisedCompanion;
  customisation: ReturnType<typeof useCustomisation>;
  back: ReactNode;
};

/** Step 4: the nickname and the way into the chat (R-CUST-05). */
export function SaveStep({ companion, customisation, back }: SaveStepProps) {
  const { shown, saved, choose, save, discardDraft } = customisation;
  const navigate = useNavigate();
  const nickname = useRef<HTMLInputElement>(null);
  const failure = save.error && saveFailure(save.error);
  const blamesNickname = failure?.field === 'nickname';
  useEffect(() => {
    if (blamesNickname) nickname.current?.focus();
  }, [blamesNickname]);

  const submit = () => {
    const changes = savedText(companion.name, saved ?? untouched, shown);
    save.mutate(shown, {
      onSuccess: () => {
        if (changes !== null) announceChanges(companion.id, changes);
        discardDraft();
        navigate(env.features.chat ? paths.chat({ companion: companion.id }) : paths.companion(companion.id));
      },
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) submit();
      }}
      className="flex flex-col gap-6"
    >
      <TextField
        ref={nickname}
        label="Nickname (optional)"
        hint={`What ${companion.name} calls you.`}
        error={blamesNickname ? failure?.text : undefined}
        value={shown.nickname}
        maxLength={NICKNAME_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => {
          if (blamesNickname) save.reset();
          choose({ nickname: event.target.value });
        }}
      />
      <Card className="flex flex-col gap-4 p-6">
        <h3 className="font-display text-xl">This is {companion.name} for you</h3>
        <Summary choices={shown} before={saved ?? untouched} />
      </Card>
      {failure && !blamesNickname && <Notice kind="problem">{failure.text}</Notice>}
      <div className="flex flex-wrap gap-3">
        {back}
        <Button type="submit" variant="primary" busy={save.isPending}>
          {env.features.chat ? 'Save and chat' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
