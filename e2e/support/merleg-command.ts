import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const repositoryRoot = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Runs a command of the product on the data folder of the running server and returns what it printed. @throws when it fails */
export function runMerleg(...args: readonly string[]): Promise<string> {
  return runProgram('apps/server/src/main.cli.ts', args)
}

/** Writes the companies of `seed/seeded-companies` into that register. @throws when it fails */
export async function seedRegister(): Promise<void> {
  await runProgram('e2e/support/seed/seed-register.ts', [])
}

/** Tells the register of `seed/heard-company`: first that there is such a company, then news of it. @throws when it fails */
export async function seedHeard(step: 'known' | 'heard'): Promise<void> {
  await runProgram('e2e/support/seed/seed-heard.ts', [step])
}

/** Makes the user with an address watch the company of `seed/watched-company`. @throws when it fails */
export async function seedWatched(email: string): Promise<void> {
  await runProgram('e2e/support/seed/seed-watched.ts', ['watch', email])
}

/** Tells something new of that company. @throws when it fails */
export async function seedChange(): Promise<void> {
  await runProgram('e2e/support/seed/seed-watched.ts', ['change'])
}

async function runProgram(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [program, ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, DATABASE_URL: '' },
  })
  return stdout
}

/** Adds a user of a subscriber of his own, with every claim, for journeys that change the account. */
export async function addUser(email: string, password: string): Promise<void> {
  await runMerleg(
    'user',
    'add',
    '--email',
    email,
    '--name',
    'Próba Piroska',
    '--subscriber',
    email,
    '--claims',
    'all',
    '--password',
    password,
  )
}

/** Texts of the mails to an address, the newest first. */
export async function listMailTexts(to: string): Promise<string[]> {
  const lines = (await runMerleg('mails', 'list')).split('\n').map((line) => line.split('\t'))
  const ids = lines.flatMap(([id, , recipient]) => (id !== undefined && recipient === to ? [id] : []))
  return Promise.all(ids.map((id) => runMerleg('mails', 'show', id)))
}

/** Has a user watch a series of `seed/alerted-companies`, and alerts him. @throws when it fails */
export async function seedAlerts(email: string, series: number): Promise<void> {
  await runProgram('e2e/support/seed/seed-alerts.ts', [email, String(series)])
}
