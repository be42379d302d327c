-- Companions: what everyone sees of them. Their prompts are a table of their own.
-- A public companion is written by admins and read by everyone; a private one belongs to its creator alone (R-DATA-11).

create function private.random_id() returns text
language sql volatile set search_path = ''
return substr(replace(gen_random_uuid()::text, '-', ''), 1, 16);
comment on function private.random_id() is 'A random companion id (R-DATA-07).';

grant execute on function private.random_id() to authenticated;

create function private.is_image_link(p_link text) returns boolean
language sql immutable set search_path = ''
return p_link is null
  or char_length(p_link) <= 2048 and p_link ~ '^(https?://|/)[^/[:space:]<>"''][^[:space:]<>"'']*$';
comment on function private.is_image_link(text) is
  'Whether a picture''s address is a web address or a path of this site, and nothing that could run.';
grant execute on function private.is_image_link(text) to authenticated;

create function private.are_openers(p_openers text[]) returns boolean
language sql immutable set search_path = ''
return cardinality(p_openers) <= 3 and not exists (
  select from unnest(p_openers) as opener where coalesce(char_length(btrim(opener)), 0) not between 1 and 80
);
comment on function private.are_openers(text[]) is 'At most three first messages of 1 to 80 characters (D-22).';
grant execute on function private.are_openers(text[]) to authenticated;

create table public.companions (
  id text primary key default private.random_id(),
  name text not null,
  tagline text not null,
  description text not null,
  personality_description text,
  conversation_style text,
  greeting text,
  scenario text,
  example_dialogue text,
  openers text[] not null default '{}',
  image_url text,
  avatar_url text,
  profile_image text,
  profile_gradient_from text,
  profile_gradient_to text,
  perfect_for jsonb not null default '[]',
  core_traits text[] not null default '{}',
  special_features text[] not null default '{}',
  category text,
  is_public boolean not null default false,
  user_id uuid default auth.uid() references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  retires_at timestamptz,
  constraint companions_id_is_token check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  constraint companions_only_public_retire check (retires_at is null or user_id is null),
  constraint companions_name_length check (char_length(btrim(name)) between 1 and 80),
  constraint companions_tagline_length check (char_length(btrim(tagline)) between 1 and 160),
  constraint companions_description_length check (char_length(btrim(description)) between 1 and 4000),
  constraint companions_personality_length check (char_length(personality_description) <= 4000),
  constraint companions_style_length check (char_length(conversation_style) <= 1000),
  constraint companions_greeting_length check (char_length(btrim(greeting)) between 1 and 500),
  constraint companions_scenario_length check (char_length(btrim(scenario)) between 1 and 500),
  constraint companions_dialogue_length check (char_length(btrim(example_dialogue)) between 1 and 2000),
  constraint companions_openers_short check (private.are_openers(openers)),
  constraint companions_images_are_links check (
    private.is_image_link(image_url) and private.is_image_link(avatar_url) and private.is_image_link(profile_image)
  ),
  constraint companions_gradients_are_hex check (
    coalesce(profile_gradient_from, '#000000') ~ '^#[0-9A-Fa-f]{6}$'
    and coalesce(profile_gradient_to, '#000000') ~ '^#[0-9A-Fa-f]{6}$'
  ),
  constraint companions_perfect_for_is_list check (
    case when jsonb_typeof(perfect_for) = 'array' then jsonb_array_length(perfect_for) <= 20 else false end
    and char_length(perfect_for::text) <= 4000
  ),
  constraint companions_lists_short check (
    cardinality(core_traits) <= 30 and char_length(array_to_string(core_traits, '')) <= 1200
    and cardinality(special_features) <= 30 and char_length(array_to_string(special_features, '')) <= 4000
  )
);

comment on table public.companions is
  'Somebody to talk to. Public ones are the catalogue, private ones belong to user_id (D-11).';
comment on column public.companions.perfect_for is
  'A list of strings or of objects with a value, such as "romantics" or {"value": "romantics"}.';
comment on column public.companions.greeting is
  'What the companion says before anybody has written; stored with the person''s first message (D-22).';
comment on column public.companions.scenario is 'Where the two meet, told to the person and the model alike (D-22).';
comment on column public.companions.example_dialogue is
  'How the companion talks: lines that begin with "You:" or the companion''s name and a colon (D-22, D-24).';
comment on column public.companions.openers is 'Up to three first messages that a person is offered (D-22).';
comment on column public.companions.category is
  'The first perfect_for value, lowercased; kept by a trigger (R-DATA-08).';
comment on column public.companions.avatar_url is
  'Picture of older rows; used where image_url is null, before profile_image (R-DATA-09).';
comment on column public.companions.user_id is
  'Who created a private one; null for public and hidden ones, whose makers are in the audit log alone.';
comment on column public.companions.is_public is
  'False and somebody''s: private. False and nobody''s: hidden by an admin, who alone sees it (R-SAFE-12).';

comment on column public.companions.retires_at is
  'When a public companion stops taking messages; from then on only people who have talked with it see it (D-27).';

create index companions_newest_idx on public.companions (created_at desc, id desc);
create index companions_user_id_idx on public.companions (user_id);

create function private.set_companion_category() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.category := lower(
    case jsonb_typeof(new.perfect_for -> 0)
      when 'object' then new.perfect_for -> 0 ->> 'value'
      when 'string' then new.perfect_for ->> 0
    end
  );
  return new;
end;
$$;
comment on function private.set_companion_category() is
  'Derives category from perfect_for, whatever a client sent (R-DATA-08).';

create trigger set_companion_category before insert or update on public.companions
  for each row execute function private.set_companion_category();

create function private.limit_own_companions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_user public.users;
  v_plan public.plans;
begin
  perform private.require_self(new.user_id);
  v_user := private.lock_active_user(new.user_id);
  if v_user.role = 'admin' then
    return new;
  end if;
  select * into v_plan from public.plans p where p.tier = v_user.subscription_tier;
  if (
    select count(*) from public.companions c where c.user_id = new.user_id and not c.is_public
  ) >= v_plan.own_companions then
    raise exception 'companion_limit'
      using detail = jsonb_build_object('limit', v_plan.own_companions, 'tier', v_plan.name)::text;
  end if;
  return new;
end;
$$;
comment on function private.limit_own_companions() is
  'Holds the plan''s own_companions for private companions, admins exempt; raises companion_limit, forbidden for '
  'another person (D-18.8, R-BUILD-06).';

create trigger limit_own_companions before insert on public.companions for each row
  when (new.user_id is not null and not new.is_public)
  execute function private.limit_own_companions();

create function private.give_up_public_companion() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.user_id := null;
  return new;
end;
$$;
comment on function private.give_up_public_companion() is
  'A public companion belongs to nobody: visitors do not learn which admin made it, every admin can take it out of the '
  'catalogue and bring it back, and no one keeps it for themselves.';

create trigger give_up_new_public_companion before insert on public.companions for each row
  when (new.is_public) execute function private.give_up_public_companion();
create trigger give_up_public_companion before update on public.companions for each row
  when (old.is_public or new.is_public) execute function private.give_up_public_companion();

create trigger lock_caller before delete on public.companions
  for each statement execute function private.lock_caller();

create function private.delete_private_companions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.companions c where c.user_id = old.id and not c.is_public;
  return old;
end;
$$;
comment on function private.delete_private_companions() is
  'A person who goes takes the private companions along; public ones stay (D-03).';

create trigger delete_private_companions before delete on public.users
  for each row execute function private.delete_private_companions();
