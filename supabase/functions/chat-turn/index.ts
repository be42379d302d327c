import { chatTurn } from '#contracts/chat-turn.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleChatTurn } from './handler.ts';

export default serve(chatTurn, handleChatTurn);
