import { adminTryCompanion } from '#contracts/admin-try-companion.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleTry } from './handler.ts';

export default serve(adminTryCompanion, handleTry);
