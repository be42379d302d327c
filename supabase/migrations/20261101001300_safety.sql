-- Safety (D-15): caught texts are counted without a person, and anything said or shown can be reported.

create table public.safety_counts (
  month date not null,
  country text not null,
  topic text not null,
  count integer not null default 0,
  primary key (month, country, topic),
  constraint safety_counts_month_first check (extract(day from month) = 1),
  constraint safety_counts_country_code check (country ~ '^[A-Z]{2}$'),
  constraint safety_counts_topic_known check (topic in (
    'suicide', 'self_harm', 'eating_disorder', 'abuse', 'immediate_danger', 'harm_to_others', 'minor'
  ))
);
comment on table public.safety_counts is
  'Caught texts per month, country and topic; no user id, no text. Written by the server, read by admins; /safety '
  'shows list_safety_counts (R-SAFE-07, R-SAFE-08).';
comment on column public.safety_counts.country is 'ISO 3166 code, ZZ when unknown.';

create table private.counted_safety_events (
  digest bytea primary key,
  day date not null
);
comment on table private.counted_safety_events is
  'Which persons were counted today for which topic, as daily digests; gone the next day (D-31).';

create function private.count_safety_event(p_user_id uuid, p_country text, p_topic text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_country is null then
    return;
  end if;
  insert into private.counted_safety_events (digest, day)
  values (private.daily_digest(p_user_id || ' ' || p_topic), private.usage_day())
  on conflict do nothing;
  if found then
    insert into public.safety_counts as s (month, country, topic, count)
    values (date_trunc('month', private.usage_day())::date, p_country, p_topic, 1)
    on conflict (month, country, topic) do update set count = s.count + 1;
  end if;
end;
$$;
comment on function private.count_safety_event(uuid, text, text) is
  'When help lines are shown for a person''s words: adds one to the month''s count, once per person, day and topic '
  '(R-PROD-11), and stores nothing of the person but a digest that dies the next day (R-SAFE-07). Without a country '
  'nothing is counted.';

create function private.published_safety_counts() returns table (month date, country text, count bigint)
language sql stable security definer set search_path = ''
begin atomic
  with by_country as (
    select s.month, s.country, sum(s.count) as count from public.safety_counts s group by s.month, s.country
  ), grouped as (
    select b.month, case when b.count >= 10 then b.country else 'ZZ' end as country, sum(b.count)::bigint as count
    from by_country b group by 1, 2
  )
  select g.month, g.country, case when g.count >= 10 then g.count end
  from grouped g
  order by g.month desc, g.country = 'ZZ', g.count desc, g.country;
end;
comment on function private.published_safety_counts() is
  'What list_safety_counts returns, apart from row-level security.';
grant execute on function private.published_safety_counts() to anon, authenticated;

create function public.list_safety_counts() returns table (month date, country text, count bigint)
language sql stable security invoker set search_path = ''
begin atomic
  select p.month, p.country, p.count from private.published_safety_counts() p;
end;
comment on function public.list_safety_counts() is
  'For everyone: caught texts per month and country, newest month first. A country with fewer than ten in a month is '
  'counted among ZZ, and fewer than ten there are null, so that no number points at a person (R-SAFE-08).';
revoke all on function public.list_safety_counts() from public;
grant execute on function public.list_safety_counts() to anon, authenticated;

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  companion_id text not null references public.companions (id) on delete cascade,
  message_id uuid references public.messages (id) on delete set null,
  message_text text,
  message_is_edited boolean not null default false,
  reason text not null,
  details text,
  status text not null default 'open',
  note text,
  created_at timestamptz not null default now(),
  constraint reports_note_length check (char_length(note) <= 2000),
  constraint reports_reason_known check (
    reason in ('sexual', 'minor', 'self_harm', 'hate', 'therapist', 'human_claim', 'other')
  ),
  constraint reports_details_length check (char_length(details) <= 2000),
  constraint reports_status_known check (status in ('open', 'resolved', 'dismissed'))
);
comment on table public.reports is
  'What people report about a message or a companion. Inserted by people, read and settled by admins alone, because a '
  'report keeps what was said after its chat is sealed; people find theirs in their export (R-SAFE-12, D-19, D-25).';
comment on column public.reports.note is 'What the admins did about it; the export of whoever reported it has it.';
comment on column public.reports.message_text is
  'The reported message as it was, copied by a trigger: admins read no other messages.';
comment on column public.reports.message_is_edited is
  'Whether the person had edited the companion''s words that are reported (R-KEEP-06); copied like the text.';
create index reports_queue_idx on public.reports (status, created_at desc, id desc);
create index reports_user_id_idx on public.reports (user_id);
create index reports_companion_id_idx on public.reports (companion_id);
create index reports_message_id_idx on public.reports (message_id);

create function private.fill_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_active_user(new.user_id);
  update public.reports r set reason = new.reason, details = coalesce(new.details, r.details)
  where r.user_id = new.user_id and r.companion_id = new.companion_id and r.status = 'open'
    and r.message_id is not distinct from new.message_id and (r.message_text is null) = (new.message_id is null);
  if found then
    return null;
  end if;
  if (
    select count(*) from public.reports r where r.user_id = new.user_id and r.created_at > now() - interval '1 hour'
  ) >= 30 or (
    select count(*) from public.reports r where r.user_id = new.user_id and r.created_at > now() - interval '1 day'
  ) >= 100 then
    raise exception 'too_many_requests';
  end if;
  perform private.require_visible_companion(new.user_id, new.companion_id);
  if new.message_id is not null then
    select m.message_text, m.is_edited into new.message_text, new.message_is_edited from public.messages m
    where m.id = new.message_id and m.user_id = new.user_id and m.companion_id = new.companion_id
      and m.deleted_at is null;
    if not found then
      raise exception 'not_found';
    end if;
  end if;
  return new;
end;
$$;
comment on function private.fill_report() is
  'Copies the reported message of the reporter. The same thing reported again while nobody has looked at it stays one '
  'report, with the newest reason. Raises not_found for anything not theirs, too_many_requests after 30 an hour or '
  '100 a day.';
create trigger fill_report before insert on public.reports for each row execute function private.fill_report();

alter table public.safety_counts enable row level security;
create policy safety_counts_select_admin on public.safety_counts for select to authenticated
  using ((select private.is_admin()));
revoke all on public.safety_counts from anon, authenticated;
grant select on public.safety_counts to authenticated;

alter table public.reports enable row level security;
create policy reports_select_admin on public.reports for select to authenticated
  using ((select private.is_admin()));
create policy reports_insert_own on public.reports for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_active()));
create policy reports_update_admin on public.reports for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
revoke all on public.reports from anon, authenticated;
grant select on public.reports to authenticated;
grant insert (companion_id, message_id, reason, details) on public.reports to authenticated;
grant update (status, note) on public.reports to authenticated;
