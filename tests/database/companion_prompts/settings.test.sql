begin;
\ir ../prelude.psql
select plan(15);

select companion('suki');
insert into companion_prompts (companion_id) values ('suki');
select columns_are(
  'public', 'companion_prompts',
  array['companion_id', 'chat_prompt', 'system_prompt', 'ai_provider', 'ai_model', 'ai_upstream', 'ai_temperature',
  'stand_in_provider', 'stand_in_model', 'allows_stand_in'],
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
select is(
  attempt('owner', $$update companion_prompts set stand_in_model = 'maker/other'$$), '23514',
  '[R-COST-04] a stand-in has a provider and a model'
);
select is(
  attempt('owner', $$update companion_prompts set stand_in_provider = 'openai', stand_in_model = 'gpt-4o'$$), '1 rows',
  '[R-COST-04] with both it is stored'
);
delete from companions where id = 'suki';
select is((select count(*) from companion_prompts), 0::bigint, 'the prompts go with the companion');

select finish();
rollback;
