import { expect, test } from 'vitest'
import { useTestApp } from './testing-app.ts'

/** Caddy's, the longest default of the proxies in common use. */
const PROXY_KEEPS_SECONDS = 120

const testApp = useTestApp()

test('a connection is kept for longer than a proxy in front keeps it, and says so', async () => {
  const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(new URL('/healthz', address))
  await answer.text()
  const told = /^timeout=(\d+)$/.exec(answer.headers.get('keep-alive') ?? '')?.[1]
  expect(Number(told)).toBeGreaterThan(PROXY_KEEPS_SECONDS)
  expect(testApp.app.server.keepAliveTimeout).toBeGreaterThanOrEqual(Number(told) * 1000)
})
