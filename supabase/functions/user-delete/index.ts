import { userDelete } from '#contracts/user-delete.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleDelete } from './handler.ts';

export default serve(userDelete, handleDelete);
