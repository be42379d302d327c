/**
 * A query that returns a row for everything that is wrong in the message trees of all runs; none when they are whole
 * (R-KEEP-08): every run has one shown path, which its pointers name in both directions, and every other message is on
 * a path that a version beside the shown one leads to.
 */
export const brokenTrees = `
with recursive up as (
  select r.id as run_id, r.head_id as id, 1 as depth from runs r where r.head_id is not null
  union all
  select u.run_id, m.parent_id, u.depth + 1 from up u join messages m on m.id = u.id
  where m.parent_id is not null and u.depth < 100000
), down as (
  select r.id as run_id, r.root_id as id, 1 as depth from runs r where r.root_id is not null
  union all
  select d.run_id, m.shown_child_id, d.depth + 1 from down d join messages m on m.id = d.id
  where m.shown_child_id is not null and d.depth < 100000
), hidden as (
  select m.run_id, m.id as version_id, m.id, 1 as depth from messages m where m.hidden_head_id is not null
  union all
  select h.run_id, h.version_id, m.shown_child_id, h.depth + 1 from hidden h join messages m on m.id = h.id
  where m.shown_child_id is not null and h.depth < 100000
)
select 'on the way up alone' as fault, u.id from up u where not exists (select from down d where d.id = u.id)
union all select 'on the way down alone', d.id from down d where not exists (select from up u where u.id = d.id)
union all select 'in another run', m.id from messages m join messages p on p.id = m.parent_id where p.run_id <> m.run_id
union all select 'shown and hidden', h.id from hidden h join up u on u.id = h.id
union all select 'on no path', m.id from messages m
  where not exists (select from up u where u.id = m.id) and not exists (select from hidden h where h.id = m.id)
union all select 'a hidden path that ends elsewhere', m.id from messages m
  where m.hidden_head_id is not null and not exists (
    select from hidden h where h.version_id = m.id and h.id = m.hidden_head_id
  )
union all select 'a circle', u.id from up u where u.depth >= 100000`;
