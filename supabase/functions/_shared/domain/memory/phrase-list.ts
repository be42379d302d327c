/** The phrases of a text: one a line, continued by the lines under it that are indented more. */
export function phraseList(text: string): string[] {
  const phrases: string[] = [];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const indentOf = (line: string) => line.search(/\S/);
  for (const line of lines) {
    if (indentOf(line) === indentOf(lines[0] ?? '')) phrases.push(line.trim());
    else phrases.push(`${phrases.pop()} ${line.trim()}`);
  }
  return phrases;
}

/** Words with space between them. */
export function wordList(text: string): string[] {
  return text.trim().split(/\s+/);
}
