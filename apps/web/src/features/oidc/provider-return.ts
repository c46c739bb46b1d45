/**
 * What the provider sent the browser back with. The router takes it out of the address bar and its history before a page
 * is shown; it lives in memory only.
 */
export type ProviderReturn = {
  readonly state: string
  readonly code?: string | undefined
  readonly iss?: string | undefined
  readonly error?: string | undefined
}

let kept: ProviderReturn | null = null

export function keepProviderReturn(returned: ProviderReturn): void {
  kept = returned
}

/** This once. */
export function takeProviderReturn(): ProviderReturn | null {
  const returned = kept
  kept = null
  return returned
}
