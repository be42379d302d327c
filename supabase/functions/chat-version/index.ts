import { chatVersion } from '#contracts/chat-version.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleChatVersion } from './handler.ts';

export default serve(chatVersion, handleChatVersion);
