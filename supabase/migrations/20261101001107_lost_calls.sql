-- Replies of which no worker has told (D-28, R-COST-01): it was killed, or is slow. They stand in the ledger with an
-- estimate.

create function private.likely_model(p_turn public.turns, p_context json)
returns table (provider text, model text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_before text := (
    select k.outcome from public.model_calls k
    where k.turn_id = p_turn.id and k.purpose = 'reply' and k.started_at >= p_turn.started_at - interval '1 minute'
    order by k.ended_at desc limit 1
  );
begin
  return query
    select s.provider, s.model
    from (values
      (v_before = 'failed', p_context -> 'standIn' ->> 'provider', p_context -> 'standIn' ->> 'model'),
      (true, p_context -> 'pin' ->> 'provider', p_context -> 'pin' ->> 'model'),
      (true, p_context ->> 'provider', p_context ->> 'model')
    ) as s (is_likely, provider, model)
    where s.is_likely and s.model is not null limit 1;
  if found then
    return;
  end if;
  return query
    select k.provider, k.model from public.model_calls k
    where k.purpose = 'reply' and k.started_at > now() - interval '1 hour' order by k.started_at desc limit 1;
  if not found then
    return query values (coalesce(p_context ->> 'provider', 'openrouter'), 'default');
  end if;
end;
$$;
comment on function private.likely_model(public.turns, json) is
  'Who was probably asked in a turn whose worker is gone: the stand-in after a failure, the chat''s model, the '
  'companion''s, else the one that others were asked lately, which is the project''s.';

create function private.record_lost_call() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_user public.users;
  v_context json;
  v_provider text;
  v_model text;
  v_prompt_tokens integer;
  v_completion_tokens integer := ceil(char_length(new.reply_text) / 4.0);
begin
  if exists (select 1 from public.model_calls k where k.id = new.call_id) then
    return null;
  end if;
  select * into v_user from public.users u where u.id = new.user_id;
  v_context := private.turn_context(v_user, new.companion_id, new.run_id);
  select l.provider, l.model into v_provider, v_model from private.likely_model(new, v_context) l;
  v_prompt_tokens := ceil((
    octet_length(v_context::text) + octet_length(coalesce(private.turn_history(new.parent_id, null)::text, ''))
  ) / 4.0);
  insert into public.model_calls (
    id, user_id, turn_id, tier, purpose, provider, model, outcome, usage_known, prompt_tokens, completion_tokens,
    cost_usd, started_at
  )
  values (
    new.call_id, new.user_id, new.id, v_user.subscription_tier, 'reply', v_provider, v_model, 'lost', false,
    v_prompt_tokens, v_completion_tokens,
    private.model_cost(v_provider, v_model, v_prompt_tokens, v_completion_tokens, true), new.started_at
  )
  on conflict do nothing;
  return null;
end;
$$;
comment on function private.record_lost_call() is
  'The request of a turn that ends while its worker has not told of it: usage unknown, with an estimate, until the '
  'worker comes back, if it does (R-COST-01).';

create trigger record_lost_call after update of status on public.turns for each row
  when (old.status = 'running' and new.status in ('stopped', 'interrupted'))
  execute function private.record_lost_call();
