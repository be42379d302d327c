import { useEffect, useMemo } from 'react';
import { moodOf } from '#lib/mood.ts';
import { updateSession } from '../chat-session.ts';
import { useReply } from '../use-reply.ts';

type ReplyMoodProps = {
  companionId: string;
  /** The newest reply in the list; `text` is null while the session has its words. */
  reply: { key: string; text: string | null; growing: boolean };
};

/** Reads the mood of the newest reply, again at the end of each sentence while it grows (R-ART-03). Draws nothing. */
export function ReplyMood({ companionId, reply: { key, text, growing } }: ReplyMoodProps) {
  const soFar = useReply(companionId);
  const words = text ?? (growing ? completeSentences(soFar) : soFar);
  const mood = useMemo(() => moodOf(words), [words]);
  useEffect(() => {
    updateSession(companionId, { expression: { key, mood } });
    return () => updateSession(companionId, { expression: null });
  }, [companionId, key, mood]);
  return null;
}

/** A growing text up to the end of its last complete sentence or *action*. */
function completeSentences(text: string): string {
  return /^.*[.!?…。！？*]["'”’»)*]*(?=\s)/s.exec(text)?.[0] ?? '';
}
