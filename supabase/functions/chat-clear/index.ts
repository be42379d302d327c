import { chatClear } from '#contracts/chat-clear.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleChatClear } from './handler.ts';

export default serve(chatClear, handleChatClear);
