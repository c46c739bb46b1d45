import { appCode } from '../../apps/server/src/features/second-factor/testing-app-code.ts'
import { runMerleg } from './merleg-command.ts'
import { fetchToken } from './sign-in.ts'

const PASSWORD = 'the-provider-1-password'
const PROVIDER = 'A szolgáltató Kft.'

/** A session of one of the provider's people, with a second factor; the provider is named with the first of them. */
export async function signInOperator(baseUrl: string, username: string): Promise<string> {
  const person = ['--email', username, '--name', 'Ügyintéző Ödön', '--password', PASSWORD]
  const known = await runMerleg('subscribers', 'list')
  const claims = known.includes(`\t${PROVIDER}\t`) ? [] : ['--claims', 'none']
  await runMerleg('user', 'add', ...person, '--subscriber', PROVIDER, ...claims)
  await runMerleg('subscribers', 'provider', PROVIDER)
  await runMerleg('user', 'role', username, 'operator')
  const token = await fetchToken(baseUrl, { username, password: PASSWORD })
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(new URL(path, baseUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  await post('/api/second-factor/confirm', { password: PASSWORD })
  const started = await post('/api/second-factor/app/start', {})
  const secret =
    typeof started === 'object' && started !== null && 'secret' in started ? String(started.secret) : 'no secret'
  await post('/api/second-factor/app/confirm', { code: appCode(secret, new Date()) })
  return token
}
