import { refuses } from '../../support/model-answers.ts';
import { tryDoor } from '../support/door.ts';
import { scriptModel } from '../support/model.ts';

const model = scriptModel();

tryDoor({
  name: 'admin-models',
  method: 'GET',
  admin: true,
  // A list that was read would be kept, and other files would read it.
  input: () => {
    model.answers('', refuses(500));
    return {};
  },
  fields: {},
});
