import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTransaction } from '@merleg/db/transaction'
import { STARTING_PRICES } from '@merleg/domain/credits/starting-prices'
import { Command } from 'commander'
import { expect, vi } from 'vitest'
import { setStartingPrices } from '../../features/credits/prices.usecases.ts'
import { REPORT } from '../../features/international-orders/testing-international-orders.ts'
import { addOperatedCompany, OPERATOR_ACTS } from '../../features/operator/trail/testing-operator-acts.ts'
import { CLI_FEATURES } from '../features.cli.ts'
import type { TestApp } from '../testing-app.ts'
import { COMMAND_ACTS } from '../testing-command-acts.ts'

/** Everything that the provider's people do, on their pages and by commands, once: the tables of acts are complete. */
export async function fillByProvider(server: TestApp): Promise<void> {
  // Of one variant it is the command that sets the first price.
  const prices = STARTING_PRICES.filter(({ variant }) => variant !== 'extended')
  await inTransaction(server.deps.db, (tx) => setStartingPrices(tx, { prices, now: new Date() }))
  await addOperatedCompany(server)
  // Before the pages: it is a command that names the provider.
  await actByCommands(server)
  await actOnPages(server)
}

async function actOnPages(server: TestApp): Promise<void> {
  const { headers } = await server.signIn({ claims: [], role: 'operator' })
  for (const { prepare } of Object.values(OPERATOR_ACTS)) {
    const { path, payload } = await prepare(server)
    const answer = await server.app.inject({ method: 'POST', url: `/api/operator${path}`, headers, payload })
    expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200)
  }
}

async function actByCommands(server: TestApp): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'merleg-release-'))
  vi.stubEnv('DATABASE_URL', server.database.connectionString)
  vi.stubEnv('MERLEG_LOG_LEVEL', 'silent')
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    await writeFile(join(folder, 'report.pdf'), REPORT)
    for (const [name, { prepare }] of Object.entries(COMMAND_ACTS)) {
      const { words } = await prepare(server, folder)
      const program = new Command('merleg').exitOverride()
      for (const feature of CLI_FEATURES) (await feature.load())(program)
      await program.parseAsync([...name.split(' '), ...words], { from: 'user' })
    }
  } finally {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    await rm(folder, { recursive: true })
  }
}
