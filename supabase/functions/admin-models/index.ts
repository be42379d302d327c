import { adminModels } from '#contracts/admin-models.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleModels } from './handler.ts';

export default serve(adminModels, handleModels);
