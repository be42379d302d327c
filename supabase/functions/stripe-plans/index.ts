import { stripePlans } from '#contracts/stripe-plans.ts';
import { serve } from '../_shared/http/serve.ts';
import { handlePlans } from './handler.ts';

export default serve(stripePlans, handlePlans);
