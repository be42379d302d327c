import { type ReactNode, useId } from 'react';
import { consents } from '#contracts/consents.ts';
import { formatDay } from '#lib/format-date-time.ts';
import { monthlyPrice } from '#shared/monthly-price.ts';
import type { Plan } from '#shared/plans.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { InUse } from './api.ts';
import { allowances, favoritesAfter } from './rules.ts';
import type { Membership } from './use-membership.ts';
import type { PlanChange } from './use-plan-change.ts';

type PlanChangeDialogProps = {
  /** The paid plan that was chosen; null while none is. */
  plan: Plan | null;
  membership: Membership;
  change: PlanChange;
};

/**
 * Asks before a person is sent to pay: what it costs, when it renews, what it gives and how it ends, and their
 * agreement that it starts at once and renews, which the server keeps. Where plans are a demo it says that nothing is
 * paid.
 */
export function PlanChangeDialog({ plan, membership, change }: PlanChangeDialogProps) {
  const form = useId();
  const isDemo = change.chosen?.method.to === 'set-tier';
  const isUpgrade = plan !== null && plan.rank > (membership.current?.rank ?? 0);
  return (
    <Dialog
      open={plan !== null}
      onClose={change.close}
      title={`${isUpgrade ? 'Upgrade' : 'Downgrade'} to ${plan?.name}`}
      footer={
        <>
          <Button onClick={change.close}>Not now</Button>
          <Button type="submit" form={form} variant="primary" busy={change.busy}>
            {isDemo ? `Try ${plan?.name}` : 'Continue to payment'}
          </Button>
        </>
      }
    >
      {plan !== null && (
        <form
          id={form}
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            change.confirm();
          }}
        >
          {isDemo ? (
            <DemoTerms plan={plan} membership={membership} />
          ) : (
            <PaidTerms plan={plan} membership={membership} />
          )}
        </form>
      )}
    </Dialog>
  );
}

type TermsProps = { plan: Plan; membership: Membership };

function DemoTerms({ plan, membership: { inUse } }: TermsProps) {
  return (
    <Terms>
      <Term name="Price">
        None. This is a demo: no money is taken and nothing renews. Outside it, {plan.name} is{' '}
        {monthlyPrice(plan)} a month.
      </Term>
      <Given plan={plan} inUse={inUse} />
      <Term name="Going back">Choose another plan on this page at any time.</Term>
    </Terms>
  );
}

function PaidTerms({ plan, membership: { subscription, plans, inUse } }: TermsProps) {
  const price = monthlyPrice(plan);
  const before = plans?.find(({ tier }) => tier === subscription?.tier);
  return (
    <>
      <Terms>
        <Term name="Price">
          {before === undefined
            ? `${price} a month. The first month is paid today.`
            : `${price} a month in place of ${monthlyPrice(before)}. Stripe shows what is due today before you confirm.`}
        </Term>
        <Term name="Renewal">{renewal(price, subscription?.renewsAt)}</Term>
        <Given plan={plan} inUse={inUse} />
        <Term name="Canceling">
          On Manage Subscription, in two clicks. You keep {plan.name} for the time you have paid, and nothing
          more is charged.
        </Term>
      </Terms>
      <label className="flex items-start gap-3 rounded-md bg-tint px-4 py-3">
        <input type="checkbox" required className="mt-0.5 size-5 shrink-0" />
        <span>{consents.purchase.text.replace('{plan}', plan.name).replace('{price}', price)}</span>
      </label>
    </>
  );
}

function renewal(price: string, renewsAt: string | null | undefined): string {
  const from = renewsAt ? `next on ${formatDay(renewsAt)}` : 'on the day of your first payment';
  return `By itself every month for ${price}, ${from}, until you cancel.`;
}

/** What the plan includes, and which of the person's favorites exceed it. */
function Given({ plan, inUse }: { plan: Plan; inUse: InUse | undefined }) {
  const lost = inUse ? favoritesAfter(plan, inUse.favorites) : null;
  return (
    <>
      <Term name="What you get">
        <ul className="list-disc pl-5">
          {allowances(plan).map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Term>
      {lost !== null && <Term name="What goes">{lost.replace(/^./, (first) => first.toUpperCase())}.</Term>}
    </>
  );
}

function Terms({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col gap-3">{children}</dl>;
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}
