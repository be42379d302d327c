import { type ErrorCode, errorDetail, isErrorCode } from '#contracts/errors.ts';

type Refusal = {
  code: ErrorCode;
  detail: string;
  status: number;
  retryAfter?: number | undefined;
  hasText?: boolean;
  cause?: unknown;
};

/** A refusal of an edge function. `message` and `detail` are the text for people, `code` is what the page compares. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly detail: string;
  /** The answer's HTTP status. */
  readonly status: number;
  /** Seconds to wait, when the server said so. */
  readonly retryAfter: number | undefined;
  /** False when the answer was none of our refusals, so that `detail` is the page's own word. */
  readonly hasText: boolean;

  constructor({ code, detail, status, retryAfter, hasText = true, cause }: Refusal) {
    super(detail, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.detail = detail;
    this.status = status;
    this.retryAfter = retryAfter;
    this.hasText = hasText;
  }
}

/** An answer that is neither what the contract promises nor one of our refusals: a proxy's page, half a body. */
export function brokenAnswer(status: number, cause?: unknown): ApiError {
  return new ApiError({ code: 'internal', detail: errorDetail('internal'), status, hasText: false, cause });
}

/** Reads a non-ok answer. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { error: code, detail } = (body ?? {}) as { error?: unknown; detail?: unknown };
  if (!isErrorCode(code)) return brokenAnswer(response.status);
  const wait = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new ApiError({
    code,
    detail: typeof detail === 'string' ? detail : errorDetail(code),
    status: response.status,
    retryAfter: Number.isNaN(wait) ? undefined : wait,
  });
}
