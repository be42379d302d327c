/** `text`, when it is longer than `limit` cut after a word, with an ellipsis (R-FIRST-21). */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit + 1);
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${cut.slice(0, end > 0 ? end : limit).replace(/[\s,;:.!?-]+$/, '')}…`;
}

/** The first sentence of what somebody says, without what they do meanwhile (`*waves*`). */
export function firstSentence(text: string): string {
  const spoken = text
    .replace(/\*[^*]*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.+?[.!?…]+["'”’]?(?=\s|$)/.exec(spoken)?.[0] ?? spoken;
}
