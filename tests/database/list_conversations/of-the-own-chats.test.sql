begin;
\ir ../prelude.psql
select plan(16);

select everybody();
select companion('suki'), companion('luca'), companion('brooke'), companion('amara'), companion('secret', 'other');
select talk('paid', 'suki', 'Hello', 'Hi'), talk('paid', 'luca'), talk('paid', 'brooke', 'Only asked', null),
  talk('other', 'suki');
select ensure_chat(id('paid'), 'amara');
select block('blocked');

select is(value('paid', $$select string_agg(companion_id, ', ') from list_conversations()$$), 'brooke, luca, suki',
  'chats in which something was said, the last one first; an opened one is none yet');
select is(
  value('paid', $$select last_type || ' ' || last_text from list_conversations() where companion_id = 'suki'$$),
  'ai Hi', 'with the last words'
);
select is(
  value('paid', $$select last_type || ' ' || last_text from list_conversations() where companion_id = 'brooke'$$),
  'user Only asked', 'whoever said them'
);
select is(
  value('paid', $$select name || ', ' || tagline from list_conversations() where companion_id = 'luca'$$),
  'Luca, A tagline', 'the companion of each conversation is returned'
);
select is(
  value(
    'paid',
    $$select (expires_at > now())::text || is_saved::text from list_conversations() where companion_id = 'luca'$$
  ), 'truefalse', 'the expiry of each conversation is returned'
);
select favorite('paid', 'luca');
select is(
  value(
    'paid',
    $$select coalesce(expires_at::text, 'never') || is_saved::text from list_conversations()
    where companion_id = 'luca'$$
  ), 'nevertrue', 'a saved one stays'
);
select is(
  value('paid', $$select string_agg(companion_id, ', ') from list_conversations(p_limit => 2)$$), 'brooke, luca',
  'page by page'
);
select is(value('paid', $$
  select string_agg(n.companion_id, ', ')
  from (select * from list_conversations(p_limit => 2) order by last_at limit 1) as l,
    list_conversations(l.last_at, l.companion_id) as n
$$), 'suki', 'the next page begins after the last row');
select expire('paid', 'suki');
select is(
  value('paid', $$select string_agg(companion_id, ', ') from list_conversations()$$), 'brooke, luca',
  '[R-CHAT-17] an expired one is gone'
);
select is(
  value('other', $$select string_agg(companion_id, ', ') from list_conversations()$$), 'suki',
  '[R-DATA-05] everybody has their own'
);
select each('listing conversations', 'select from list_conversations()',
  'anon: 42501', 'free: 0 rows', 'paid: 2 rows', 'other: 1 rows', 'blocked: 0 rows', 'admin: 0 rows');

select finish();
rollback;
