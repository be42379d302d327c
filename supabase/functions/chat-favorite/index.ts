import { chatFavorite } from '#contracts/chat-favorite.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleChatFavorite } from './handler.ts';

export default serve(chatFavorite, handleChatFavorite);
