import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createMailer } from '../../shared/mail.ts'
import { registerMailCommands } from './mail.commands.ts'

let dataDir = ''
let printed: string[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'merleg-mails-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function run(...words: string[]): Promise<string> {
  vi.stubEnv('MERLEG_DATA_DIR', dataDir)
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  const program = new Command('merleg').exitOverride()
  registerMailCommands(program)
  await program.parseAsync(words, { from: 'user' })
  return printed.join('\n')
}

it('mails list and show say that there are none, or print them', async () => {
  expect(await run('mails', 'list')).toBe('')
  await expect(run('mails', 'show')).rejects.toMatchObject({ message: 'There are no mails.', exitCode: 1 })
  const mail = {
    id: 'message.1',
    to: 'a@test.example',
    subject: 'Új jelszó',
    text: 'http://merleg.test/reset-password?token=abc',
  }
  await createMailer({ MERLEG_MAIL_FROM: 'Mérleg <no-reply@merleg.example>', dataDir }).send(mail)
  expect(await run('mails', 'list')).toMatch(/^message\.1\t\d{4}-\d\d-\d\dT[\d:.]+Z\ta@test\.example\tÚj jelszó$/)
  for (const words of [
    ['mails', 'show'],
    ['mails', 'show', 'message.1'],
  ]) {
    expect(await run(...words)).toMatch(
      /^To: a@test\.example\nDate: .+\nSubject: Új jelszó\n\nhttp:\/\/merleg\.test\/reset-password\?token=abc$/,
    )
  }
  await expect(run('mails', 'show', 'message.2')).rejects.toMatchObject({
    message: 'There is no mail message.2.',
    exitCode: 1,
  })
})
