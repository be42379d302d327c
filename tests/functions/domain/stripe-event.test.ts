import { describe, expect, test } from 'vitest';
import { customerOfEvent, planEvents } from '../../../supabase/functions/_shared/domain/stripe-event.ts';

const event = (type: string, object: object) => ({ id: 'evt_1', type, data: { object } });

describe('the customer of an event', () => {
  test.each(planEvents.filter((type) => type !== 'customer.deleted'))('%s is named in its object', (type) => {
    expect(customerOfEvent(event(type, { id: 'x_1', customer: 'cus_1' }))).toBe('cus_1');
    expect(customerOfEvent(event(type, { id: 'x_1', customer: { id: 'cus_1' } }))).toBe('cus_1');
  });

  test('customer.deleted is about the customer itself', () => {
    expect(customerOfEvent(event('customer.deleted', { id: 'cus_1', object: 'customer' }))).toBe('cus_1');
  });

  test.each(['charge.succeeded', 'customer.created', 'checkout.session.expired', 'a.new.type', ''])(
    '%s says nothing about a plan',
    (type) => {
      expect(customerOfEvent(event(type, { id: 'x_1', customer: 'cus_1' }))).toBeNull();
    },
  );

  test('a checkout or invoice without a customer is ignored', () => {
    expect(customerOfEvent(event('checkout.session.completed', { id: 'cs_1', customer: null }))).toBeNull();
    expect(customerOfEvent(event('invoice.paid', { id: 'in_1' }))).toBeNull();
  });
});
