import { userSetTier } from '#contracts/user-set-tier.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleSetTier } from './handler.ts';

export default serve(userSetTier, handleSetTier);
