import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';
import { PASSWORD_MIN_LENGTH } from '../src/features/auth/texts.ts';

/** How many of the commonest passwords the page knows, of those that are long enough to be taken: 20 kB. */
const MOST = 5000;

const NAME = 'virtual:common-passwords';

/**
 * `virtual:common-passwords`: the commonest passwords, the most common first, in lower case (D-32). The package's own
 * module holds ten times as many words, which no visitor shall wait for.
 */
export function commonPasswords(): Plugin {
  return {
    name: 'common-passwords',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => {
      if (id !== `\0${NAME}`) return null;
      const words = dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_MIN_LENGTH);
      return `export default ${JSON.stringify(words.slice(0, MOST).join('\n'))}.split('\\n');`;
    },
  };
}
