/** How much of a description a card shows (R-BROWSE-05). */
const EXCERPT_LENGTH = 120;

/** The first 120 characters of `text`, with an ellipsis where something was cut; never half an emoji. */
export function excerpt(text: string): string {
  const characters = Array.from(text.trim());
  if (characters.length <= EXCERPT_LENGTH) return characters.join('');
  return `${characters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`;
}
