import { tryDoor } from '../support/door.ts';

tryDoor({ name: 'user-trim-favorites', method: 'POST', input: () => ({}), fields: {} });
