import { userExport } from '#contracts/user-export.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleExport } from './handler.ts';

export default serve(userExport, handleExport);
