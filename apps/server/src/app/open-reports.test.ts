import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dsnOf, listReported } from '../shared/error-reports/testing-envelopes.ts'
import { startTestReceiver } from '../shared/outgoing/testing-receiver.ts'
import { buildApp } from './build-app.ts'
import { openReports } from './open-reports.ts'
import { useTestApp } from './testing-app.ts'

const app = useTestApp()
let webDir = ''

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'merleg-page-'))
  await writeFile(join(webDir, 'index.html'), '<script type="application/json" id="merleg-settings">{}</script>')
})

afterAll(() => rm(webDir, { recursive: true, force: true }))

async function openPage(dsn: string | undefined) {
  const deps = { ...app.deps, config: { ...app.deps.config, MERLEG_ERROR_DSN: dsn } }
  const server = await buildApp(deps, { readiness: { state: 'ready' }, webDir })
  const page = await server.inject({ url: '/login', headers: { accept: 'text/html' } })
  await server.close()
  return { html: page.body, policy: String(page.headers['content-security-policy']) }
}

test('the page is told where to report to, and may reach that host and no other', async () => {
  const { html, policy } = await openPage('https://key@faults.example/7')
  expect(html).toContain('"errorReports":{"dsn":"https://key@faults.example/7","release":"merleg@')
  expect(policy.split(';')).toContain("connect-src 'self' https://faults.example")
})

test('nobody is told of anything without a setting', async () => {
  const { html, policy } = await openPage(undefined)
  expect(html).toContain('"errorReports":null')
  expect(policy.split(';')).toContain("connect-src 'self'")
  expect((await openReports({ MERLEG_ERROR_DSN: undefined })).isOn).toBe(false)
})

test.each([
  ['is told before the process ends', false],
  ['does not hold the process up where nobody answers', true],
])('a fault that nobody caught %s', async (_what, isSilent) => {
  const receiver = await startTestReceiver()
  if (isSilent) receiver.answer = () => undefined
  const script = resolve(import.meta.dirname, 'testing-faulty-process.ts')
  const child = spawn(process.execPath, [script, dsnOf(receiver)], { stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()))
  expect(await once(child, 'exit')).toEqual([1, null])
  const [reported] = listReported(receiver)
  expect(reported).toMatchObject({ exception: { values: [{ type: 'RangeError', value: '' }] } })
  const [fault] = reported?.exception?.values ?? []
  expect(fault?.stacktrace?.frames.at(-1)?.filename).toBe('apps/server/src/app/testing-faulty-process.ts')
  expect(log).toContain(reported?.tags['correlation_id'])
  await receiver.close()
})
