import { chatPath } from '#contracts/chat-path.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleChatPath } from './handler.ts';

export default serve(chatPath, handleChatPath);
