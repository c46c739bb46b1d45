import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTransaction } from '@merleg/db/transaction'
import { STARTING_PRICES } from '@merleg/domain/credits/starting-prices'
import { Command } from 'commander'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { stateOf, trailOf, whileTrailIsClosed } from '../features/audit/testing-trail.ts'
import { WRONG } from '../features/corrections/testing-corrections.ts'
import { setStartingPrices } from '../features/credits/prices.usecases.ts'
import { REPORT } from '../features/international-orders/testing-international-orders.ts'
import { factOf, merge } from '../features/report/testing-report.ts'
import { CLI_FEATURES } from './features.cli.ts'
import { useTestApp } from './testing-app.ts'
import { COMMAND_ACTS, COMMANDS_WITHOUT_ACT, findTrailOwner } from './testing-command-acts.ts'

const server = useTestApp({ MERLEG_TRIALS: 'operator' })
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-trail-'))
  await writeFile(join(folder, 'report.pdf'), REPORT)
  const prices = STARTING_PRICES.filter(({ variant }) => variant !== 'extended')
  await inTransaction(server.deps.db, (tx) => setStartingPrices(tx, { prices, now: new Date() }))
  await merge(server.deps.db, [factOf(WRONG.companyId)('name', { name: 'Próba Kft.' })])
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', server.database.connectionString)
  vi.stubEnv('MERLEG_LOG_LEVEL', 'silent')
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function readProgram(): Promise<Command> {
  const program = new Command('merleg').exitOverride()
  for (const feature of CLI_FEATURES) (await feature.load())(program)
  return program
}

function listCommands(parent: Command, before: string[] = []): string[] {
  return parent.commands.flatMap((command) => {
    const words = [...before, command.name()]
    return command.commands.length === 0 ? [words.join(' ')] : listCommands(command, words)
  })
}

test('every command that changes something of users or subscribers has its act in the table', async () => {
  const listed = [...Object.keys(COMMAND_ACTS), ...Object.keys(COMMANDS_WITHOUT_ACT)]
  expect(listed.toSorted()).toEqual(listCommands(await readProgram()).toSorted())
})

test.each(Object.entries(COMMAND_ACTS))('%s is done with its entry, or not at all', async (name, { act, prepare }) => {
  const { db } = server.deps
  const call = await prepare(server, folder)
  const given = [...name.split(' '), ...call.words]
  const run = async () => (await readProgram()).parseAsync(given, { from: 'user' })
  const before = await stateOf(db)
  await whileTrailIsClosed(db, () => expect(run()).rejects.toThrow('the trail takes nothing now'))
  expect(await stateOf(db)).toEqual(before)
  const entries = await trailOf(db, run)
  expect(entries).toMatchObject([{ act, actor: 'provider', subscriberId: await findTrailOwner(db, call) }])
})
