import { tryDoor } from '../support/door.ts';

tryDoor({ name: 'admin-dashboard', method: 'GET', admin: true, input: () => ({}), fields: {} });
