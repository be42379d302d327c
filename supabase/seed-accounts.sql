-- Seed for development: six accounts to sign in with, one of each plan, an admin and a blocked one. People, no rule.
-- May run again at any time: what is there stays, only tier, role and status are put back.
--
-- The password of the accounts, the admin's too, is public; so a project that others can reach refuses them. It counts
-- as a developer's own where the server listens on its own machine alone (the embedded stack, a local PostgreSQL), or
-- where the secret of its tokens is the public one of every `supabase start`. Of a hosted project neither is true: it
-- is reached over the network, and its secret is its own. A `supabase start` with another secret does without them.
-- All of it is one statement, so that no client goes on behind the refusal.
do $seed$
begin
  if current_setting('listen_addresses') not in ('localhost', '127.0.0.1')
    and current_setting('app.settings.jwt_secret', true)
      is distinct from 'super-secret-jwt-token-with-at-least-32-characters-long'
  then
    raise exception
      'The development accounts are for the embedded stack and supabase start alone: their password is public.';
  end if;

  -- The trigger on auth.users makes the public.users row from raw_user_meta_data, as it does for a sign-up.
  -- The token columns are '' because hosted Auth cannot read a null there and answers 'Database error querying schema'.
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at,
    confirmation_token, recovery_token, email_change, email_change_token_new,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at
  )
  select
    id::uuid, 'authenticated', 'authenticated', email,
    extensions.crypt('companion-demo', extensions.gen_salt('bf')), now(),
    '', '', '', '',
    '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object(
      'full_name', full_name, 'birth_date', birth_date,
      'consents', (select jsonb_object_agg(c.purpose, c.version) from private.current_consents c
        where c.purpose in ('terms', 'intimate_chats'))
    ),
    now(), now()
  from (values
    ('00000000-0000-4000-8000-000000000001', 'free@amity.test',     'Nadia Rahman',    '1998-04-17'),
    ('00000000-0000-4000-8000-000000000002', 'basic@amity.test',    'Tom Ashworth',    '1991-09-02'),
    ('00000000-0000-4000-8000-000000000003', 'premium@amity.test',  'Ingrid Solberg',  '1986-12-11'),
    ('00000000-0000-4000-8000-000000000004', 'ultimate@amity.test', 'Kwame Boateng',   '1979-06-28'),
    ('00000000-0000-4000-8000-000000000005', 'admin@amity.test',    'Helen Marchetti', '1983-02-20'),
    ('00000000-0000-4000-8000-000000000006', 'blocked@amity.test',  'Viktor Lindqvist', '1995-10-05')
  ) as account (id, email, full_name, birth_date)
  on conflict do nothing;

  -- Hosted Auth looks people up by instance_id and reads is_super_admin as a plain boolean; neither has a default. The
  -- embedded stack's auth schema has neither column.
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users
    set instance_id = '00000000-0000-0000-0000-000000000000', is_super_admin = false
    where email like '%@amity.test' and instance_id is null;
  end if;

  -- One identity per way of signing in, as a sign-up makes it: e-mail changes and linked providers go by it.
  -- The id is given because the embedded stack's table has no default for it.
  insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
  select
    id, id, 'email', id::text,
    jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false),
    now(), now()
  from auth.users
  where email like '%@amity.test'
  on conflict do nothing;

  -- Tier, role and status are columns no client may write; the seed runs as the database's owner, who may.
  update public.users set subscription_tier = 'basic' where email = 'basic@amity.test';
  update public.users set subscription_tier = 'premium' where email = 'premium@amity.test';
  update public.users set subscription_tier = 'ultimate' where email = 'ultimate@amity.test';
  update public.users set role = 'admin' where email = 'admin@amity.test';
  update public.users set status = 'blocked' where email = 'blocked@amity.test';
end
$seed$;
