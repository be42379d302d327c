export type FailureKind = 'network' | 'auth' | 'notfound' | 'permission' | 'other';

const known: { word: RegExp; kind: FailureKind; text: string }[] = [
  { word: /Failed to fetch/i, kind: 'network', text: 'Network connection problem' },
  { word: /JWT/i, kind: 'auth', text: 'Session expired. Please sign in again' },
  { word: /not found/i, kind: 'notfound', text: 'Requested data not found' },
  { word: /permission/i, kind: 'permission', text: 'Insufficient permissions to perform this action' },
];

/** The kind and the text of a failed read, by the words in its message (R-SHELL-15, R-SHELL-16). */
export function failureText(message: string): { kind: FailureKind; text: string } {
  return (
    known.find(({ word }) => word.test(message)) ?? {
      kind: 'other',
      text: message || 'An unknown error occurred',
    }
  );
}
