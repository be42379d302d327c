import { chatEnsure } from '#contracts/chat-ensure.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleChatEnsure } from './handler.ts';

export default serve(chatEnsure, handleChatEnsure);
