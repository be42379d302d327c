-- What people paid (D-28): one row per paid invoice of a plan, so that revenue can stand beside cost month by month.

create table public.payments (
  invoice_id text primary key,
  user_id uuid references public.users (id) on delete set null,
  tier text not null references public.plans (tier),
  amount_gbp numeric(10, 2) not null,
  paid_at timestamptz not null
);
comment on table public.payments is
  'Paid invoices as Stripe reported them, refunds not taken off. Written by the server; read by admins (R-COST-02).';
comment on column public.payments.user_id is 'Who paid; null when that person has left.';
comment on column public.payments.amount_gbp is 'What was paid, in pounds.';
create index payments_user_id_idx on public.payments (user_id);
create index payments_tier_idx on public.payments (tier);
create index payments_paid_at_idx on public.payments (paid_at);

create function public.record_payment(
  p_customer_id text, p_invoice_id text, p_tier text, p_amount_gbp numeric, p_paid_at timestamptz
) returns void
language sql volatile security invoker set search_path = ''
begin atomic
  insert into public.payments (invoice_id, user_id, tier, amount_gbp, paid_at)
  select p_invoice_id, c.user_id, p_tier, p_amount_gbp, p_paid_at
  from private.stripe_customers c where c.customer_id = p_customer_id
  on conflict do nothing;
end;
comment on function public.record_payment(text, text, text, numeric, timestamptz) is
  'For stripe-webhook: a paid invoice of one of our customers, once.';
revoke all on function public.record_payment(text, text, text, numeric, timestamptz) from public, anon, authenticated;
grant execute on function public.record_payment(text, text, text, numeric, timestamptz) to service_role;

alter table public.payments enable row level security;
create policy payments_select_admin on public.payments for select to authenticated
  using ((select private.is_admin()));
revoke all on public.payments from anon, authenticated;
grant select on public.payments to authenticated;
