begin;
\ir ../prelude.psql
select plan(15);

select person('ann', 'ultimate');
create function tests.picture(p_link text) returns text language sql
return tests.attempt(
  'ann', format($$insert into companions (name, tagline, description, image_url) values ('x', 'x', 'x', %L)$$, p_link)
);
select is(picture('https://example.test/a.png'), '1 rows', 'a web address');
select is(picture('/companions/suki.svg'), '1 rows', 'a path of the site');
select is(picture(null), '1 rows', 'no picture');
select is(picture(link), '23514', link || ' is refused') from unnest(array[
  'javascript:alert(1)', 'data:image/svg+xml,<svg onload=alert(1)>', '//evil.test/a.png', 'a.png',
  'https://example.test/a b.png',
  'https://example.test/"onerror="x', 'ftp://example.test/a.png', ' https://example.test/a.png', ''
]) as link;
select is(picture('https://example.test/' || repeat('a', 3000)), '23514', 'an endless one is refused');
select is(
  attempt('ann', $$insert into companions (name, tagline, description, avatar_url) values ('x', 'x', 'x', '/a.png')$$),
  '42501',
  '[R-DATA-09] the fallback columns of older rows are not written by clients');
insert into companions (id, name, tagline, description, avatar_url, profile_image, is_public)
values ('old', 'x', 'x', 'x', '/b.png', '/c.png', true);
select is(
  value('anon', $$select coalesce(image_url, avatar_url, profile_image) from companions where id = 'old'$$), '/b.png',
  '[R-DATA-09] where image_url is missing, avatar_url and then profile_image can be read');

select finish();
rollback;
