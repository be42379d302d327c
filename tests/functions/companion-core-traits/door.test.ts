import { tryDoor } from '../support/door.ts';

tryDoor({ name: 'companion-core-traits', method: 'GET', input: () => ({}), fields: {} });
