/**
 * `text`, when it is longer than `limit` characters cut after a word, with an ellipsis (R-FIRST-21). Only a first word
 * that is longer than that is cut itself, but never inside an emoji.
 */
export function cutAtWord(text: string, limit: number): string {
  const characters = Array.from(text.trim());
  if (characters.length <= limit) return characters.join('');
  const cut = characters.slice(0, limit + 1);
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  const kept = cut.slice(0, end > 0 ? end : limit).join('');
  return `${kept.replace(/[\s,;:.!?-]+$/, '')}…`;
}

/** The first sentence of what somebody says, without what they do meanwhile (`*waves*`). */
export function firstSentence(text: string): string {
  const spoken = text
    .replace(/\*[^*]*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.+?[.!?…]+["'”’]?(?=\s|$)/.exec(spoken)?.[0] ?? spoken;
}
