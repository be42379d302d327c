begin;
\ir ../prelude.psql
select plan(17);

select everybody();
create function tests.save(p_who text, p_id text, p_tagline text, p_prompt text) returns text language plpgsql as $$
begin
  return tests.does(p_who, format(
    $q$select save_companion(%L, '{"name": "Nova", "tagline": %s, "description": "x"}', '{"chat_prompt": %s}')$q$,
    p_id, to_jsonb(p_tagline), to_jsonb(p_prompt)
  ));
end;
$$;
create function tests.versions(p_id text) returns text language sql
return (
  select string_agg(format('%s %s %s', number, profile ->> 'tagline', prompts ->> 'chat_prompt'), ', ' order by number)
  from public.companion_versions where companion_id = p_id
);

select save('admin', null, 'One', 'Be kind');
create temporary table nova on commit drop as select id from companions;
set constraints all immediate;
select is(versions((select id from nova)), '1 One Be kind', 'a new companion has a first version, prompts included');
set constraints all deferred;
select save('admin', (select id from nova), 'Two', 'Be bold');
select act_as('admin');
set constraints all immediate;
select act_as('owner');
select is(
  versions((select id from nova)), '1 One Be kind, 2 Two Be bold',
  '[R-SELF-05] one save is one version, whatever it changes'
);
select is(
  (select created_by from companion_versions where number = 2), id('admin'), '[R-SELF-05] it says who changed what'
);
set constraints all deferred;
select save('admin', (select id from nova), 'Two', 'Be bold');
set constraints all immediate;
select is(versions((select id from nova)), '1 One Be kind, 2 Two Be bold', 'a save that changes nothing keeps nothing');
update companions set image_url = '/x.png';
select is((select count(*) from companion_versions), 2::bigint, 'what does not reach the prompt is no version');
update companion_prompts set stand_in_provider = 'openai', stand_in_model = 'gpt-4o';
set constraints all immediate;
select is((select count(*) from companion_versions), 2::bigint, '[R-COST-04] a stand-in is no part of a version');

set constraints all deferred;
select is(
  does('admin', $$select restore_companion_version(id) from companion_versions where number = 1$$), '1 rows',
  'an admin restores one'
);
set constraints all immediate;
select is(
  versions((select id from nova)), '1 One Be kind, 2 Two Be bold, 3 One Be kind',
  '[R-SELF-05] what is restored is a new version'
);
select is(
  (select tagline || ' ' || image_url from companions), 'One /x.png', 'what no version holds stays as it is'
);
select is(
  (select stand_in_provider || ' ' || stand_in_model from companion_prompts), 'openai gpt-4o',
  '[R-COST-04] a restored version leaves the stand-in as it is'
);
select each(
  '[R-SELF-05] restoring', $$select restore_companion_version(gen_random_uuid())$$,
  'anon: 42501', 'free: 42501', 'admin: not_found'
);
select each(
  '[R-SELF-05] reading', 'select from companion_versions', 'anon: 42501', 'free: 0 rows', 'admin: 3 rows'
);
select companion('mine', 'paid');
select is(attempt('admin', 'select from companion_versions'), '3 rows', 'those of a private companion are nobody else''s');

select finish();
rollback;
