import { Users } from 'lucide-react';
import { useState } from 'react';
import { faceAddress } from '#lib/portraits.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { RadioChips } from '#ui/radio-chips.tsx';
import type { Fact, Person } from './memory.ts';
import { useMoveFact } from './queries.ts';

type ScopeDialogProps = { fact: Fact; people: readonly Person[]; userId: string; onClose: () => void };

/** The value for all companions: none of them has the empty id. */
const ALL = '';

/** Limits a fact to one companion, or opens it to all. */
export function ScopeDialog({ fact, people, userId, onClose }: ScopeDialogProps) {
  const [chosen, setChosen] = useState(fact.companionId ?? ALL);
  const move = useMoveFact(userId);
  const save = () => {
    const companionId = chosen === ALL ? null : chosen;
    if (companionId === fact.companionId) onClose();
    else move.mutate({ id: fact.id, companionId }, { onSettled: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Who knows this?"
      description={<span className="wrap-anywhere">{fact.text}</span>}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={move.isPending} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <RadioChips
        legend="Known to"
        value={chosen}
        onChange={setChosen}
        options={[
          {
            value: ALL,
            label: 'All of them',
            picture: (
              <span className="grid size-11 place-content-center rounded-full bg-tint">
                <Users aria-hidden="true" className="size-5" />
              </span>
            ),
          },
          ...people.map(({ id, name, imageUrl, gradientFrom, gradientTo }) => ({
            value: id,
            label: `Only ${name}`,
            picture: (
              <Portrait src={faceAddress(imageUrl)} alt="" from={gradientFrom} to={gradientTo} size="sm" />
            ),
          })),
        ]}
      />
    </Dialog>
  );
}
