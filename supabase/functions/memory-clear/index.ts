import { memoryClear } from '#contracts/memory-clear.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleMemoryClear } from './handler.ts';

export default serve(memoryClear, handleMemoryClear);
