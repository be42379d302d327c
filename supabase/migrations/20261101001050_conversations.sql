-- The list of a person's chats, so that the page can switch between them, and how many of them are active. Read by the
-- person alone.

create function private.last_shown(p_user_id uuid, p_companion_id text) returns setof public.messages
language plpgsql stable security definer rows 1 set search_path = '' as $$
begin
  return query select * from private.walk_path(private.shown_head(p_user_id, p_companion_id), 1)
  where p_user_id = (select auth.uid());
end;
$$;
comment on function private.last_shown(uuid, text) is 'The last message that a chat of the caller shows, if it shows any.';
grant execute on function private.last_shown(uuid, text) to authenticated;

create function public.list_conversations(
  p_before timestamptz default null, p_before_id text default null, p_limit integer default 30
) returns table (
  companion_id text, name text, tagline text, image_url text, profile_gradient_from text, profile_gradient_to text,
  last_text text, last_type text, last_at timestamptz, is_saved boolean, expires_at timestamptz,
  retires_at timestamptz
)
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query
  select c.companion_id, k.name, k.tagline, coalesce(k.image_url, k.avatar_url, k.profile_image),
    k.profile_gradient_from, k.profile_gradient_to, left(last.message_text, 160), last.message_type, last.created_at,
    c.is_saved, c.expires_at, k.retires_at
  from public.chats c
  join public.companions k on k.id = c.companion_id
  cross join lateral private.last_shown(c.user_id, c.companion_id) last
  where c.user_id = (select auth.uid())
    and (c.expires_at is null or c.expires_at > now())
    and (p_before is null or (last.created_at, c.companion_id) < (p_before, p_before_id))
  order by last.created_at desc, c.companion_id desc
  limit least(greatest(p_limit, 1), 100);
end;
$$;
comment on function public.list_conversations(timestamptz, text, integer) is
  'For the page: the caller''s chats in which something was said and which have not expired, with the last words of '
  'each (up to 160 characters), newest first. p_before and p_before_id are last_at and companion_id of the last row '
  'known.';

create function private.own_active_chats() returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when private.is_active() then (select count(*) from private.active_chats(auth.uid())) end;
end;
$$;
comment on function private.own_active_chats() is
  'The caller''s active chats, counted as begin_turn does; null for whoever is blocked.';

create function public.count_active_chats() returns bigint
language plpgsql stable security invoker set search_path = '' as $$
begin
  return private.own_active_chats();
end;
$$;
comment on function public.count_active_chats() is
  'For the page: how many of the caller''s chats are active (D-05), which the plan limits; null for whoever is blocked '
  '(R-PLAN-14).';

create function public.own_figures() returns table (messages_sent bigint, companions_met bigint, since timestamptz)
language plpgsql stable security invoker set search_path = '' as $$
begin
  return query
  select count(*), count(distinct m.companion_id), min(m.created_at) from public.messages m
  where m.user_id = (select auth.uid()) and m.message_type = 'user';
end;
$$;
comment on function public.own_figures() is
  'For the dashboard: how many messages the caller has sent and still has, to how many companions, and since when '
  '(R-FIRST-18).';

revoke all on function public.list_conversations(timestamptz, text, integer), public.count_active_chats(),
  public.own_figures() from public, anon;
grant execute on function public.list_conversations(timestamptz, text, integer), public.count_active_chats(),
  private.own_active_chats(), public.own_figures() to authenticated;
