import { expect, test } from 'vitest';
import { findCrisis } from '#contracts/care/care.ts';

test.each([
  [
    'He hit me, eleven years ago. Today I am happily married.',
    'He hit me, eleven years ago. Today he did it again.',
  ],
  [
    'Vor zwölf Jahren wollte ich sterben, heute geht es mir gut.',
    'Vor zwölf Jahren wollte ich sterben, heute wieder.',
  ],
  [
    'Il y a neuf ans je me coupais. Aujourd’hui je vais bien.',
    'Aujourd’hui je vais bien, mais je me coupe encore.',
  ],
  ['девять лет назад он меня бил, сейчас всё хорошо', 'он меня бил девять лет назад и сейчас бьёт'],
  ['八年前我想自杀，现在过得很好', '八年前我想自杀，现在又想死'],
])('[R-CARE-02] %j is long over, %j is not', (over, grave) => {
  expect(findCrisis(over)).toBeNull();
  expect(findCrisis(grave)).not.toBeNull();
});
