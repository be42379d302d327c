type Problem = { title: string; text: string };

const usedUp: Problem = {
  title: 'This link no longer works',
  text: 'A link can be used once and for a short time. If your account is confirmed already, simply log in; if it is not, we send you a new link there.',
};
const outOfStep: Problem = {
  title: 'That took too long',
  text: 'The sign-in was begun too long ago or in another window. Nothing is lost: please try again.',
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
    text: 'The sign-in was cancelled. Nothing has changed; you can try again or log in with your email.',
  },
  provider_email_needs_verification: {
    title: 'Please check your email',
    text: 'A mail is on its way to the address of your account there. Open its link to confirm the address, then log in.',
  },
  signup_disabled: {
    title: 'No new accounts',
    text: 'There is no account with this address, and new ones are not taken at the moment.',
  },
  user_banned: {
    title: 'This account is blocked',
    text: 'Please write to us if you think that is a mistake.',
  },
};

const unknown: Problem = {
  title: 'The sign-in did not work',
  text: 'Something went wrong on the way back. Please try again.',
};

/** A link that was opened in another browser than the one that requested it; what it confirms is confirmed. */
const elsewhere: Problem = {
  title: 'Please log in',
  text: 'This link was asked for in another browser, so you are not logged in here yet. If it was there to confirm your email, that is done.',
};

/**
 * The text for somebody who returned from a mail or a provider and is not signed in; without a code nothing was
 * refused.
 */
export function returnProblem(code: string | null): Problem {
  return code === null ? elsewhere : (problems[code] ?? unknown);
}
