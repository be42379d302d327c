import { expect, test } from 'vitest';
import { classifierParagraph, providerParagraphs } from '../../../web/src/features/legal/model-services.ts';

test('[R-CARE-16] the privacy policy says of each configured provider what its requests enforce, and of no other', () => {
  const [openRouter, openAi, ...more] = providerParagraphs('openrouter openai classifier');
  expect(openRouter).toMatch(/data_collection: deny.*do not ask for zero retention/);
  expect(openAi).toMatch(/^OpenAI.*No request of ours limits what it keeps/);
  expect(more).toEqual([]);
});

test('[R-CARE-16] it promises zero retention only where every request asks for it', () => {
  expect(providerParagraphs('openrouter-zdr').join()).toMatch(/data_collection: deny.*keep nothing at all/);
  expect(providerParagraphs('openrouter').join()).not.toContain('nothing at all');
  expect(providerParagraphs('custom').join()).not.toMatch(/data_collection|zdr/);
});

test('[R-CARE-16] a site that was built without its configuration says what holds under which condition', () => {
  expect(providerParagraphs('').join()).toMatch(
    /^Where replies come through OpenRouter.*only where the operator has set it/,
  );
  expect(classifierParagraph('')).toMatch(/^Where the operator has configured it/);
});

test('[R-CARE-16] it says whether a second model reads along', () => {
  expect(classifierParagraph('openrouter classifier')).toMatch(
    /^A second model .*last four messages.*nothing else/,
  );
  expect(classifierParagraph('openai')).toMatch(/^No second model/);
});
