import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { startTestOidcProvider, TEST_CLIENT } from '../../apps/server/src/features/oidc/testing-oidc-provider.ts'
import { seedRegister } from './merleg-command.ts'
import { startTestServer } from './test-server.ts'

/** Starts the server under test on the port of the configuration; Playwright calls what is returned at the end. */
export default async function setUpServer(config: FullConfig): Promise<() => Promise<void>> {
  const port = Number(process.env['MERLEG_E2E_PORT'])
  const results = join(config.rootDir, 'results')
  await mkdir(results, { recursive: true })
  const provider = await startTestOidcProvider({
    redirectUri: `http://127.0.0.1:${port}/sign-in/callback`,
    port: Number(process.env['MERLEG_E2E_OIDC_PORT']),
  })
  const oidc = {
    MERLEG_OIDC_ISSUER: provider.issuer,
    MERLEG_OIDC_CLIENT_ID: TEST_CLIENT.id,
    MERLEG_OIDC_CLIENT_SECRET: TEST_CLIENT.secret,
    MERLEG_OIDC_NAME: 'Próba Fiók',
  }
  const server = await startTestServer(port, { logFile: join(results, 'server.log'), oidc }).catch(
    async (error: unknown) => {
      await provider.stop()
      throw error
    },
  )
  const stop = async (): Promise<void> => {
    await provider.stop()
    await server.stop()
  }
  // The workers inherit it: journeys run commands and read mails beside the server.
  process.env['MERLEG_DATA_DIR'] = server.dataFolder
  await seedRegister().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return stop
}
