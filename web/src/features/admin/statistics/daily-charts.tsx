import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatUtcDay } from '#lib/format-date-time.ts';
import { Card } from '#ui/card.tsx';
import { numberText } from '../components/formats.ts';
import type { Day } from './api.ts';

type Measure = 'messages' | 'signUps';

const titles: Record<Measure, string> = { messages: 'Messages per day', signUps: 'Sign-ups per day' };

/** The last days as charts, and the same numbers as tables. */
export default function DailyCharts({ days }: { days: Day[] }) {
  return (['messages', 'signUps'] as const).map((measure) => (
    <Card key={measure} className="flex min-w-0 flex-col gap-4 p-5">
      <h2 className="font-semibold">{titles[measure]}</h2>
      <div aria-hidden="true" className="h-60">
        <DailyBars days={days} measure={measure} />
      </div>
      <DailyNumbers days={days} measure={measure} />
    </Card>
  ));
}

type DaysProps = { days: Day[]; measure: Measure };

function DailyBars({ days, measure }: DaysProps) {
  const ink = { fill: 'var(--color-muted)', fontSize: 12 };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={days} accessibilityLayer={false} margin={{ top: 4, right: 4, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="day"
          tickFormatter={formatUtcDay}
          tick={ink}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line-strong)' }}
          minTickGap={24}
        />
        <YAxis
          width="auto"
          allowDecimals={false}
          tickFormatter={numberText}
          tick={ink}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          cursor={{ fill: 'var(--color-tint)' }}
          labelFormatter={(day) => formatUtcDay(String(day))}
          formatter={(value) => [numberText(Number(value)), titles[measure]]}
          contentStyle={{
            backgroundColor: 'var(--color-raised)',
            borderColor: 'var(--color-line)',
            borderRadius: 'var(--radius-sm)',
            color: 'var(--color-ink)',
          }}
          itemStyle={{ color: 'var(--color-ink)' }}
        />
        <Bar dataKey={measure} fill="var(--color-accent)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}

function DailyNumbers({ days, measure }: DaysProps) {
  return (
    <details>
      <summary className="cursor-pointer text-sm font-medium text-muted hover:text-ink">
        Show as a table
      </summary>
      <div className="mt-3 max-h-56 overflow-y-auto">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{titles[measure]}</caption>
          <thead>
            <tr>
              <th scope="col" className="py-1 font-semibold">
                Day
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                {measure === 'messages' ? 'Messages' : 'Sign-ups'}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((each) => (
              <tr key={each.day} className="border-t border-line">
                <th scope="row" className="py-1 font-normal">
                  {formatUtcDay(each.day)}
                </th>
                <td className="py-1 text-right tabular-nums">{numberText(each[measure])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
