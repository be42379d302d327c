begin;
\ir ../prelude.psql
select plan(13);

select companion('suki');
insert into companion_prompts (companion_id) values ('suki');
select columns_are(
  'public', 'companion_prompts',
  array['companion_id', 'chat_prompt', 'system_prompt', 'ai_provider', 'ai_model', 'ai_upstream', 'ai_temperature'],
  '[R-DATA-10] prompts and AI settings are apart from the companion');
select is(
  (select ai_provider || ' ' || ai_temperature from companion_prompts), 'openrouter 0.7',
  '[R-DATA-10] provider and temperature have defaults'
);
select is(
  attempt('owner', format('update companion_prompts set ai_temperature = %s', t)), '1 rows', t || ' is a temperature'
) from unnest('{0,0.1,2}'::numeric[]) as t;
select is(attempt('owner', format('update companion_prompts set ai_temperature = %s', t)), '23514', t || ' is none')
from unnest('{-0.1,2.1}'::numeric[]) as t;
select is(attempt('owner', format('update companion_prompts set ai_provider = %L', p)), '1 rows', p || ' is a provider')
from unnest('{openrouter,openai,custom}'::text[]) as p;
select is(
  attempt('owner', $$update companion_prompts set ai_provider = 'anything'$$), '23514', 'another provider is refused'
);
select is(
  attempt('owner', format('update companion_prompts set system_prompt = %L', repeat('x', 20001))), '23514',
  'a prompt has an end'
);
delete from companions where id = 'suki';
select is((select count(*) from companion_prompts), 0::bigint, 'the prompts go with the companion');

select finish();
rollback;
