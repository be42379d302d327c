import { stripeDowngrade } from '#contracts/stripe-downgrade.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleDowngrade } from './handler.ts';

export default serve(stripeDowngrade, handleDowngrade);
