import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptBackend } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';
import { planRow } from '../support/people.ts';

const plans = 'GET /rest/v1/plans';
const offer = [
  planRow({
    tier: 'free',
    name: 'Free',
    rank: 1,
    price_gbp: 0,
    messages_per_day: 7,
    favorites: 0,
    active_chats: 3,
    temporary_chat_minutes: 9,
  }),
  planRow({
    tier: 'ultimate',
    name: 'Ultimate',
    rank: 2,
    price_gbp: 17.5,
    favorites: 11,
    temporary_chat_minutes: 77,
  }),
];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** What the answer to one question says of each plan. */
async function ofPlans(question: string) {
  const answer = (await screen.findByText(question)).closest('details') as HTMLElement;
  const names = await within(answer).findAllByRole('term', { hidden: true });
  return names.map((name) => [name.textContent, name.nextElementSibling?.textContent]);
}

describe('the FAQ', () => {
  it('shows its questions in groups, all of them closed at first', async () => {
    scriptBackend({ [plans]: { json: offer } });
    openFreshPage('/faq');
    expect(await screen.findByRole('heading', { level: 1, name: 'Questions people ask' })).toBeVisible();
    const main = screen.getByRole('main');
    expect(main.querySelectorAll('details').length).toBeGreaterThanOrEqual(8);
    expect(main.querySelectorAll('details[open]')).toHaveLength(0);
    expect(within(main).getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
  });

  it('[R-STATIC-07] shows prices and allowances of the plan table', async () => {
    scriptBackend({ [plans]: { json: offer } });
    openFreshPage('/faq');
    expect(await ofPlans('What does it cost?')).toEqual([
      ['Free', '£0'],
      ['Ultimate', expect.stringMatching(/^.17\.50$/)],
    ]);
    expect(await ofPlans('How many messages can I send?')).toEqual([
      ['Free', '7'],
      ['Ultimate', 'Unlimited'],
    ]);
    expect(await ofPlans('How many companions can I chat with at once?')).toEqual([
      ['Free', '3'],
      ['Ultimate', 'Unlimited'],
    ]);
    expect(await ofPlans('How long does a chat last?')).toEqual([
      ['Free', '9 minutes'],
      ['Ultimate', '77 minutes'],
    ]);
    expect(await ofPlans('How do I keep a chat?')).toEqual([
      ['Free', 'None'],
      ['Ultimate', '11'],
    ]);
  });

  it('shows no number when the plans cannot be read, and links to them', async () => {
    scriptBackend({
      [plans]: { status: 400, json: { message: 'no', code: 'X', details: null, hint: null } },
    });
    openFreshPage('/faq');
    const answer = (await screen.findByText('What does it cost?')).closest('details') as HTMLElement;
    expect(await within(answer).findByText(/The plans could not be loaded/)).toBeInTheDocument();
    expect(within(answer).getByRole('link', { name: 'Pricing', hidden: true })).toHaveAttribute(
      'href',
      '/pricing',
    );
    expect(answer).not.toHaveTextContent('£');
  });
});
