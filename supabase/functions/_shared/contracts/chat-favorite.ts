import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { uuid } from './fields.ts';

/** Saves a chat by making its companion a favorite, or the reverse: the two are one thing (R-API-14, D-05). */
export const chatFavorite = endpoint({
  name: 'chat-favorite',
  summary: 'saves or unsaves a chat; a saved chat is a favorite and never expires',
  method: 'POST',
  auth: 'user',
  input: v.object({ chatId: uuid, action: v.picklist(['save', 'unsave']) }),
  output: v.object({}),
  errors: ['not_found', 'limit_saved_zero', 'limit_reached'],
});
