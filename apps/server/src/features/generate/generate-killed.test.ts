import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { useTestDatabase } from '@merleg/db/testing'
import { expect, test } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import { generateDemoData } from './generate.usecases.ts'
import { readFinalState } from './testing-final-state.ts'

const killed = useTestDatabase()
const undisturbed = useTestDatabase()

function startGenerate(): ChildProcess {
  const program = fileURLToPath(new URL('../../main.cli.ts', import.meta.url))
  const env = { ...process.env, DATABASE_URL: killed.connectionString }
  const words = ['generate', '--companies', '80', '--days', '60']
  return spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'ignore', 'pipe'] })
}

/** Waits until the progress is at such a word. */
async function waitFor(child: ChildProcess, word: RegExp): Promise<string> {
  let said = ''
  for await (const part of child.stderr ?? []) {
    said += String(part)
    if (word.test(said)) return said
  }
  return said
}

test('killed on its first day and on a later one, it is continued by the same command and ends the same', async () => {
  await generateDemoData({ db: undisturbed.db, clock: systemClock }, { companies: 80, seed: 1 })
  for (const word of [/day 0 of 60, merging/, /day [1-3]\d of 60, refreshing/]) {
    const child = startGenerate()
    const ended = once(child, 'exit')
    expect(await waitFor(child, word)).toMatch(word)
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
  }
  expect(await once(startGenerate(), 'exit')).toEqual([0, null])
  expect(await readFinalState(killed.db)).toEqual(await readFinalState(undisturbed.db))
}, 120_000)
