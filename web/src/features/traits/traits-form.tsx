import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { Notice } from '#ui/notice.tsx';
import { type CompanionTraits, MAX_CORE_TRAITS } from './api.ts';
import { useSaveTraits } from './queries.ts';

type TraitsFormProps = {
  companion: { id: string; name: string };
  traits: CompanionTraits;
  offered: string[];
  onDone: () => void;
};

/** The choice of at most three; choosing none goes back to the companion's own. */
export function TraitsForm({ companion, traits, offered, onDone }: TraitsFormProps) {
  const userId = useSession().user?.id ?? '';
  const save = useSaveTraits(userId, companion.id);
  const [chosen, setChosen] = useState(traits.overriddenTraits.filter((trait) => offered.includes(trait)));
  const own = traits.baseTraits.length === 0 ? '' : `: ${traits.baseTraits.join(', ')}`;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(chosen, { onSuccess: onDone });
      }}
      className="flex flex-col gap-5"
    >
      <ChoiceChips
        legend={`Up to ${MAX_CORE_TRAITS} traits`}
        hint={`Without a choice ${companion.name} keeps their own${own}.`}
        options={offered}
        chosen={chosen}
        max={MAX_CORE_TRAITS}
        onChange={setChosen}
      />
      {save.isError && (
        <Notice kind="problem">
          Failed to save traits
          {save.error instanceof ApiError && save.error.hasText && (
            <span className="block font-normal">{save.error.detail}</span>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {chosen.length > 0 && <Button onClick={() => setChosen([])}>Clear choice</Button>}
        <Button type="submit" variant="primary" busy={save.isPending}>
          Save traits
        </Button>
      </div>
    </form>
  );
}
