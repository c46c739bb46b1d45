import { noteStep } from '../error-reports/steps.ts'
import { clearSession, getPreferences } from '../storage/preferences.ts'
import { ApiError, readApiError } from './api-error.ts'
import { reportRefusal } from './report-refusal.ts'

type RefusalHandlers = {
  /**
   * 401: the session is already cleared; go to the login page. `hasExpired`: there was one until now; `isTrialOver`: it
   * was of a trial that is over.
   */
  onUnauthorized: (session: { hasExpired: boolean; isTrialOver: boolean }) => void
  /** 400, and 429 of type traffic: go to the error page of the type. */
  onErrorPage: (page: { type: string; name: string | null }) => void
}

let handlers: RefusalHandlers = { onUnauthorized: () => undefined, onErrorPage: () => undefined }

/** The application tells where refusals lead; called once at start. */
export function registerRefusalHandlers(registered: RefusalHandlers): void {
  handlers = registered
}

function handleRefusal(error: ApiError, sentToken: string): void {
  if (error.status === 401) {
    const { token } = getPreferences()
    // Asked with the token of an earlier session: the present one is not meant.
    if (token !== '' && token !== sentToken) return
    clearSession()
    handlers.onUnauthorized({ hasExpired: token !== '', isTrialOver: error.code === 'trial.session-over' })
  } else if (error.status === 400 || (error.status === 429 && error.body?.type === 'traffic')) {
    handlers.onErrorPage({ type: error.body?.type ?? 'unexpected', name: error.body?.name ?? null })
  }
}

/** The headers of every call: Accept, `x-locale`, bearer token when there is one; `own` beside them. */
export function requestHeaders(own?: HeadersInit): Headers {
  const { token, locale } = getPreferences()
  const headers = new Headers(own)
  if (!headers.has('accept')) headers.set('accept', 'application/json')
  headers.set('x-locale', locale)
  if (token !== '') headers.set('authorization', `Bearer ${token}`)
  return headers
}

/** How a request was sent: as which call (its pattern), with which token; `isSilent` where nobody waits for it, so that a refusal leads nowhere. */
type Sent = {
  token: string
  isSilent?: boolean | undefined
  call?: string | undefined
  /** By which the request can be given up. */
  signal?: AbortSignal | null | undefined
}

/** The refusal behind an answer that is no success; what every refusal leads to is already under way. An abort passes through. */
export async function readRefusal(
  response: Response,
  { token, isSilent = false, call, signal }: Sent,
): Promise<ApiError> {
  const error = await readApiError(response)
  // Of an answer that was given up before its end nobody knows what it said.
  signal?.throwIfAborted()
  reportRefusal(error, call)
  if (!isSilent) handleRefusal(error, token)
  return error
}

/**
 * One request with the headers of every call.
 * @throws ApiError for every refusal and, with code `network`, when no answer came; an abort passes through.
 */
export async function sendRequest(
  url: string,
  { isSilent, call, ...init }: RequestInit & Omit<Sent, 'token' | 'signal'>,
): Promise<Response> {
  const { token } = getPreferences()
  let response: Response
  try {
    response = await fetch(url, { ...init, headers: requestHeaders(init.headers), cache: 'no-store' })
  } catch (cause) {
    if (init.signal?.aborted === true) throw cause
    throw new ApiError({ status: 0, code: 'network', cause })
  }
  if (call !== undefined) noteStep('call', call, response.status)
  if (!response.ok) throw await readRefusal(response, { token, isSilent, call, signal: init.signal })
  return response
}
