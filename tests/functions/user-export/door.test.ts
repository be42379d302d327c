import { tryDoor } from '../support/door.ts';

tryDoor({ name: 'user-export', method: 'GET', input: () => ({}), fields: {} });
