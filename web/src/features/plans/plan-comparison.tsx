import { Check, Minus } from 'lucide-react';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import { plansQuery } from '#shared/plans.ts';
import { comparedRows } from './compared.ts';

/** Every plan beside the others, with every limit of the plan table (R-FIRST-19); nothing while they are loaded. */
export default function PlanComparison() {
  const { data: plans } = useDeferredQuery(plansQuery());
  if (plans === undefined) return null;
  return (
    <div className="mt-16 flex flex-col gap-5">
      <h2 id="compare" className="font-display text-3xl">
        Compare the plans
      </h2>
      <section
        aria-labelledby="compare"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="relative overflow-x-auto rounded-lg border border-line bg-raised"
      >
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b border-line">
              <td className="sticky left-0 bg-raised" />
              {plans.map(({ tier, name }) => (
                <th key={tier} scope="col" className="px-3 py-4 font-display sm:px-4 text-lg font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparedRows.map(({ label, value }) => (
              <tr key={label} className="border-b border-line last:border-0">
                <th
                  scope="row"
                  className="sticky left-0 w-1/3 min-w-32 bg-raised px-3 py-3 sm:px-4 text-sm font-semibold sm:text-base"
                >
                  {label}
                </th>
                {plans.map((plan) => (
                  <td key={plan.tier} className="px-3 py-3 whitespace-nowrap sm:px-4">
                    <Value value={value(plan)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Value({ value }: { value: ReturnType<(typeof comparedRows)[number]['value']> }) {
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" className={value ? 'size-5 text-accent' : 'size-5 text-muted'} />
      <span className="sr-only">{value ? 'Yes' : 'No'}</span>
    </>
  );
}
