import { Section } from './section.tsx';

const steps = [
  {
    title: 'Choose a companion',
    text: 'Read who they are, what they love and what they can’t stand. One of them will make you smile.',
  },
  {
    title: 'Start chatting',
    text: 'Say hello. They reply in their own voice, at any hour, about whatever is on your mind.',
  },
] as const;

/** From stranger to conversation in two steps (R-HOME-02). */
export function HowItWorks() {
  return (
    <Section title="How It Works" className="bg-sunken">
      <ol className="mt-8 grid gap-8 md:grid-cols-2">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-5">
            <span aria-hidden="true" className="font-display text-6xl leading-none text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="font-display text-2xl">{step.title}</h3>
              <p className="mt-2 max-w-prose text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
