import { stripeCheckout } from '#contracts/stripe-checkout.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleCheckout } from './handler.ts';

export default serve(stripeCheckout, handleCheckout);
