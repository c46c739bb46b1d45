import type { ErrorBody, ErrorCode } from '@merleg/contract/errors'

/** A refusal of the server, or `network` when no answer came (status 0). `body` is null unless the server sent one. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'network'
  readonly body: ErrorBody | null

  constructor(refusal: { status: number; code: ErrorCode | 'network'; body?: ErrorBody | null; cause?: unknown }) {
    super(refusal.body?.message ?? refusal.code, { cause: refusal.cause })
    this.name = 'ApiError'
    this.status = refusal.status
    this.code = refusal.code
    this.body = refusal.body ?? null
  }
}

/** May the same request succeed later? Not one that the server understood and refused. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.status === 429 || error.status >= 500)
}

/** As codes are spelled: that of a newer server may be unknown here, and what it says holds all the same. */
const CODE = /^[a-z-]+(?:\.[a-z-]+)?$/

function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('message' in value)) return false
  return typeof value.message === 'string' && typeof value.code === 'string' && CODE.test(value.code)
}

/** Reads the body of a refused answer; anything but the agreed shape becomes `unexpected`. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (isErrorBody(body)) return new ApiError({ status: response.status, code: body.code, body })
  return new ApiError({ status: response.status, code: response.status === 401 ? 'auth.required' : 'unexpected' })
}
