import { useQuery } from '@tanstack/react-query';
import { paths } from '#lib/paths.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { dollarsText } from './money.ts';
import { todayQuery } from './queries.ts';
import { reachedMark } from './rules.ts';

/** On every page of the admin area once today has cost 80 or 100 % of the ceiling (R-COST-03). */
export function CeilingNotice() {
  const { data } = useQuery(todayQuery());
  const mark = data && reachedMark(data);
  if (!data?.daily_ceiling_usd || !mark) return null;
  const spent = `${dollarsText(data.spent_usd)} of ${dollarsText(data.daily_ceiling_usd)}`;
  return (
    <div className="px-4 pt-4 sm:px-8">
      <Notice kind="warning">
        {mark === 100
          ? `Today has reached the ceiling (${spent}): free chats pause until midnight UTC, paying people go on. `
          : `Today has reached 80% of the ceiling (${spent}). At 100% free chats pause until midnight UTC. `}
        <TextLink to={paths.admin.costs}>See costs</TextLink>
      </Notice>
    </div>
  );
}
