import { stripeSync } from '#contracts/stripe-sync.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleSync } from './handler.ts';

export default serve(stripeSync, handleSync);
