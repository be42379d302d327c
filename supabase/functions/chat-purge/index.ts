import { chatPurge } from '#contracts/chat-purge.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleChatPurge } from './handler.ts';

export default serve(chatPurge, handleChatPurge);
