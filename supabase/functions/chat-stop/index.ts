import { chatStop } from '#contracts/chat-stop.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleChatStop } from './handler.ts';

export default serve(chatStop, handleChatStop);
