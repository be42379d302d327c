begin;
\ir ../prelude.psql
select plan(40);

select everybody();
select companion('suki'), companion('hers', 'paid');
select block('blocked');

create function tests.save(p_id text, p_companion jsonb default '{}', p_prompts jsonb default '{}')
returns text language sql
return format('select save_companion(%L, %L, %L)', p_id,
  '{"name": "Nova", "tagline": "Counts stars", "description": "Nova counts stars."}'::jsonb || p_companion, p_prompts);

select each('[R-DATA-11] making a public companion', save(null),
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 1 rows');
select each('[R-DATA-11] changing a public companion', save('suki'),
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: 1 rows');
select each('[R-DATA-11] changing somebody''s private companion', save('hers'),
  'anon: 42501', 'free: 42501', 'paid: 42501',
  'other: 42501', 'blocked: 42501', 'admin: not_found');
select is(refusal('free', save(null)), '42501 forbidden', 'a member is refused');

select is(does('admin', save(null,
  '{"image_url": "/nova.png", "profile_gradient_from": "#ffffff", "profile_gradient_to": "#000000", "perfect_for": '
  '["Romantics"], "core_traits": ["Calm"], "special_features": ["Stars"], "personality_description": "Calm", '
  '"conversation_style": "Slow", "is_public": false, "user_id": null, "id": "mine"}',
  '{"chat_prompt": "Speak slowly.", "system_prompt": "You are Nova.", "ai_provider": "openai", "ai_model": "gpt-4o", '
  '"ai_temperature": 1.2}'
)), '1 rows', 'an admin makes a companion with all there is to set');
select results_eq(
  $$select name, category, image_url, profile_gradient_from, core_traits, special_features, is_public, user_id
    from companions where name = 'Nova'$$,
  $$values ('Nova', 'romantics', '/nova.png', '#ffffff', array['Calm'], array['Stars'], true, null::uuid)$$,
  '[R-ADMIN-32] a new companion is public and has a category, whatever was sent'
);
select isnt((select id from companions where name = 'Nova'), 'mine', 'its id is random');
select results_eq(
  $$select chat_prompt, system_prompt, ai_provider, ai_model, ai_temperature
    from companion_prompts p join companions c on c.id = p.companion_id where c.name = 'Nova'$$,
  $$values ('Speak slowly.', 'You are Nova.', 'openai', 'gpt-4o', 1.2)$$,
  'the prompts are stored'
);

select is(
  does('admin', save('suki', '{"name": "Suki"}', '{"ai_provider": null}')), '1 rows',
  '[R-ADMIN-26] an existing one is changed'
);
select results_eq($$select ai_provider, ai_model, ai_temperature from companion_prompts where companion_id = 'suki'$$,
  $$values ('openrouter', null::text, 0.7)$$, '[R-ADMIN-25] without a provider and a temperature the defaults hold');

select is(
  attempt('admin', save('suki', '{"description": "She is a licensed therapist."}')), 'content_refused',
  '[R-SAFE-10] a forbidden text is refused'
);
select is(
  attempt('admin', save('suki', '{}', '{"chat_prompt": "You are a licensed therapist."}')), 'content_refused',
  '[R-SAFE-10] a refused text in a prompt is refused'
);
select is(
  does('admin', save('suki', '{"name": "Half"}', '{"ai_temperature": 3}')), '23514',
  '[R-ADMIN-25] a temperature over 2 is refused'
);
select is((select name from companions where id = 'suki'), 'Suki', 'a refused save stores nothing');

-- Who changed what
select is(
  (select count(*) from audit_log where actor_id <> id('admin') or actor_id is null), 0::bigint,
  'the audit log names the admin'
);
select results_eq(
  $$select action, target, before ->> 'description', after ->> 'description' from audit_log where target = 'suki'
  order by id limit 1$$,
  $$values ('companion_changed', 'suki', 'A description', 'Nova counts stars.')$$,
    'the audit log has the old and the new values');
select results_eq(
  $$select action from audit_log a join companions c on c.id = a.target where c.name = 'Nova' order by a.id$$,
  $$values ('companion_created'), ('prompts_created')$$, 'a new companion and its prompts are written down');
select is(
  does('admin', save('suki', '{"name": "Suki"}', '{"ai_provider": null}')), '1 rows', 'saving what is already there'
);
select is((select count(*) from audit_log where target = 'suki'), 2::bigint, 'is no change');
select is(
  does('admin', $$update companions set tagline = 'Straight' where id = 'suki'$$), '1 rows', 'a change past the rpc'
);
select is(
  (select after from audit_log order by id desc limit 1), '{"tagline": "Straight"}',
  'is written down all the same, as the field that changed'
);

create function tests.stand_in() returns text language sql return (
  select concat_ws(' ', stand_in_provider, stand_in_model, allows_stand_in::text)
  from companion_prompts where companion_id = 'suki'
);
select is(stand_in(), 'true', '[R-COST-04] without a stand-in of its own a companion has the project''s');
select is(
  does('admin', save('suki', '{"name": "Suki"}', '{"stand_in_provider": "openai", "stand_in_model": "gpt-4o"}')),
  '1 rows', '[R-COST-04] an admin declares a stand-in'
);
select is(stand_in(), 'openai gpt-4o true', '[R-COST-04] the stand-in is stored');
select does('admin', save('suki', '{"name": "Suki"}', '{"allows_stand_in": false}'));
select is(stand_in(), 'false', '[R-COST-04] so is that there is to be none');

select finish();
rollback;
