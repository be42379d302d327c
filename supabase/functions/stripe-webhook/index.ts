import { stripeWebhook } from '#contracts/stripe-webhook.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleWebhook } from './handler.ts';

export default serve(stripeWebhook, handleWebhook);
