import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { EDITED_REPLY_MAX_LENGTH, MESSAGE_MAX_LENGTH } from '#contracts/fields.ts';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { updateSession, useChatSession } from '../chat-session.ts';
import { sendEdit } from '../send.ts';
import type { MessageTools } from '../types.ts';
import { cancelEdit, changeEdit, saveWithoutReply } from './edit.ts';

type EditFormProps = {
  from: 'user' | 'ai';
  /** The words that are edited. */
  words: string;
  /** The companion's. */
  name: string;
  tools: MessageTools;
};

/**
 * Edits a message in its place. A person's own words can be saved with a new reply, which costs a message, or without;
 * the companion's without. Escape cancels, Ctrl+Enter or Cmd+Enter saves.
 */
export function EditForm({ from, words, name, tools: { chat, mayAsk, mayChange } }: EditFormProps) {
  const { companionId } = chat;
  const edit = useChatSession(companionId, (session) => session.edit);
  const [saving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOwn = from === 'user';
  const limit = isOwn ? MESSAGE_MAX_LENGTH : EDITED_REPLY_MAX_LENGTH;
  const text = edit?.text ?? words;
  const isBlocked = !mayChange || text.trim() === '';
  const maySave = !isBlocked && text.trim() !== words.trim();
  const mayReply = isOwn && mayAsk && !isBlocked;

  // A list that draws only what is in view may draw the form anew: only an edit just opened takes the focus.
  useEffect(() => {
    if (edit === null || !edit.isNew) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(edit.text.length, edit.text.length);
    updateSession(companionId, { edit: { ...edit, isNew: false } });
  }, [companionId, edit]);
  // The list measures the form after it has come, and moves it then: it stays in view whenever its height changes.
  useEffect(() => {
    const shown = form.current;
    if (shown === null) return;
    const observer = new ResizeObserver(() => {
      if (shown.contains(document.activeElement)) shown.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);

  const focusLog = () => form.current?.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
  const save = async () => {
    if (!maySave || saving) return;
    setSaving(true);
    await saveWithoutReply(chat);
    setSaving(false);
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isOwn) void save();
    else if (mayReply && !saving) {
      focusLog();
      void sendEdit(chat);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !saving) cancelEdit(companionId);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };

  return (
    <form ref={form} onSubmit={submit} className="flex scroll-my-4 flex-col gap-2">
      <Textarea
        ref={field}
        label={isOwn ? 'Edit your message' : `Edit the words of ${name}`}
        hideLabel
        hint={
          isOwn
            ? `${text.length}/${limit}. A new reply costs a message.`
            : 'It will be marked ‘edited by you’. This is free.'
        }
        value={text}
        maxLength={limit}
        readOnly={saving}
        onChange={(event) => changeEdit(companionId, event.target.value.slice(0, limit))}
        onKeyDown={onKeyDown}
        className="max-h-60 rounded-lg"
      />
      <div className="flex flex-wrap gap-2">
        {isOwn ? (
          <>
            <Button type="submit" size="sm" variant="primary" disabled={!mayReply}>
              Save and get a new reply
            </Button>
            <Button size="sm" busy={saving} disabled={!maySave} onClick={() => void save()}>
              Save without a reply
            </Button>
          </>
        ) : (
          <Button type="submit" size="sm" variant="primary" busy={saving} disabled={!maySave}>
            Save
          </Button>
        )}
        <Button size="sm" variant="quiet" disabled={saving} onClick={() => cancelEdit(companionId)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
