import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CatalogueModel } from '#contracts/admin-models.ts';
import { matchesSearch, priceText } from '../../../../web/src/features/admin/companions/editor/model.ts';
import { refused } from '../../support/fake-backend.ts';
import { openPage } from '../../support/open-page.tsx';
import { companionRow } from '../../support/people.ts';
import { asEditor, models, prompts, saved } from './editor-test.ts';

const admin = asEditor();
const unavailable = 'No OpenRouter models available. Please check your API key in Admin Profile.';
const edit = async () => {
  const opened = openPage('/admin/companions/edit/suki');
  await screen.findByDisplayValue('Draws strangers on trains');
  return { ...opened, field: screen.getByRole('combobox', { name: 'AI model' }) };
};
const create = async () => {
  const opened = openPage('/admin/companions/create');
  await screen.findByRole('button', { name: 'Bookish' });
  return opened;
};
const options = () =>
  screen.queryAllByRole('listbox', { name: 'Models' }).flatMap((list) => within(list).getAllByRole('option'));
const suggestions = () => options().map((option) => option.textContent);

test('[R-ADMIN-35] finds models by name or id, with at most 20 suggestions and their prices', async () => {
  const { user, field } = await edit();
  await user.clear(field);
  await user.type(field, 'MAKER');
  await waitFor(() => expect(suggestions()).toHaveLength(20));
  await user.clear(field);
  await user.type(field, 'even 1');
  await waitFor(() => expect(suggestions()).toHaveLength(5));
  await user.clear(field);
  await user.type(field, 'model-28');
  await waitFor(() => expect(suggestions()).toEqual(['Maker: Even 28maker/model-28$14.00 per 1M tokens']));
  await user.click(options()[0] as HTMLElement);
  expect(field).toHaveValue('maker/model-28');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(saved(admin)[0]?.p_prompts.ai_model).toBe('maker/model-28'));
});

test('[R-ADMIN-35] a model can be chosen by keyboard alone', async () => {
  const { user, field } = await edit();
  await user.clear(field);
  await user.type(field, 'model-2');
  await waitFor(() => expect(suggestions().length).toBeGreaterThan(1));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveValue('maker/model-20');
  expect(saved(admin)).toEqual([]);
});

test('[R-ADMIN-36] other providers take the model as free text, and without a provider the hint is shown', async () => {
  const { user } = await edit();
  await user.selectOptions(screen.getByLabelText('AI provider'), 'OpenAI');
  const field = screen.getByRole('textbox', { name: 'AI model' });
  await user.clear(field);
  await user.type(field, 'gpt-4o');
  await user.selectOptions(screen.getByLabelText('AI provider'), '');
  expect(screen.getByText('Select an AI Provider to choose a model.')).toBeVisible();
  expect(screen.getByLabelText('AI model')).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('AI provider'), 'Custom');
  expect(screen.getByRole('textbox', { name: 'AI model' })).toHaveValue('gpt-4o');
});

test('[R-SELF-03] [R-ADMIN-23] the provider at OpenRouter is shown for OpenRouter alone, tried and saved', async () => {
  const { user } = await edit();
  await user.type(screen.getByLabelText('Provider at OpenRouter'), 'deepinfra/fp8');
  await user.selectOptions(screen.getByLabelText('AI provider'), 'OpenAI');
  expect(screen.queryByLabelText('Provider at OpenRouter')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('AI provider'), 'OpenRouter');
  expect(screen.getByLabelText('Provider at OpenRouter')).toHaveValue('deepinfra/fp8');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(saved(admin)[0]?.p_prompts.ai_upstream).toBe('deepinfra/fp8'));
});

describe('the stand-in of a companion', () => {
  const standIn = () => {
    const { stand_in_provider, stand_in_model, allows_stand_in } = saved(admin).at(-1)?.p_prompts ?? {};
    return [stand_in_provider, stand_in_model, allows_stand_in];
  };

  test('[R-COST-04] is the project’s, another model or nobody, and saved with the companion', async () => {
    const { user } = await edit();
    const choice = screen.getByLabelText('Stand-in');
    expect(choice).toHaveDisplayValue('The project’s');
    expect(screen.queryByLabelText('Model of the stand-in')).not.toBeInTheDocument();
    await user.selectOptions(choice, 'Another model');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Please fill this in.')).toBeVisible();
    expect(saved(admin)).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Provider of the stand-in'), 'OpenAI');
    await user.type(screen.getByLabelText('Model of the stand-in'), 'gpt-4o-mini');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(standIn()).toEqual(['openai', 'gpt-4o-mini', true]));
  });

  test.each([
    [{ allows_stand_in: false }, 'Never', [null, null, false]],
    [{ stand_in_provider: 'custom', stand_in_model: 'llama' }, 'Another model', ['custom', 'llama', true]],
  ])('[R-COST-04] that is stored as %o is shown as %s and kept', async (stored, shown, kept) => {
    admin.backend.tables.companions = [companionRow({ companion_prompts: { ...prompts, ...stored } })];
    const { user } = await edit();
    expect(screen.getByLabelText('Stand-in')).toHaveDisplayValue(shown);
    const tagline = screen.getByLabelText('Tagline');
    await user.type(tagline, '!');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(standIn()).toEqual(kept));
  });
});

describe('the create form of a companion', () => {
  test('[R-ADMIN-36] shows the hint first and disables the model search while the models load', async () => {
    let answer: (response: Response) => void = () => {};
    admin.backend.endpoint('admin-models', () => new Promise((resolve) => (answer = resolve)));
    const { user } = await create();
    expect(screen.getByText('Select an AI Provider to choose a model.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('AI provider'), 'OpenRouter');
    expect(screen.getByRole('combobox', { name: 'AI model' })).toBeDisabled();
    expect(screen.getByText('Loading models...')).toBeVisible();
    await waitFor(() => expect(admin.backend.calls('GET', 'admin-models')).toHaveLength(1));
    answer(Response.json({ success: true, configured: true, models }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'AI model' })).toBeEnabled());
  });
});

test('[R-ADMIN-37] the edit form keeps the stored model when the models cannot be listed', async () => {
  admin.backend.endpoint('admin-models', () => refused(400, 'model_failed', 'Failed. Try again.'));
  const { field } = await edit();
  expect(await screen.findByText(unavailable)).toBeVisible();
  expect(field).toHaveValue('maker/model-3');
  expect(field).toBeEnabled();
});

const model = (prompt: string | null): CatalogueModel => ({
  id: 'maker/one',
  name: 'Maker: One',
  context_length: null,
  pricing: { prompt, completion: null },
});

test.each([
  ['0.0000005', '$0.50 per 1M tokens'],
  ['0', '$0.00 per 1M tokens'],
  ['0.000000075', '$0.075 per 1M tokens'],
  ['-1', 'Price varies'],
  [null, 'Price varies'],
  ['free', 'Price varies'],
])('[R-ADMIN-35] shows a price of %s per token as %s', (prompt, text) => {
  expect(priceText(model(prompt))).toBe(text);
});

test.each([
  ['one', true],
  ['  MAKER: ', true],
  ['maker/o', true],
  ['two', false],
])("[R-ADMIN-35] the text '%s' matches the model: %s", (typed, found) => {
  expect(matchesSearch(model('0'), typed)).toBe(found);
});
