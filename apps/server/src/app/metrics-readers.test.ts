import { expect, test } from 'vitest'
import { useTestApp } from './testing-app.ts'

const TOKEN = 'Zm9yLXByb21ldGhldXM/aG9wZWZ1bGx5Cg=='
const byAddress = useTestApp()
const byToken = useTestApp({ MERLEG_METRICS_TOKEN: TOKEN })
const closed = useTestApp({ MERLEG_METRICS_TOKEN: TOKEN, MERLEG_METRICS: 'off' })
// As a proxy in front is believed for the limits: what it says of whom it asks for makes nobody a caller of this machine.
const behindProxy = useTestApp({ MERLEG_TRUST_PROXY: '1' })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test.each([
  ['this machine', byAddress, '127.0.0.1', {}, 200],
  ['this machine, IPv6', byAddress, '::1', {}, 200],
  ['this machine, IPv4 as IPv6', byAddress, '::ffff:127.0.0.1', {}, 200],
  ['elsewhere', byAddress, '203.0.113.5', {}, 404],
  ['elsewhere, IPv4 as IPv6', byAddress, '::ffff:203.0.113.5', {}, 404],
  ['an inner network', byAddress, '10.0.0.5', {}, 404],
  ['elsewhere, with some token', byAddress, '203.0.113.5', bearer(TOKEN), 404],
  ['a proxy of this machine', byAddress, '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' }, 404],
  ['a proxy of this machine, for this machine', byAddress, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['a proxy of this machine that speaks RFC 7239', byAddress, '127.0.0.1', { forwarded: 'for=203.0.113.5' }, 404],
  ['a proxy that is believed', behindProxy, '203.0.113.5', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['the token, from elsewhere', byToken, '203.0.113.5', bearer(TOKEN), 200],
  ['the token, through a proxy', byToken, '127.0.0.1', { ...bearer(TOKEN), 'x-forwarded-for': '203.0.113.5' }, 200],
  ['another token', byToken, '203.0.113.5', bearer(TOKEN.toLowerCase()), 404],
  ['a beginning of the token', byToken, '203.0.113.5', bearer(TOKEN.slice(0, 10)), 404],
  ['no token, from this machine', byToken, '127.0.0.1', {}, 404],
  ['the token, closed', closed, '127.0.0.1', bearer(TOKEN), 404],
])('/metrics by %s', async (_who, testApp, remoteAddress, headers, status) => {
  const answer = await testApp.app.inject({ url: '/metrics', remoteAddress, headers })
  expect(answer.statusCode).toBe(status)
  if (status === 404) expect(answer.json()).toMatchObject({ code: 'page.not-found' })
})
