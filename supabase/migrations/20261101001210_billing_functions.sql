-- What the payment functions ask and write (D-10): who pays, one checkout at a time, and the one way in which Stripe's
-- word becomes a plan. Called by the functions alone, as service_role, with the verified user id.

create function public.read_billing_account(p_user_id uuid)
returns table (customer_id text, email text, full_name text, has_live_subscription boolean)
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_active_user(p_user_id);
  return query
    select c.customer_id, u.email, u.full_name,
      exists (select 1 from public.stripe_subscriptions s where s.user_id = u.id and s.is_live)
    from public.users u left join private.stripe_customers c on c.user_id = u.id
    where u.id = p_user_id;
end;
$$;
comment on function public.read_billing_account(uuid) is
  'For the payment functions: one row about an active caller; customer_id is null before the first checkout. Raises '
  'unauthorized, blocked.';

create function public.set_stripe_customer(p_user_id uuid, p_customer_id text, p_replaces text default null)
returns text
language sql volatile security invoker set search_path = ''
begin atomic
  insert into private.stripe_customers as c (user_id, customer_id) values (p_user_id, p_customer_id)
  on conflict (user_id) do update
  set customer_id = case when c.customer_id = p_replaces then excluded.customer_id else c.customer_id end
  returning c.customer_id;
end;
comment on function public.set_stripe_customer(uuid, text, text) is
  'Maps a person to a Stripe customer and returns the one that holds: the first one stays, unless it is p_replaces, '
  'which Stripe has deleted (R-PAY-04).';

create function private.take_checkout(p_user_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_attempt uuid;
begin
  insert into private.stripe_checkouts as c (user_id) values (p_user_id)
  on conflict (user_id) do update set attempt = excluded.attempt, started_at = now()
    where c.started_at < now() - interval '1 minute'
  returning c.attempt into v_attempt;
  if not found then
    raise exception 'too_many_requests';
  end if;
  return v_attempt;
end;
$$;
comment on function private.take_checkout(uuid) is
  'A person''s one mark that a checkout is being opened, or that none may be: for a minute at most. Raises '
  'too_many_requests while there is another.';

create function public.hold_checkouts(p_user_id uuid) returns uuid
language plpgsql volatile security invoker set search_path = '' as $$
begin
  return private.take_checkout(p_user_id);
end;
$$;
comment on function public.hold_checkouts(uuid) is
  'Before a person is deleted: nothing can be opened that Stripe would charge afterwards, and nothing is being opened. '
  'The mark goes with the person, or by end_checkout. Raises too_many_requests (R-PROD-05).';

create function public.begin_checkout(p_user_id uuid, p_consent_version text default null, p_subject text default null)
returns uuid
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_attempt uuid;
begin
  perform private.require_active_user(p_user_id);
  v_attempt := private.take_checkout(p_user_id);
  if p_consent_version is not null then
    insert into public.user_consents (user_id, purpose, text_version, given, subject)
    values (p_user_id, 'purchase', p_consent_version, true, p_subject);
  end if;
  return v_attempt;
end;
$$;
comment on function public.begin_checkout(uuid, text, text) is
  'Lets one checkout of a person be opened at a time, for a minute at most; returns its id for end_checkout. Keeps the '
  'buyer''s consent with it: the version of the words, and what is bought. Raises too_many_requests while another is, '
  'unauthorized, blocked (R-PAY-05).';

create function public.end_checkout(p_user_id uuid, p_attempt uuid) returns void
language sql volatile security invoker set search_path = ''
begin atomic
  delete from private.stripe_checkouts c where c.user_id = p_user_id and c.attempt = p_attempt;
end;
comment on function public.end_checkout(uuid, uuid) is
  'Ends what begin_checkout began, whether a checkout was opened or not.';

-- Stripe's word -----------------------------------------------------------------------------------------------------

create function public.begin_stripe_sync(p_customer_id text, p_event_id text default null)
returns table (user_id uuid, ticket bigint)
language sql volatile security invoker set search_path = ''
begin atomic
  update private.stripe_customers c set last_ticket = c.last_ticket + 1
  where c.customer_id = p_customer_id and not exists (select 1 from private.stripe_events e where e.id = p_event_id)
  returning c.user_id, c.last_ticket;
end;
comment on function public.begin_stripe_sync(text, text) is
  'Before Stripe is read: the ticket of this reading. No row when the customer is not ours or the event was applied '
  'already: nothing to do then (R-PAY-07).';

create function private.write_stripe_state(p_user public.users, p_tier text, p_subscriptions jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.stripe_subscriptions s set is_live = false, status = 'canceled', updated_at = now()
  where s.user_id = p_user.id and s.is_live
    and not exists (
      select 1 from jsonb_to_recordset(p_subscriptions) as n (id text, is_live boolean) where n.id = s.id and n.is_live
    );

  insert into public.stripe_subscriptions as s (id, user_id, plan_name, status, is_live, current_period_end, ends_at)
  select n.id, p_user.id, n.plan_name, n.status, n.is_live, n.current_period_end, n.ends_at
  from jsonb_to_recordset(p_subscriptions)
    as n (id text, plan_name text, status text, is_live boolean, current_period_end timestamptz, ends_at timestamptz)
  on conflict (id) do update
  set plan_name = excluded.plan_name, status = excluded.status, is_live = excluded.is_live,
    current_period_end = excluded.current_period_end, ends_at = excluded.ends_at, updated_at = now();

  if p_user.subscription_tier <> p_tier then
    perform public.change_plan(p_user.id, p_tier);
  end if;
end;
$$;
comment on function private.write_stripe_state(public.users, text, jsonb) is
  'Makes the stored subscriptions those of p_subscriptions (at most one live) and changes the plan where it differs. A '
  'live one that Stripe no longer lists is canceled.';

create function public.apply_stripe_state(
  p_customer_id text, p_ticket bigint, p_tier text, p_subscriptions jsonb,
  p_event_id text default null, p_event_type text default null
)
returns table (tier text, status text, current_period_end timestamptz, ends_at timestamptz)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
begin
  select u.* into v_user from public.users u join private.stripe_customers c on c.user_id = u.id
  where c.customer_id = p_customer_id for no key update of u;

  insert into private.stripe_events (id, type) select p_event_id, p_event_type where p_event_id is not null
  on conflict do nothing;
  if found or p_event_id is null then
    update private.stripe_customers c set applied_ticket = p_ticket
    where c.customer_id = p_customer_id and c.applied_ticket < p_ticket;
    if found then
      perform private.write_stripe_state(v_user, p_tier, p_subscriptions);
    end if;
  end if;

  return query
    select u.subscription_tier, s.status, s.current_period_end, s.ends_at
    from public.users u left join public.stripe_subscriptions s on s.user_id = u.id and s.is_live
    where u.id = v_user.id;
end;
$$;
comment on function public.apply_stripe_state(text, bigint, text, jsonb, text, text) is
  'Writes what was read from Stripe under a ticket of begin_stripe_sync, with the event that caused it, in one '
  'transaction: an event has one effect (R-PAY-12). A reading with a newer ticket began later and holds all that this '
  'one could tell, so an older one is dropped. Returns the plan that holds now; status is null without a live '
  'subscription.';

-- Who is mapped -----------------------------------------------------------------------------------------------------

create function public.find_stripe_customers(p_who text default null, p_after uuid default null)
returns table (user_id uuid, customer_id text, has_live_subscription boolean)
language sql stable security invoker set search_path = ''
begin atomic
  select c.user_id, c.customer_id,
    exists (select 1 from public.stripe_subscriptions s where s.user_id = c.user_id and s.is_live)
  from private.stripe_customers c join public.users u on u.id = c.user_id
  where (p_who is null or p_who in (c.user_id::text, c.customer_id, u.email))
    and (p_after is null or c.user_id > p_after)
  order by c.user_id
  limit 100;
end;
comment on function public.find_stripe_customers(text, uuid) is
  'Mapped persons by user id, customer id or e-mail, or all, a hundred at a time after p_after. For the repair command '
  'and the deletion of a person.';

-- Access ------------------------------------------------------------------------------------------------------------

revoke all on function public.read_billing_account(uuid), public.set_stripe_customer(uuid, text, text),
  public.begin_checkout(uuid, text, text), public.hold_checkouts(uuid),
  public.end_checkout(uuid, uuid), public.begin_stripe_sync(text, text),
  public.apply_stripe_state(text, bigint, text, jsonb, text, text), public.find_stripe_customers(text, uuid)
  from public, anon, authenticated;
grant execute on function public.read_billing_account(uuid), public.set_stripe_customer(uuid, text, text),
  public.begin_checkout(uuid, text, text), public.hold_checkouts(uuid),
  public.end_checkout(uuid, uuid), public.begin_stripe_sync(text, text),
  public.apply_stripe_state(text, bigint, text, jsonb, text, text), public.find_stripe_customers(text, uuid)
  to service_role;
