import { adminUsers } from '#contracts/admin-users.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleUsers } from './handler.ts';

export default serve(adminUsers, handleUsers);
