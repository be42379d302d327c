import { describe, expect, test } from 'vitest';
import { Automaton } from '../../../supabase/functions/_shared/domain/safety/language/automaton.ts';
import { findPhrases } from '../../../supabase/functions/_shared/domain/safety/language/scan.ts';
import { wordsOf } from '../../../supabase/functions/_shared/domain/safety/language/words.ts';
import {
  namedPhrases,
  phraseList,
} from '../../../supabase/functions/_shared/domain/safety/phrases/phrase-list.ts';

/** What `phrase` covers in `text`. */
function found(phrase: string, text: string, named: Record<string, string> = {}): string[] {
  const automaton = new Automaton<'it'>([{ named, phrases: { it: [phrase] } }]);
  return findPhrases(automaton, wordsOf(text)).map(({ start, end }) => text.slice(start, end));
}

describe('a phrase', () => {
  test.each([
    ['go home', 'We go home now', ['go home']],
    ['go home', 'We go straight home', []],
    ['go home', 'A cargo homeland', []],
    ['go (home|to bed)', 'I go to bed', ['go to bed']],
    ['go (straight)? home', 'Go home!', ['Go home']],
    ['go (straight)? home', 'go straight home', ['go straight home']],
    ['boats?', 'one boat, two boats', ['boat', 'boats']],
    ['sail*', 'She sailed and was sailing', ['sailed', 'sailing']],
    ['# boats', '12 boats', ['12 boats']],
    ['# boats', 'twelve boats', []],
    ['go ~2 home', 'go home', ['go home']],
    ['go ~2 home', 'go right now home', ['go right now home']],
    ['go ~2 home', 'go and do not come home', []],
    ['go ~2 home', 'Go. Now home', []],
    ['go home', 'go, home', ['go, home']],
    ['go home .', 'I go home', ['go home']],
    ['go home .', 'I go home, then', ['go home']],
    ['go home .', 'I go home later', []],
    ['. go home', 'Well, go home', ['go home']],
    ['. go home', 'I go home', []],
    ['go . home', 'Go. Home is far', ['Go. Home']],
    ['I am not', "I'm not, IM NOT, i’m not", ["I'm not", 'IM NOT', 'i’m not']],
    ['jai faim', "j'ai faim", ["j'ai faim"]],
    ['für dich', 'FÜR DICH, fur dich', ['FÜR DICH', 'fur dich']],
    ['<place> now', 'to bed now', ['to bed now']],
  ])('%j in %j', (phrase, text, expected) => {
    expect(found(phrase, text, { place: 'home|to bed' })).toEqual(expected);
  });

  test.each([
    ['go (home', 'A bracket is open'],
    ['go home)', 'A bracket too many'],
    ['go (|home)', 'Nothing to look for'],
    ['', 'Nothing to look for'],
    ['go <there>', 'No phrase is named <there>'],
    ['go ? home', "Cannot read 'go ? home'"],
    ['go ~ home', 'Cannot read'],
  ])('%j is a syntax error', (phrase, why) => {
    expect(() => found(phrase, 'go home')).toThrow(why);
  });
});

describe('a list of phrases', () => {
  test('has one phrase per line, continued by indented lines, without comments', () => {
    const text = `
      go home
      // places
      go to (bed|
          sleep) now
    `;
    expect(phraseList(text)).toEqual(['go home', 'go to (bed| sleep) now']);
  });

  test('can name its phrases', () => {
    const text = `
      place = home|
        to bed
      time = now
    `;
    expect(namedPhrases(text)).toEqual({ place: 'home| to bed', time: 'now' });
  });
});
