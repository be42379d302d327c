import { formsOf, plainLetters } from './words.ts';

/**
 * A small language for saying which words to look for, read by people and compiled by `automaton.ts`:
 *
 *     want to (kill|hurt) myself     words in this order, one of several
 *     (really)?                      may be missing
 *     ways?                          the last letter may be missing
 *     suicid*                        any word that begins so
 *     #                              a number in digits
 *     ~2                             up to two words of any kind, never across the end of a sentence
 *     .                              the beginning or end of a clause
 *     <want>                         a phrase kept under that name
 *
 * Words are compared in plain form: lower case, no accents, contractions written out.
 */
export type Phrase =
  | { kind: 'word'; text: string; prefix: boolean }
  | { kind: 'sequence'; items: Phrase[] }
  | { kind: 'choice'; options: Phrase[] }
  | { kind: 'optional'; item: Phrase }
  | { kind: 'number' }
  | { kind: 'gap'; most: number }
  | { kind: 'break' };

const tokens = /<[\w-]+>|~\d|\)\?|[()|.#]|[^\s()|?.#<>~]+\??/g;

const closing = new Set(['|', ')', ')?']);

/** A parser of phrases; `named` are the phrases that <names> stand for. Throws on what it cannot read. */
export function phraseParser(named: Readonly<Record<string, string>>): (source: string) => Phrase {
  const known = new Map<string, Phrase>();
  const phraseNamed = (name: string): Phrase => {
    const source = named[name];
    if (source === undefined) throw new Error(`No phrase is named <${name}>`);
    const phrase = known.get(name) ?? parse(source);
    known.set(name, phrase);
    return phrase;
  };
  const parse = (source: string) => parsePhrase(source, phraseNamed);
  return parse;
}

function parsePhrase(source: string, phraseNamed: (name: string) => Phrase): Phrase {
  const rest = source.match(tokens) ?? [];
  if (rest.join('') !== source.replace(/\s+/g, '')) throw new Error(`Cannot read '${source}'`);
  let at = 0;

  function choice(): Phrase {
    const options = [sequence()];
    while (rest[at] === '|') {
      at++;
      options.push(sequence());
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  }

  function sequence(): Phrase {
    const items: Phrase[] = [];
    for (let token = rest[at]; token !== undefined && !closing.has(token); token = rest[at]) {
      items.push(item(token));
    }
    if (items.length === 0) throw new Error(`Nothing to look for in '${source}'`);
    return items.length === 1 && items[0] ? items[0] : { kind: 'sequence', items };
  }

  function item(token: string): Phrase {
    at++;
    if (token === '(') return group();
    if (token === '.') return { kind: 'break' };
    if (token === '#') return { kind: 'number' };
    if (token.startsWith('~')) return { kind: 'gap', most: Number(token.slice(1)) };
    return token.startsWith('<') ? phraseNamed(token.slice(1, -1)) : word(token);
  }

  function group(): Phrase {
    const inside = choice();
    const close = rest[at++];
    if (close === ')?') return { kind: 'optional', item: inside };
    if (close !== ')') throw new Error(`A bracket is open in '${source}'`);
    return inside;
  }

  const phrase = choice();
  if (at < rest.length) throw new Error(`A bracket too many in '${source}'`);
  return phrase;
}

function word(token: string): Phrase {
  if (token.endsWith('?')) {
    const long = token.slice(0, -1);
    return { kind: 'choice', options: [word(long), word(long.slice(0, -1))] };
  }
  const plain = plainLetters(token);
  if (plain.endsWith('*')) return { kind: 'word', text: plain.slice(0, -1), prefix: true };
  const items = formsOf(plain).map((text): Phrase => ({ kind: 'word', text, prefix: false }));
  return items.length === 1 && items[0] ? items[0] : { kind: 'sequence', items };
}
