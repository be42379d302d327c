// @module-tag long
import { expect, test } from 'vitest';
import { seeded } from '../billing/support/interleaving.ts';
import { paymentsForThisFile } from '../billing/support/payments.ts';

const payments = paymentsForThisFile();

test.each([1, 2, 3, 4, 5, 6])(
  '[R-PAY-07, R-PAY-12] events in a random order, repeated and in parallel, have one result (seed %i)',
  async (seed) => {
    const random = seeded(seed);
    const from = payments.account.events.length;
    const person = await payments.newPerson();
    const { id } = payments.account.pay(await payments.checkout(person, 'basic'));
    payments.account.changePrice(id, payments.priceOf('premium').id);
    payments.account.setStatus(id, 'past_due');
    payments.account.setStatus(id, 'active');
    payments.account.cancelInPortal(id);
    payments.account.resume(id);
    const history = payments.account.events.slice(from).filter(({ type }) => type !== 'customer.created');
    expect(history.length).toBeGreaterThanOrEqual(11);

    const told = [...history, ...history.filter(() => random() < 0.3)]
      .map((event) => ({ event, place: random() }))
      .sort((one, other) => one.place - other.place);
    while (told.length > 0) {
      const together = told.splice(0, 1 + Math.floor(random() * 4));
      const answers = await Promise.all(together.map(({ event }) => payments.deliver(event)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    expect(await payments.holding(person)).toMatchObject({ tier: 'premium', status: 'active', endsAt: null });
  },
);
