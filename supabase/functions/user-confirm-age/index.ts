import { userConfirmAge } from '#contracts/user-confirm-age.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleConfirmAge } from './handler.ts';

export default serve(userConfirmAge, handleConfirmAge);
