import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { formatDateTime } from '#lib/format-date-time.ts';
import { paths } from '#lib/paths.ts';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { type Receipt, receiptOf } from './api.ts';
import { removedLines } from './rules.ts';

/** The receipt of a deletion, which comes by way of the history entry's state; without one, what deleting means. */
export function AccountDeletedScreen() {
  const receipt = receiptOf(useLocation().state);
  return (
    <Container className="py-14">
      <title>{`Account deleted | ${brand.name}`}</title>
      <div className="flex max-w-160 flex-col gap-6">
        <h1 className="font-display text-5xl">{receipt ? 'Your account is deleted' : 'Deleted accounts'}</h1>
        <p className="text-lg">
          {receipt
            ? 'Everything of yours is gone, and you are signed out. Thank you for the time you spent here.'
            : 'A deleted account is gone for good. You can delete yours in your profile, under Security.'}
        </p>
        {receipt && <ReceiptCard receipt={receipt} />}
        <p>You can sign up again any time with the same email address, as someone new.</p>
        <LinkButton to={paths.home} variant="primary" className="self-start">
          Go to the home page
        </LinkButton>
      </div>
    </Container>
  );
}

function ReceiptCard({ receipt: { receiptId, deletedAt, removed, kept } }: { receipt: Receipt }) {
  return (
    <Card className="flex flex-col gap-4 p-6">
      <h2 className="font-display text-2xl">Receipt</h2>
      <dl className="flex flex-col gap-3">
        <Fact name="Number">
          <span className="wrap-anywhere">{receiptId}</span>
        </Fact>
        <Fact name="Deleted on">{formatDateTime(deletedAt)}</Fact>
        <Fact name="Removed">
          <ul className="list-disc pl-5">
            <li>your account, with your name, email address and date of birth</li>
            {removedLines(removed).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fact>
        <Fact name="Kept">
          {kept.length > 0 && 'Stripe keeps the records of your payments as long as tax law requires. '}
          We keep this receipt for three years, without anything that leads back to you. Write the number down
          if you want to ask about it.
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}
