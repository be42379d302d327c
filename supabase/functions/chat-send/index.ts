import { chatSend } from '#contracts/chat-send.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleChatSend } from './handler.ts';

export default serve(chatSend, handleChatSend);
