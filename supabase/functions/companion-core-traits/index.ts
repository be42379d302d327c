import { companionCoreTraits } from '#contracts/companion-core-traits.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleCoreTraits } from './handler.ts';

export default serve(companionCoreTraits, handleCoreTraits);
