import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeSummary, changesOf } from '../../../../web/src/features/admin/companions/history/changes.ts';
import { failsWith } from '../../support/admin.ts';
import { refusedWrite } from '../../support/fake-backend.ts';
import type { Row } from '../../support/fake-table.ts';
import { openPage } from '../../support/open-page.tsx';
import { companionRow } from '../../support/people.ts';
import { write } from '../../support/person.ts';
import { asEditor, prompts } from './editor-test.ts';

const admin = asEditor();

function version(number: number, values: { profile?: Row; prompts?: Row; author?: Row | null } = {}): Row {
  return {
    id: `50000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    companion_id: 'suki',
    number,
    profile: { name: 'Suki', tagline: 'Draws strangers on trains', openers: [], ...values.profile },
    prompts: { ...prompts, ...values.prompts },
    settings: {},
    created_at: '2026-11-03T10:00:00+00:00',
    author: values.author ?? null,
  };
}

/** The versions of the companion, the newest first, read as PostgREST reads them. */
function hasVersions(...versions: Row[]): void {
  admin.backend.table('GET', 'companion_versions', ({ url: { searchParams } }) => {
    const before = Number(searchParams.get('number')?.replace('lt.', '') ?? Number.POSITIVE_INFINITY);
    const rows = versions.filter(({ number }) => Number(number) < before);
    return Response.json(rows.slice(0, Number(searchParams.get('limit'))));
  });
}

const open = () => openPage('/admin/companions/edit/suki');
const shown = async () =>
  within(await screen.findByRole('list', { name: 'Versions' }))
    .getAllByRole('heading')
    .map((heading) => heading.closest('li') as HTMLElement);

test('[R-SELF-05] the history says of each version when, by whom and what changed', async () => {
  hasVersions(
    version(3, {
      profile: { tagline: 'Draws you', openers: ['Draw me?', 'Hi'] },
      prompts: { ai_model: 'maker/model-4' },
      author: { full_name: null, email: 'ann@amity.test' },
    }),
    version(2, {
      profile: { tagline: 'Draws you' },
      author: { full_name: 'Ann Ashby', email: 'ann@amity.test' },
    }),
    version(1),
  );
  open();
  const [third, second, first] = await shown();
  expect(third).toHaveTextContent(/^Version 3Newest.*Nov 3, 2026, .* · ann@amity\.test/);
  expect(third).toHaveTextContent('Openers and AI model changed.');
  expect(second).toHaveTextContent('· Ann Ashby');
  expect(second).toHaveTextContent('Tagline changed.');
  expect(first).toHaveTextContent('· Amity');
  expect(first).toHaveTextContent('The first version.');
  const texts = [...(third as HTMLElement).querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'openers',
    'BeforeEmpty',
    'AfterDraw me?\nHi',
    'AI model',
    'Beforemaker/model-3',
    'Aftermaker/model-4',
  ]);
  expect(within(first as HTMLElement).getByText('You draw.')).toBeInTheDocument();
  expect(within(third as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
});

test('[R-SELF-05] an older version is restored after a question, and the form shows its values', async () => {
  hasVersions(version(2, { profile: { tagline: 'Draws you' } }), version(1));
  admin.backend.table('POST', 'rpc/restore_companion_version', () => {
    admin.backend.tables.companions = [
      companionRow({ tagline: 'As it was', companion_prompts: { ...prompts, ai_upstream: 'deepinfra' } }),
    ];
    hasVersions(version(3), version(2, { profile: { tagline: 'Draws you' } }), version(1));
    return new Response(null, { status: 204 });
  });
  const { user } = open();
  await shown();
  write(screen.getByLabelText('Name'), ' Mori');
  await user.click(screen.getByRole('button', { name: 'Restore version 1' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Restore version 1?' }));
  expect(
    question.getByText('It becomes the newest version; nobody’s chat changes until they take it.'),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Suki is as in version 1 again.')).toBeVisible();
  expect(admin.backend.calls('POST', 'rpc/restore_companion_version')[0]?.body).toEqual({
    p_version_id: version(1).id,
  });
  expect(screen.getByLabelText('Tagline')).toHaveValue('As it was');
  expect(screen.getByLabelText('Name')).toHaveValue('Suki');
  expect(screen.getByLabelText('Provider at OpenRouter')).toHaveValue('deepinfra');
  expect((await shown())[0]).toHaveTextContent(/^Version 3Newest/);
});

test('[R-SELF-05] a restoring that is refused says why', async () => {
  hasVersions(version(2), version(1));
  admin.backend.table('POST', 'rpc/restore_companion_version', () => refusedWrite('not_found'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Restore' }));
  expect(await question.findByRole('alert')).toHaveTextContent('We could not find what you asked for.');
});

test('[R-SELF-05] the history reads 20 versions at a time and compares the last with the next one', async () => {
  hasVersions(
    ...Array.from({ length: 23 }, (_, index) => version(23 - index, { profile: { tagline: `No ${index}` } })),
  );
  open();
  await waitFor(async () => expect(await shown()).toHaveLength(23));
  const asked = admin.backend.calls('GET', 'companion_versions').map(({ url }) => url.searchParams);
  expect(asked.map((query) => query.get('number'))).toEqual([null, 'lt.4']);
  expect((await shown()).slice(0, 22).every((item) => item.textContent?.includes('Tagline changed.'))).toBe(
    true,
  );
});

test('[R-SELF-05] a companion without versions has an empty history', async () => {
  open();
  expect(await screen.findByText('No versions yet')).toBeVisible();
});

test('[R-SELF-05] a history that cannot be read says why and can be read again', async () => {
  admin.backend.table('GET', 'companion_versions', failsWith('The database is away'));
  const { user } = open();
  expect(await screen.findByText('The history could not be loaded')).toBeVisible();
  expect(screen.getByText('The database is away')).toBeVisible();
  hasVersions(version(1));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await shown()).toHaveLength(1);
});

test('[R-SELF-05] what changed is named in the order of the form, and every field by its words', () => {
  const before = {
    profile: { greeting: 'Hi', core_traits: [] },
    prompts: { ai_temperature: 0.7 },
    settings: {},
  };
  const after = {
    profile: { greeting: null, core_traits: ['Kind'] },
    prompts: { ai_temperature: 1, ai_upstream: 'deepinfra' },
    settings: { speech_style: 'calm' },
  };
  const changes = changesOf(before, after);
  expect(changes).toEqual([
    { field: 'core_traits', before: null, after: 'Kind' },
    { field: 'greeting', before: 'Hi', after: null },
    { field: 'ai_upstream', before: null, after: 'deepinfra' },
    { field: 'ai_temperature', before: '0.7', after: '1' },
    { field: 'speech_style', before: null, after: 'calm' },
  ]);
  expect(changeSummary(changes)).toBe(
    'Core traits, greeting, provider at OpenRouter, AI temperature, and speech style changed.',
  );
});
