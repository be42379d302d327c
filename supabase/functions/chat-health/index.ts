import { chatHealth } from '#contracts/chat-health.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleChatHealth } from './handler.ts';

export default serve(chatHealth, handleChatHealth);
