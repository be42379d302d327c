begin;
\ir ../prelude.psql
select plan(5);

select person('ann', 'premium'), person('ben'), person('admin', 'free', 'admin'), companion('suki'),
  favorite('ann', 'suki');
select talk('ann', 'suki'), talk('ben', 'suki');
select is(
  value(
    'admin',
    $$select string_agg(
      u.full_name || ' ' || u.message_count || ' ' || u.favorite_companions_count, ', ' order by u.full_name
    ) from users u$$
  ),
  'admin 0 0, ann 2 1, ben 2 0', '[R-DATA-14] an admin counts everybody''s messages and favorites');
select is(
  value('ann', 'select u.message_count || '' '' || u.favorite_companions_count from users u'), '2 1',
  '[R-DATA-14] a person the own ones'
);
select is(
  value('ann', $$select private.count_messages(id('ben')) || ' ' || private.count_favorites(id('ben'))$$), '0 0',
  '[R-DATA-05] a person sees no count of anybody else'
);
select is(attempt('admin', 'select from messages'), '0 rows', '[R-DATA-05] an admin counts messages and reads none');
select is(attempt('anon', $$select private.count_messages(id('ann'))$$), '42501', 'a visitor counts nothing');

select finish();
rollback;
