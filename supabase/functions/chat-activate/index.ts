import { chatActivate } from '#contracts/chat-activate.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleChatActivate } from './handler.ts';

export default serve(chatActivate, handleChatActivate);
