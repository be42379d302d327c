import { chatRestore } from '#contracts/chat-restore.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleChatRestore } from './handler.ts';

export default serve(chatRestore, handleChatRestore);
