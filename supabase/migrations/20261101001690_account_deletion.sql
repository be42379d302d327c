-- A person's account and everything of theirs, gone for good (D-03, D-11, R-PROD-05).

create table private.deletion_receipts (
  id uuid primary key default gen_random_uuid(),
  deleted_at timestamptz not null default now(),
  removed jsonb not null
);
comment on table private.deletion_receipts is
  'That somebody left, when, and how many rows of which table went: no name, no id, nothing that leads back. The proof '
  'that we did what the law asks; kept for three years.';
create index deletion_receipts_deleted_at_idx on private.deletion_receipts (deleted_at);

create function private.count_own_rows(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_all jsonb := '{}';
  v_count bigint;
  v_table regclass;
begin
  for v_table in select t from private.tables_of_people() t loop
    execute format('select count(*) from %s t where t.user_id = $1', v_table) into v_count using p_user_id;
    continue when v_count = 0;
    v_all := v_all || jsonb_build_object((select c.relname from pg_class c where c.oid = v_table), v_count);
  end loop;
  return v_all;
end;
$$;
comment on function private.count_own_rows(uuid) is 'How many rows a person has in which table, where there are any.';

create function private.has_password(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(u.encrypted_password, '') <> '' from auth.users u where u.id = p_user_id);
end;
$$;
comment on function private.has_password(uuid) is
  'Whether a person signs in with a password; people of Google and Apple have none.';

create function public.begin_deletion(p_user_id uuid) returns table (email text, has_password boolean)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
begin
  v_user := private.lock_user(p_user_id);
  if v_user.role = 'admin' and not exists (
    select 1 from public.users u where u.role = 'admin' and u.status = 'active' and u.id <> p_user_id
  ) then
    raise exception 'last_admin';
  end if;
  perform private.take_attempt(p_user_id, 'delete_account', 5, interval '15 minutes');
  return query select v_user.email, private.has_password(p_user_id);
end;
$$;
comment on function public.begin_deletion(uuid) is
  'For user-delete, before anything is undone: what the caller has to prove to be themselves, five times in 15 minutes '
  'at most. A block leaves it open. Raises unauthorized, last_admin, too_many_requests with retryAfter (R-API-22).';

create function public.list_own_files(p_user_id uuid) returns table (bucket text, name text)
language sql stable security invoker set search_path = ''
begin atomic
  select f.bucket, f.name from private.files_of(p_user_id) f
  where not exists (select 1 from public.companions c where c.is_public and strpos(c.image_url, f.name) > 0);
end;
comment on function public.list_own_files(uuid) is
  'For user-delete: the files that go with the person. The picture of a public companion stays with it, without its '
  'maker.';

create function public.delete_user(p_user_id uuid)
returns table (receipt_id uuid, deleted_at timestamptz, removed jsonb)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_removed jsonb;
begin
  if exists (select 1 from public.users u where u.id = p_user_id and u.role = 'admin') then
    perform private.lock_admins();
  end if;
  perform private.lock_account(p_user_id);
  perform private.lock_user(p_user_id);
  v_removed := private.count_own_rows(p_user_id);
  perform private.delete_user(p_user_id);
  return query insert into private.deletion_receipts as r (removed) values (v_removed)
    returning r.id, r.deleted_at, r.removed;
end;
$$;
comment on function public.delete_user(uuid) is
  'For user-delete: removes the caller and everything of theirs, and returns the receipt: its id, when, and how many '
  'rows of which table. Raises unauthorized, last_admin (R-API-22).';

create function public.check_deletion(p_user_id uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform public.delete_user(p_user_id);
  raise exception using errcode = 'UNDO0';
exception when sqlstate 'UNDO0' then
  return;
end;
$$;
comment on function public.check_deletion(uuid) is
  'For user-delete, before the subscription is canceled: deletes the caller and undoes it, so that whatever would stop '
  'the deletion stops it while nothing is lost. Raises what delete_user raises (R-PROD-05).';

-- Access ----------------------------------------------------------------------------------------------------------

revoke all on function public.begin_deletion(uuid), public.check_deletion(uuid), public.list_own_files(uuid),
  public.delete_user(uuid)
  from public, anon, authenticated;
grant execute on function public.begin_deletion(uuid), public.check_deletion(uuid), public.list_own_files(uuid),
  public.delete_user(uuid)
  to service_role;
