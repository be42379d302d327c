import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { companionRow, userRow } from '../support/people.ts';
import { write } from '../support/person.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.tables.companions = [
    companionRow({ perfect_for: ['Creative_Minds'] }),
    companionRow({
      id: 'luca',
      name: 'Luca',
      tagline: 'Nine tables in Bologna',
      perfect_for: [{ value: 'ROMANTICS' }],
    }),
    companionRow({
      id: 'amara',
      name: 'Amara',
      description: 'Measures stars',
      perfect_for: ['intellectuals', 'romantics'],
    }),
  ];
});

const names = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map((name) => name.textContent);
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const item = heading.closest('li');
  if (item === null) throw new Error(`${name} is in no card`);
  return within(item);
};
const search = () => screen.findByRole('searchbox', { name: 'Search companions' });
const filter = (name: string) => screen.getByRole('button', { name });
const reads = () => backend.calls('GET', 'companions');

/** The companions cannot be read; each try is counted. */
function failing(status: number): void {
  backend.table('GET', 'companions', () => Response.json({ message: 'no', code: '' }, { status }));
}

describe('the companions on the browse page', () => {
  it('stay where the page was scrolled to when a filter changes, and another page begins at its top', async () => {
    const { router, user } = openPage('/browse');
    await card('Luca');
    const scrolled = vi.spyOn(window, 'scrollTo');
    await user.click(filter('Mine'));
    await waitFor(() => expect(router.state.location.search).not.toBe(''));
    expect(scrolled).not.toHaveBeenCalled();
    await act(() => router.navigate('/faq'));
    await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
  });

  it('[R-BROWSE-04] have links to their profile and their chat', async () => {
    openPage('/browse');
    const luca = await card('Luca');
    expect(luca.getByRole('link', { name: /^View Profile/ })).toHaveAttribute('href', '/companion/luca');
    expect(luca.getByRole('link', { name: 'Chat with Luca' })).toHaveAttribute(
      'href',
      '/chat?companionId=luca&companion=luca',
    );
  });

  it('[R-BROWSE-05] show 120 characters of the description, three traits and a heart', async () => {
    backend.tables.companions = [companionRow({ description: 'abcdefghi '.repeat(20) })];
    openPage('/browse');
    const suki = await card('Suki');
    expect(suki.getByText(`${'abcdefghi '.repeat(12).trimEnd()}…`)).toBeVisible();
    const traits = within(suki.getByRole('list', { name: 'Traits' })).getAllByRole('listitem');
    expect(traits.map((trait) => trait.textContent)).toEqual(['Playful', 'Creative', 'Curious']);
    expect(suki.getByRole('button', { name: 'Add Suki to favorites' })).toBeVisible();
  });

  it('[R-BROWSE-06] have the gradient #8B5CF6 to #EC4899 when they have none of their own', async () => {
    backend.tables.companions = [companionRow({ profile_gradient_from: null, profile_gradient_to: null })];
    openPage('/browse');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Suki' });
    const coloured = heading.closest<HTMLElement>('[style*="--companion-from"]');
    expect(coloured?.style.getPropertyValue('--companion-from')).toBe('#8b5cf6');
    expect(coloured?.style.getPropertyValue('--companion-to')).toBe('#ec4899');
  });

  it('[R-BROWSE-07] are prefetched once when the pointer or the focus enters their card', async () => {
    const { user } = openPage('/browse');
    const luca = await card('Luca');
    const ahead = () => reads().filter(({ url }) => url.searchParams.get('id') === 'eq.luca');
    expect(ahead()).toHaveLength(0);
    await user.hover(luca.getByRole('heading'));
    await waitFor(() => expect(ahead()).toHaveLength(1));
    act(() => luca.getByRole('link', { name: /^View Profile/ }).focus());
    await user.click(luca.getByRole('link', { name: /^View Profile/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Luca' })).toBeVisible();
    expect(ahead()).toHaveLength(1);
  });
});

describe('search and filters of the browse page', () => {
  it('find a name with an accent by its plain letters', async () => {
    backend.tables.companions?.push(companionRow({ id: 'andre', name: 'André' }));
    openPage('/browse');
    write(await search(), 'andre');
    await waitFor(() => expect(names()).toEqual(['André']));
  });

  it('[R-BROWSE-02] match the values of Perfect For in any letter case, as strings or objects', async () => {
    const { user } = openPage('/browse');
    await card('Luca');
    await user.click(filter('Romantics'));
    await waitFor(() => expect(names()).toEqual(['Luca', 'Amara']));
    await user.click(filter('Intellectuals'));
    await waitFor(() => expect(names()).toEqual(['Amara']));
    await user.click(filter('Creative Minds'));
    await waitFor(() => expect(names()).toEqual(['Suki']));
    await user.click(filter('All'));
    await waitFor(() => expect(names()).toEqual(['Suki', 'Luca', 'Amara']));
    expect(filter('All')).toHaveAttribute('aria-pressed', 'true');
  });

  it('are written to the address and read from it', async () => {
    const { user, router } = openPage('/browse?q=stars&filter=romantics');
    await waitFor(() => expect(names()).toEqual(['Amara']));
    expect(await search()).toHaveValue('stars');
    expect(filter('Romantics')).toHaveAttribute('aria-pressed', 'true');
    await user.clear(await search());
    await user.click(filter('All'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    write(await search(), 'luca');
    await waitFor(() => expect(router.state.location.search).toBe('?q=luca'));
    expect(router.state.historyAction).toBe('REPLACE');
    await act(() => router.navigate('/browse'));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(await search()).toHaveValue('');
  });

  it('[R-BROWSE-09] say that nobody was found', async () => {
    openPage('/browse?q=zzz');
    expect(await screen.findByRole('heading', { name: 'No companions found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
  });
});

describe('the read of the companions', () => {
  it('[R-BROWSE-11] asks for all columns of at most 50', async () => {
    openPage('/browse');
    await card('Suki');
    expect(reads()[0]?.url.searchParams.get('select')).toBe('*');
    expect(reads()[0]?.url.searchParams.get('limit')).toBe('50');
  });

  it('[R-BROWSE-11] is aborted after 7 s and repeated once', async () => {
    const timeouts = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    backend.table('GET', 'companions', ({ signal }) => Promise.reject(signal?.reason));
    openPage('/browse');
    expect(
      await screen.findByRole('heading', { name: 'Error Loading Companions' }, { timeout: 3000 }),
    ).toBeVisible();
    expect(timeouts.mock.calls).toEqual([[7000], [7000]]);
    expect(reads()).toHaveLength(2);
  });

  it('[R-BROWSE-10] shows a failure with Retry and no invented companions', async () => {
    failing(403);
    const { user } = openPage('/browse');
    expect(await screen.findByRole('heading', { name: 'Error Loading Companions' })).toBeVisible();
    expect(names()).toEqual(['Error Loading Companions']);
    backend.table('GET', 'companions', () => Response.json([companionRow({})]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await card('Suki');
  });

  it('shows skeletons of the real size meanwhile', async () => {
    backend.table('GET', 'companions', () => new Promise(() => {}));
    openPage('/browse');
    expect(await screen.findByRole('status', { name: 'Loading companions' })).toBeVisible();
  });

  it('shows the placeholder for a picture that does not load', async () => {
    openPage('/browse');
    const picture = (await screen.findByRole('heading', { level: 2, name: 'Suki' }))
      .closest('li')
      ?.querySelector('img');
    if (!picture) throw new Error('no picture');
    expect(picture).toHaveAttribute('src', '/portraits/suki.svg');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/placeholder.svg');
  });
});
