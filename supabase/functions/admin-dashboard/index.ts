import { adminDashboard } from '#contracts/admin-dashboard.ts';
import { serve } from '../_shared/http/serve.ts';
import { handleDashboard } from './handler.ts';

export default serve(adminDashboard, handleDashboard);
