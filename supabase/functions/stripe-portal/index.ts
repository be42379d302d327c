import { stripePortal } from '#contracts/stripe-portal.ts';
import { serve } from '../_shared/http/serve.ts';
import { handlePortal } from './handler.ts';

export default serve(stripePortal, handlePortal);
