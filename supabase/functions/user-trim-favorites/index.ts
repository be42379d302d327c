import { userTrimFavorites } from '#contracts/user-trim-favorites.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleTrimFavorites } from './handler.ts';

export default serve(userTrimFavorites, handleTrimFavorites);
