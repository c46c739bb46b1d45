/** A browser that keeps cookies, as far as the way to a provider and back needs one. */
class Visitor {
  readonly #cookies = new Map<string, string>()

  async send(url: string, init: { method?: string; body?: URLSearchParams } = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      this.#cookies.set(name, value)
    }
    return answer
  }
}

const MOST_STEPS = 8

/** Goes from the provider's address to its answer, as an account of it, or cancelling; answers what it sent back. */
export async function visitProvider(
  url: string,
  { account, redirectUri }: { account: string; redirectUri: string },
): Promise<Record<string, string>> {
  const visitor = new Visitor()
  let next = url
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const isAsking = new URL(next).pathname.startsWith('/interaction/')
    const answer = await visitor.send(next, isAsking ? { method: 'POST', body: new URLSearchParams({ account }) } : {})
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`)
    next = new URL(location, next).href
    if (next.startsWith(redirectUri)) return Object.fromEntries(new URL(next).searchParams)
  }
  throw new Error('the provider leads nowhere')
}
