import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { seedRegister } from './merleg-command.ts'
import { startTestServer } from './test-server.ts'

/** Starts the server under test on the port of the configuration; Playwright calls what is returned at the end. */
export default async function setUpServer(config: FullConfig): Promise<() => Promise<void>> {
  const port = Number(process.env['MERLEG_E2E_PORT'])
  const results = join(config.rootDir, 'results')
  await mkdir(results, { recursive: true })
  const server = await startTestServer(port, join(results, 'server.log'))
  // The workers inherit it: journeys run commands and read mails beside the server.
  process.env['MERLEG_DATA_DIR'] = server.dataFolder
  await seedRegister().catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  return () => server.stop()
}
