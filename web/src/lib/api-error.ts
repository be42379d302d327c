import { type ErrorCode, errorDetail, isErrorCode } from '#contracts/errors.ts';

type ApiErrorFields = {
  code: ErrorCode;
  detail: string;
  status: number;
  retryAfter?: number | undefined;
  hasText?: boolean;
  cause?: unknown;
};

/** An error of an edge function. `message` and `detail` are text for users, `code` is what the page compares. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly detail: string;
  /** The HTTP status of the response. */
  readonly status: number;
  /** Seconds to wait, when the server sent them. */
  readonly retryAfter: number | undefined;
  /** False when the response had no error of ours, so that `detail` is the page's own text. */
  readonly hasText: boolean;

  constructor({ code, detail, status, retryAfter, hasText = true, cause }: ApiErrorFields) {
    super(detail, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.detail = detail;
    this.status = status;
    this.retryAfter = retryAfter;
    this.hasText = hasText;
  }
}

/** The error of a response that is neither the contract's output nor one of its errors: a proxy's page, half a body. */
export function invalidResponse(status: number, cause?: unknown): ApiError {
  return new ApiError({ code: 'internal', detail: errorDetail('internal'), status, hasText: false, cause });
}

/** Reads the error of a response that is not ok. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { error: code, detail } = (body ?? {}) as { error?: unknown; detail?: unknown };
  if (!isErrorCode(code)) return invalidResponse(response.status);
  const wait = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new ApiError({
    code,
    detail: typeof detail === 'string' ? detail : errorDetail(code),
    status: response.status,
    retryAfter: Number.isNaN(wait) ? undefined : wait,
  });
}
