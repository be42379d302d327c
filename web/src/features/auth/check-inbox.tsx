import { Link } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { Captcha } from '#shared/captcha.tsx';
import { AuthCard } from './auth-card.tsx';
import ResendButton from './resend-button.tsx';

type CheckInboxProps = {
  email: string;
  /** The page the person wanted to open. */
  redirect: string | undefined;
};

/** Replaces the login form after a sign-up with an email that must be confirmed first. */
export default function CheckInbox({ email, redirect }: CheckInboxProps) {
  return (
    <AuthCard
      title="Check your inbox"
      text={
        <>
          We sent an email to <strong className="break-all text-ink">{email}</strong>. Open its link to
          confirm your account. In this browser, it also logs you in.
        </>
      }
    >
      <title>{`Check your inbox | ${brand.name}`}</title>
      <p className="text-muted">Nothing there? Check your spam folder, or let us send it again.</p>
      <Captcha />
      <ResendButton email={email} redirect={redirect} />
      <Link to={paths.login(redirect)} className="self-center py-1 font-semibold text-accent underline">
        Back to login
      </Link>
    </AuthCard>
  );
}
