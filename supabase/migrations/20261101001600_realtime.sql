-- Realtime: the page is notified when its own user row changes (R-DATA-23), and when something happens in one of its
-- chats, so that several pages of a person stay in step. Row-level security decides who is notified.

alter publication supabase_realtime add table public.users, public.chats;

-- The page compares the old and the new tier, so updates carry the whole old row.
alter table public.users replica identity full;
