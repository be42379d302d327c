import { Clock, MailCheck } from 'lucide-react';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ContactForm } from './contact-form.tsx';

const facts = [
  { Icon: MailCheck, title: 'Response time', text: 'Within 24 h on business days' },
  { Icon: Clock, title: 'Hours', text: 'Monday to Friday, 9 AM to 5 PM PST' },
] as const;

/** How to contact support, and when to expect a reply (R-STATIC-03). */
export function ContactScreen() {
  return (
    <Container className="grid gap-10 py-14 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
      <title>{`Contact | ${brand.name}`}</title>
      <div className="flex flex-col gap-8">
        <header className="flex flex-col gap-4">
          <h1 className="font-display text-5xl">Contact Support</h1>
          <p className="text-lg text-muted">A human being reads what you write, and writes back.</p>
        </header>
        <dl className="flex flex-col gap-5">
          {facts.map(({ Icon, title, text }) => (
            <div key={title} className="grid grid-cols-[auto_1fr] gap-x-3">
              <Icon aria-hidden="true" className="row-span-2 mt-0.5 size-5 text-accent" />
              <dt className="font-semibold">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-col items-start gap-3 border-t border-line pt-6">
          <p className="text-muted">Your question may already have an answer.</p>
          <LinkButton to={paths.faq} size="sm">
            Read the FAQ
          </LinkButton>
        </div>
      </div>
      <Card className="p-6 sm:p-9">
        <ContactForm />
      </Card>
    </Container>
  );
}
