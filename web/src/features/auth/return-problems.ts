type Problem = { title: string; text: string };

const usedUp: Problem = {
  title: 'This link no longer works',
  text: 'A link works once, and only for a short time. If your account is confirmed already, just log in; if it isn’t, we’ll email you a new link there.',
};
const outOfStep: Problem = {
  title: 'That took too long',
  text: 'You started to log in too long ago or in another window. Nothing is lost: please try again.',
};

/** The texts for the codes of the auth service. Its own text is not shown: anybody can write an address. */
const problems: Record<string, Problem> = {
  otp_expired: usedUp,
  flow_state_expired: outOfStep,
  flow_state_not_found: outOfStep,
  bad_oauth_state: outOfStep,
  bad_oauth_callback: outOfStep,
  access_denied: {
    title: 'You are not logged in',
    text: 'The login was canceled. Nothing has changed; you can try again or log in with your email.',
  },
  provider_email_needs_verification: {
    title: 'Please check your email',
    text: 'We’ve sent an email to the address of your account there. Open its link to confirm the address, then log in.',
  },
  signup_disabled: {
    title: 'No new accounts',
    text: 'There is no account with this address, and we aren’t taking new ones right now.',
  },
  user_banned: {
    title: 'This account is blocked',
    text: 'Please write to us if you think this is a mistake.',
  },
};

const unknown: Problem = {
  title: 'You could not be logged in',
  text: 'Something went wrong on the way back. Please try again.',
};

/** A link that was opened in another browser than the one that requested it; what it confirms is confirmed. */
const elsewhere: Problem = {
  title: 'Please log in',
  text: 'You asked for this link in another browser, so you aren’t logged in here yet. If it was meant to confirm your email, that’s done.',
};

/**
 * The text for somebody who returned from a mail or a provider and is not signed in; without a code nothing was
 * refused.
 */
export function returnProblem(code: string | null): Problem {
  if (code === null) return elsewhere;
  return (Object.hasOwn(problems, code) ? problems[code] : undefined) ?? unknown;
}
