/** One turn of a written sample of how a companion talks. */
export type DialogueLine = { from: 'person' | 'companion'; text: string };

const PERSON = ['You', '{{user}}'];

/**
 * Reads a companion's `example_dialogue` (D-22): a line that begins with `You:` is the person's, one that begins with
 * the companion's name and a colon is the companion's, and any other goes on with what was said before it. The marks
 * of character cards, `{{user}}:` and `{{char}}:`, are read too.
 */
export function readDialogue(written: string, companionName: string): DialogueLine[] {
  const lines: DialogueLine[] = [];
  for (const line of written.split(/\r?\n/)) {
    const person = withoutLabel(line, PERSON);
    const companion = withoutLabel(line, [companionName, '{{char}}']);
    const last = lines.at(-1);
    if (person !== null) lines.push({ from: 'person', text: person });
    else if (companion !== null || last === undefined) {
      lines.push({ from: 'companion', text: companion ?? line.trim() });
    } else last.text = `${last.text}\n${line.trim()}`.trim();
  }
  return lines.filter(({ text }) => text !== '');
}

function withoutLabel(line: string, labels: string[]): string | null {
  const start = line.trimStart().toLowerCase();
  const label = labels.find((name) => start.startsWith(`${name.toLowerCase()}:`));
  return label === undefined
    ? null
    : line
        .trimStart()
        .slice(label.length + 1)
        .trim();
}
