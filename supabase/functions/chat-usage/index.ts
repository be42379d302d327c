import { chatUsage } from '#contracts/chat-usage.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleChatUsage } from './handler.ts';

export default serve(chatUsage, handleChatUsage);
