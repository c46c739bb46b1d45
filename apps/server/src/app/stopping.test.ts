import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createTemporaryFolder } from '@merleg/db/temporary-folder'
import { useTestDatabase } from '@merleg/db/testing'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { listFailedMails, isMailSent } from '../features/mails/mail.repository.ts'
import { type Jobs, startJobs } from '../shared/jobs.ts'
import { createLogger } from '../shared/logger.ts'
import { type Mail, sendMailJob } from '../shared/mail.ts'
import { startTestSmtpServer } from '../shared/testing-smtp-server.ts'

const CLI = resolve(import.meta.dirname, '../main.cli.ts')
// The server may have to build the interface first.
vi.setConfig({ testTimeout: 300_000 })
const database = useTestDatabase()
const folder = await createTemporaryFolder('stopping')
const mailServer = await startTestSmtpServer()
const closers: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
afterAll(async () => {
  await mailServer.close()
  await rm(folder, { recursive: true, force: true })
})

/** The real server on the database of the test. */
function startServer() {
  const child = spawn(process.execPath, [CLI, 'start'], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: database.connectionString,
      MERLEG_DATA_DIR: folder,
      MERLEG_DEMO_COMPANIES: '0',
      MERLEG_LOG_LEVEL: 'warn',
      MERLEG_SMTP_URL: mailServer.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  closers.push(() => child.kill('SIGKILL'))
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { child, output: () => text, exit: once(child, 'exit') }
}

async function startQueue(): Promise<Jobs> {
  const { connectionString } = database
  const jobs = await startJobs({ connectionString, logger: createLogger('silent'), isWorker: false })
  closers.push(() => jobs.stop())
  return jobs
}

test('what a job has begun it may still write down when the process is told to stop', async () => {
  const server = startServer()
  await expect.poll(server.output, { timeout: 240_000 }).toContain('Mérleg is ready')
  const jobs = await startQueue()
  const sayTaken = mailServer.hold()
  const mail: Mail = { id: 'held', to: 'kis@test.example', subject: 'Egy levél', text: 'Szöveg' }
  await jobs.enqueue(database.db, sendMailJob, mail)
  await expect.poll(() => mailServer.received.length, { timeout: 20_000 }).toBe(1)

  server.child.kill('SIGTERM')
  await expect.poll(server.output).toContain('Stopping …')
  // Whatever is closed at once is closed by then.
  await delay(500)
  sayTaken()
  expect(await server.exit).toEqual([0, null])
  expect(await isMailSent(database.db, mail.id)).toBe(true)
  expect(await listFailedMails(database.db)).toEqual([])
  expect(server.output()).not.toContain('a job failed')
})
