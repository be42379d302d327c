import { tryDoor } from '../support/door.ts';

tryDoor({ name: 'stripe-downgrade', method: 'POST', input: () => ({}), fields: {} });
