import { login, TokenAnswer } from '@merleg/contract/auth.contract'

/** The accounts that come with the demo data. */
export const demoAccounts = {
  /** Every claim. */
  full: { username: 'demo@merleg.example', password: 'merleg-demo' },
  /** Search and company data only. */
  basic: { username: 'basic@merleg.example', password: 'merleg-demo' },
} as const

export type Account = { readonly username: string; readonly password: string }

/** Signs in through the API. @throws when the server refuses */
export async function fetchToken(baseUrl: string, account: Account): Promise<string> {
  const answer = await fetch(new URL(login.path, baseUrl), {
    method: login.method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(account),
  })
  if (!answer.ok) throw new Error(`${account.username} could not sign in: ${answer.status} ${await answer.text()}`)
  return TokenAnswer.parse(await answer.json()).token
}

/** Browser storage as the product leaves it: a language chosen and, with a token, signed in. */
export function storageOf(baseUrl: string, token: string | null, locale: string) {
  const entries = Object.entries({ locale, ...(token === null ? {} : { token }) })
  const localStorage = entries.map(([name, value]) => ({ name: `merleg.${name}`, value }))
  return { cookies: [], origins: [{ origin: new URL(baseUrl).origin, localStorage }] }
}
