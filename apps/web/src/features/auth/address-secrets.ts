/**
 * What arrives in an address and must not stay there: demo credentials and recovery tokens (decisions 14, 16). The
 * router takes them out of the address bar and its history before a page is shown; they live in memory only.
 */
type DemoCredentials = { readonly email: string; readonly password: string }

let demoCredentials: DemoCredentials | null = null
let recoveryToken: string | null = null

export function keepDemoCredentials(credentials: DemoCredentials): void {
  demoCredentials = credentials
}

export function getDemoCredentials(): DemoCredentials | null {
  return demoCredentials
}

export function keepRecoveryToken(token: string): void {
  recoveryToken = token
}

export function getRecoveryToken(): string | null {
  return recoveryToken
}

/** Once used, or when the session ends. */
export function forgetAddressSecrets(): void {
  demoCredentials = null
  recoveryToken = null
}
