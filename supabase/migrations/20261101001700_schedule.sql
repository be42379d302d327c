-- Housekeeping by the clock, where pg_cron exists; without it the same work is done on the next touch (D-05, D-06).

do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('expire-chats', '* * * * *', 'select private.expire_chats()');
    perform cron.schedule('interrupt-stale-turns', '15 seconds', 'select private.interrupt_stale_turns()');
  end if;
end;
$$;
