/**
 * The one list of refusal codes (D-19). SQL raises these words, functions return them, pages compare them.
 * `status` is the HTTP status of the refusal, `detail` the text for people; {braces} are filled from the
 * values that the raiser gives with the code.
 */
export const errorCatalogue = {
  unauthorized: { status: 401, detail: 'Please log in again.' },
  forbidden: { status: 403, detail: 'You are not allowed to do this.' },
  factor_required: {
    status: 403,
    detail: 'Please confirm with your second factor first. Admins need one for everything here.',
  },
  blocked: { status: 403, detail: 'Your account is blocked. Please contact support.' },
  age_required: {
    status: 403,
    detail: 'Please tell us your date of birth first. You must be at least 18.',
  },
  consent_required: {
    status: 403,
    detail:
      'Please read and agree to how your chats are handled before you go on. The words are new, or you took your consent ' +
      'back.',
  },
  paused: {
    status: 403,
    detail:
      'Your chats are paused, because something you wrote suggests that you are under 18. Nothing of yours is lost. If ' +
      'it is wrong, ask us to look again.',
  },
  memory_consent_required: {
    status: 403,
    detail: 'Memory is off. Turn it on first, then your companions remember what you tell them.',
  },
  memory_limit: {
    status: 409,
    detail:
      'Your plan remembers {limit} {limit:fact|facts} for a companion, and all of them are pinned. Unpin or forget ' +
      'one first.',
  },
  not_found: { status: 404, detail: 'We could not find what you asked for.' },
  invalid_input: { status: 400, detail: 'Something in this request is missing or not valid.' },
  too_large: { status: 413, detail: 'This is too long. Please shorten it.' },
  method_not_allowed: { status: 405, detail: 'This address does not accept that kind of request.' },
  message_limit_reached: {
    status: 429,
    detail: 'Daily message limit reached. Please upgrade your plan on the Pricing page.',
  },
  free_chats_paused: {
    status: 429,
    detail:
      'Free chats are paused until midnight UTC: today has cost as much as we can give away. Your message is still ' +
      'here. Paid plans go on.',
  },
  expired_lock: {
    status: 409,
    detail: 'Free session for this companion ended. Upgrade plan or pick another companion.',
  },
  chat_expired: {
    status: 409,
    detail:
      'Chat expired. Upgrade to keep history. ' +
      'Refresh page or switch companion to start a new {minutes}-minute session.',
  },
  active_chat_limit: {
    status: 409,
    detail: 'Active chat limit reached ({used}/{limit}). Finish another chat or clear one.',
  },
  companion_retired: {
    status: 409,
    detail: 'This companion has retired. What was said stays here for you to read and export.',
  },
  companion_in_use: {
    status: 409,
    detail: 'People still talk with this companion, so it cannot be deleted. Let it retire instead.',
  },
  version_gone: {
    status: 409,
    detail: 'That version is not the newest any more. Look again at what changed.',
  },
  turn_running: { status: 409, detail: 'A reply is still being written. Wait for it or stop it first.' },
  message_id_reused: { status: 409, detail: 'This message was already sent with another text.' },
  limit_saved_zero: { status: 403, detail: 'Favorites disabled for your plan. Upgrade to add favorites.' },
  limit_reached: { status: 409, detail: 'Plan favourite limit reached. Upgrade for more.' },
  companion_limit: {
    status: 409,
    detail:
      'You have reached the limit of {limit} {limit:companion|companions} for your {tier} plan. ' +
      'Please upgrade your plan.',
  },
  plan_required: { status: 403, detail: 'Your plan does not include this. Upgrade to use it.' },
  price_not_listed: { status: 400, detail: 'This price is not on offer.' },
  payments_not_configured: { status: 409, detail: 'Stripe not configured' },
  already_subscribed: {
    status: 409,
    detail: 'You already have a subscription. Change it in the billing portal.',
  },
  session_mismatch: { status: 403, detail: 'This payment belongs to another account.' },
  model_failed: { status: 502, detail: 'Failed. Try again.' },
  model_timeout: { status: 504, detail: 'The reply took too long. Try again.' },
  pin_unavailable: {
    status: 502,
    detail:
      'The model of this chat is not available any more. Go on with the newest version of this companion, or try ' +
      'again later.',
  },
  content_refused: { status: 400, detail: 'This goes against our content rules, so it was not accepted.' },
  last_admin: { status: 409, detail: 'The last admin cannot be removed.' },
  too_many_requests: { status: 429, detail: 'Too many requests. Please wait a moment.' },
  internal: { status: 500, detail: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** What the {braces} of a catalogue text are filled with. */
export type ErrorValues = Record<string, string | number>;

export function isErrorCode(word: unknown): word is ErrorCode {
  return typeof word === 'string' && Object.hasOwn(errorCatalogue, word);
}

/**
 * The catalogue's text for `code`, its {braces} filled from `values`; {name:one|many} is a word that agrees with a
 * number.
 */
export function errorDetail(code: ErrorCode, values: ErrorValues = {}): string {
  return errorCatalogue[code].detail.replace(/\{(\w+)(?::(\w+)\|(\w+))?\}/g, (brace, name, one, many) => {
    if (one === undefined) return String(values[name] ?? brace);
    return Number(values[name]) === 1 ? one : many;
  });
}

/** A refusal that the caller is meant to see. Anything else that is thrown reaches them as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly values: ErrorValues;

  constructor(code: ErrorCode, values: ErrorValues = {}, options?: ErrorOptions) {
    super(errorDetail(code, values), options);
    this.name = 'AppError';
    this.code = code;
    this.values = values;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/** A thrown error as a refusal: one that is none becomes `internal`, kept as the cause for the log. */
export function toAppError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('internal', {}, { cause: error });
}

/** The body of every refusal (D-17). */
export type Refusal = { success: false; error: ErrorCode; detail: string };
