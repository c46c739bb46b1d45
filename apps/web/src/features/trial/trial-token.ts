/**
 * The token of the mail that begins a trial. The router takes it out of the address bar and its history before the page is
 * shown; it lives in memory only.
 */
let trialToken: string | null = null

export function keepTrialToken(token: string): void {
  trialToken = token
}

export function getTrialToken(): string | null {
  return trialToken
}

/** Once used. */
export function forgetTrialToken(): void {
  trialToken = null
}
