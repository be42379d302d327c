import { readCompanionTraits, saveCompanionTraits } from '#contracts/companion-traits.ts';
import { byMethod, serve } from '../_shared/http/serve.ts';
import { handleReadTraits, handleSaveTraits } from './handler.ts';

export default byMethod(
  serve(readCompanionTraits, handleReadTraits),
  serve(saveCompanionTraits, handleSaveTraits),
);
