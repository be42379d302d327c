import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openChatMenu } from '../support/chat-menu.ts';
import { FakeBackend, type FakeRequest, refused } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { chatSession, plans, usage, userRow } from '../support/people.ts';

const own = ['Playful', 'Creative', 'Curious', 'Honest'];
const offered = ['Bold', 'Creative', 'Curious', 'Honest', 'Playful', 'Wise'];

let backend: FakeBackend;
let overridden: string[];

/** Somebody with a plan of this tier; of the plans only ultimate has core traits. */
function onPlan(tier: string): void {
  backend.tables.users = [userRow({ subscription_tier: tier })];
  backend.endpoint('chat-usage', () => Response.json({ success: true, ...usage({ tier }) }));
}

function traitsEndpoint({ method, body }: FakeRequest): Response {
  if (method === 'POST') {
    overridden = (body as { traits: string[] }).traits;
    return Response.json({ success: true });
  }
  const effectiveTraits = overridden.length > 0 ? overridden : own;
  return Response.json({ success: true, baseTraits: own, overriddenTraits: overridden, effectiveTraits });
}

asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  overridden = [];
  backend.tables.plans = plans.map((plan) => ({ ...plan, core_traits: plan.tier === 'ultimate' }));
  backend.endpoint('chat-ensure', () => Response.json(chatSession({})));
  backend.endpoint('companion-traits', traitsEndpoint);
  backend.endpoint('companion-core-traits', () => Response.json({ success: true, traits: offered }));
  onPlan('ultimate');
});

const button = () => screen.findByRole('button', { name: 'Customize Core Traits' });
const chips = async () =>
  within(await screen.findByRole('list', { name: 'Core traits' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);
const trait = (name: string) => screen.getByRole('button', { name });
const saved = () => backend.calls('POST', 'companion-traits').map(({ body }) => body);

async function openModal() {
  const page = openPage('/chat?companionId=suki');
  await openChatMenu(page.user);
  await page.user.click(await button());
  const dialog = await screen.findByRole('dialog', { name: 'Customize Core Traits' });
  return { ...page, dialog };
}

describe('core traits in the chat', () => {
  it.each(['free', 'basic', 'premium'])(
    '[R-CHAT-03] are not shown on %s, without chips, a button or a request',
    async (tier) => {
      onPlan(tier);
      const { user } = openPage('/chat?companionId=suki');
      await screen.findByText(/^Remaining/);
      await openChatMenu(user);
      expect(screen.queryByRole('list', { name: 'Core traits' })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Customize Core Traits' })).not.toBeInTheDocument();
      expect(backend.calls('GET', 'companion-traits')).toEqual([]);
    },
  );

  it('[R-CHAT-04] are the companion’s own again without a choice', async () => {
    overridden = ['Bold'];
    const { user } = await openModal();
    await user.click(await screen.findByRole('button', { name: 'Clear choice' }));
    await user.click(trait('Save traits'));
    await waitFor(() => expect(saved()).toEqual([{ companionId: 'suki', traits: [] }]));
    await waitFor(async () => expect(await chips()).toEqual(['Playful', 'Creative', 'Curious']));
  });

  it('[R-CHAT-04] show Failed to load traits, and are loaded on a retry', async () => {
    backend.endpoint('companion-core-traits', () => refused(403, 'blocked', 'No.'));
    const { user } = await openModal();
    expect(await screen.findByRole('heading', { name: 'Failed to load traits' })).toBeVisible();
    backend.endpoint('companion-core-traits', () => Response.json({ success: true, traits: offered }));
    await user.click(trait('Retry'));
    expect(await screen.findByText('0 of 3 chosen')).toBeVisible();
  });

  it('[R-CHAT-04] show Failed to save traits and keep the choice', async () => {
    const { user } = await openModal();
    await user.click(await screen.findByRole('button', { name: 'Wise' }));
    backend.endpoint('companion-traits', () => refused(403, 'plan_required', 'Your plan does not.'));
    await user.click(trait('Save traits'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save traits');
    expect(screen.getByText('Your plan does not.')).toBeVisible();
    expect(trait('Wise')).toHaveAttribute('aria-pressed', 'true');
  });
});
