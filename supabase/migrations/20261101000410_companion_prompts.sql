-- What the model is told about a companion and which model is used (D-07). A table of its own, because not everyone may
-- read it: admins read and write it, owners read their own companion's.

create table public.companion_prompts (
  companion_id text primary key references public.companions (id) on delete cascade,
  chat_prompt text,
  system_prompt text,
  ai_provider text not null default 'openrouter',
  ai_model text,
  ai_upstream text,
  ai_temperature numeric(2, 1) not null default 0.7,
  stand_in_provider text,
  stand_in_model text,
  allows_stand_in boolean not null default true,
  constraint companion_prompts_provider_known check (ai_provider in ('openrouter', 'openai', 'custom')),
  constraint companion_prompts_temperature_range check (ai_temperature between 0 and 2),
  constraint companion_prompts_stand_in_known check (stand_in_provider in ('openrouter', 'openai', 'custom')),
  constraint companion_prompts_stand_in_whole check ((stand_in_provider is null) = (stand_in_model is null)),
  constraint companion_prompts_lengths check (
    char_length(chat_prompt) <= 20000 and char_length(system_prompt) <= 20000 and char_length(ai_model) <= 200
    and char_length(ai_upstream) <= 80 and char_length(stand_in_model) <= 200
  )
);

comment on table public.companion_prompts is
  'What the model is told and which model is used. Admins read and write it; owners read their own companion''s '
  '(D-07).';
comment on column public.companion_prompts.ai_model is
  'null takes the environment''s CHAT_MODEL or the default (R-TURN-04).';
comment on column public.companion_prompts.ai_upstream is
  'Who serves the model at OpenRouter, and nobody in their place; null leaves the choice to OpenRouter (R-SELF-03).';

comment on column public.companion_prompts.stand_in_model is
  'Who speaks when the model fails before its first word; null takes the environment''s STAND_IN_MODEL. No part of a '
  'version: it holds for every chat at once (D-28, R-COST-04).';
comment on column public.companion_prompts.allows_stand_in is
  'false: nobody ever speaks in place of the model, and a reply rather fails.';

create function private.owns_companion(p_companion_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_active()
    and exists (select 1 from public.companions c where c.id = p_companion_id and c.user_id = auth.uid());
end;
$$;
comment on function private.owns_companion(text) is 'Whether the caller, not blocked, created this companion.';
grant execute on function private.owns_companion(text) to authenticated;

alter table public.companion_prompts enable row level security;
create policy companion_prompts_select_owner_or_admin on public.companion_prompts for select to authenticated
  using ((select private.is_admin()) or private.owns_companion(companion_id));
create policy companion_prompts_insert_admin on public.companion_prompts for insert to authenticated
  with check ((select private.is_admin()));
create policy companion_prompts_update_admin on public.companion_prompts for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy companion_prompts_delete_admin on public.companion_prompts for delete to authenticated
  using ((select private.is_admin()));

revoke all on public.companion_prompts from anon, authenticated;
grant select, insert, update, delete on public.companion_prompts to authenticated;
