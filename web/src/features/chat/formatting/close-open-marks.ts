type Delimiter = { char: string; length: number };

/**
 * A growing text in which no half-written mark can be seen: what may still become a mark is held back, and emphasis
 * and code that are open are closed, so that the words on the page only ever grow (R-FIRST-13).
 */
export function closeOpenMarks(text: string): string {
  const { fence, after } = lastCodeBlock(text);
  if (fence !== null) return withoutPartialFence(text, fence);
  if (after === text.length) return text;
  const rest = text.slice(after).replace(blockBeginning, '');
  const start = startOfLastBlock(rest);
  const block = closeInline(withoutPartialLink(rest.slice(start)));
  // An item of which all is held back is none yet.
  return text.slice(0, after) + (rest.slice(0, start) + block).replace(blockBeginning, '');
}

/** A last line that may become a list item, a heading, a quote or a code block. */
const blockBeginning = /(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)]?|#{1,6}|>|`{1,3}|~{1,3})?[ \t]*$/;

/** The fence of a code block without an end, or null; and where the text goes on after the last one with an end. */
function lastCodeBlock(text: string): { fence: string | null; after: number } {
  let fence: string | null = null;
  let [after, end] = [0, 0];
  for (const line of text.split('\n')) {
    end = Math.min(end + line.length + 1, text.length);
    const mark = /^ {0,3}(?:> ?)*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark === undefined) continue;
    if (fence === null) fence = mark;
    else if (mark.startsWith(fence) && line.trimEnd().endsWith(mark)) [fence, after] = [null, end];
  }
  return { fence, after };
}

/** The last line of an open code block may be the beginning of its closing fence. */
function withoutPartialFence(text: string, fence: string): string {
  const start = text.lastIndexOf('\n') + 1;
  const line = text.slice(start).trim();
  return start > 0 && line !== '' && fence.startsWith(line) ? text.slice(0, start) : text;
}

/** Emphasis ends with its block at the latest: with an empty line, or where a list item or a heading begins. */
function startOfLastBlock(text: string): number {
  const beginnings = /\n[ \t>]*\n|(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]+/g;
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(beginnings)) start = index + mark.length;
  return start;
}

/** Without an end that may become a link, a picture, an address in angle brackets or an escaped character. */
function withoutPartialLink(block: string): string {
  return block
    .replace(/!?\[[^[\]\n]{0,200}(?:\](?:\([^()\s]{0,500})?)?$/, '')
    .replace(/(?<=^|\s)!$/, '')
    .replace(/<[^\s<>]{0,300}$/, '')
    .replace(/\\$/, '');
}

/** Closes open code and emphasis. A run of marks at the very end is held back: it may open, close or grow. */
function closeInline(block: string): string {
  const open: Delimiter[] = [];
  const text = block.replace(/(?<!\\)[*_]+$/, '');
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    if (char === '\\') index++;
    else if (char === '`') {
      const run = runAt(text, index);
      const end = endOfCode(text, index + run.length, run);
      if (end === -1) return closeCode(text, index, run, open);
      index = end - 1;
    } else if (char === '*' || char === '_') {
      const run = runAt(text, index);
      takeDelimiter(open, run, text[index - 1] ?? ' ', text[index + run.length] ?? ' ');
      index += run.length - 1;
    }
  }
  return closeEmphasis(text, open);
}

function runAt(text: string, index: number): string {
  let end = index + 1;
  while (text[end] === text[index]) end++;
  return text.slice(index, end);
}

/** Where the code that `run` has opened is over; -1 while it is not. */
function endOfCode(text: string, from: number, run: string): number {
  for (let index = text.indexOf('`', from); index !== -1; index = text.indexOf('`', index)) {
    const next = runAt(text, index);
    index += next.length;
    if (next === run) return index;
  }
  return -1;
}

function closeCode(text: string, index: number, run: string, open: Delimiter[]): string {
  const code = text.slice(index + run.length).replace(/`+$/, '');
  if (code.trim() === '') return closeEmphasis(text.slice(0, index), open);
  return closeEmphasis(text.slice(0, index) + run + code + run, open);
}

/**
 * Marks open before a word and close after one; inside a word they may be a sum or a name and open nothing, nor do
 * those of a face (`^_^`).
 */
function takeDelimiter(open: Delimiter[], run: string, before: string, after: string): void {
  const char = run.charAt(0);
  const [isSpaceBefore, isSpaceAfter] = [/\s/.test(before), /\s/.test(after)];
  const [isPunctuationBefore, isPunctuationAfter] = [isPunctuation(before), isPunctuation(after)];
  const isLeft = !isSpaceAfter && (!isPunctuationAfter || isSpaceBefore || isPunctuationBefore);
  const isRight = !isSpaceBefore && (!isPunctuationBefore || isSpaceAfter || isPunctuationAfter);
  const isInWord = isLeft && isRight;
  let length = run.length;
  while (isRight && length > 0) {
    const index = open.findLastIndex((delimiter) => delimiter.char === char);
    const opener = open[index];
    if (opener === undefined || (char === '_' && isInWord && !isPunctuationAfter)) break;
    const used = Math.min(length, opener.length, 2);
    open.length = index + 1;
    opener.length -= used;
    length -= used;
    if (opener.length === 0) open.pop();
  }
  const isFace = char === '_' && isPunctuationAfter && /[^\s\p{Ps}\p{Pi}"'*_]/u.test(before);
  if (isLeft && length > 0 && !isFace && !(isInWord && !isPunctuationBefore)) open.push({ char, length });
}

function isPunctuation(char: string): boolean {
  return /[\p{P}\p{S}]/u.test(char);
}

function closeEmphasis(text: string, open: Delimiter[]): string {
  if (open.length === 0) return text;
  const marks = open.map(({ char, length }) => char.repeat(length)).reverse();
  return text.trimEnd() + marks.join('');
}
