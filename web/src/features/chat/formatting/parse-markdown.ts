import { Lexer, type Token, Tokenizer } from 'marked';
import { closeOpenMarks } from './close-open-marks.ts';

const none = () => undefined;

/** What is not formatted stays as it was written: HTML, tables, rules, indented code, references and strikethrough. */
const tokenizer = Object.assign(new Tokenizer(), {
  html: none,
  tag: none,
  table: none,
  hr: none,
  code: none,
  lheading: none,
  def: none,
  reflink: none,
  del: none,
});

/** The formatting of a message; of a growing one as far as it can be known. */
export function parseMarkdown(text: string, growing: boolean): Token[] {
  return new Lexer({ gfm: true, breaks: true, tokenizer }).lex(growing ? closeOpenMarks(text) : text);
}
