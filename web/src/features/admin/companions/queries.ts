import { adminListQuery } from '../admin-lists.ts';
import { fetchCompanionPage } from './api.ts';

/** Every companion of the catalogue, 20 at a time (R-ADMIN-21). */
export function companionListQuery() {
  return adminListQuery(['companions', 'list'], fetchCompanionPage);
}
