import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditCredits } from '../../features/credits/audit-credits.usecases.ts'
import { readContent } from '../../features/backup/testing-backup.ts'
import { startTestOidcProvider, TEST_CLIENT, type TestOidcProvider } from '../../features/oidc/testing-oidc-provider.ts'
import { auditRegister } from '../../features/register/audit.usecases.ts'
import { useTestApp } from '../testing-app.ts'
import { fillAccounts, SIGN_IN_CALLBACK } from './testing-fill-accounts.ts'
import { fillMonitoring } from './testing-fill-monitoring.ts'
import { fillOrders } from './testing-fill-orders.ts'
import { fillByProvider } from './testing-fill-provider.ts'
import { fillByMachine, fillRegister } from './testing-fill-register.ts'
import { fillByUser, workOff } from './testing-fill-work.ts'
import { keepRelease, KEPT_SECRET_KEY, listKeptReleases } from './testing-kept-releases.ts'

/** Set by `npm run release-dump` (docs/releases.md) to the version of the release. */
const RELEASE_VARIABLE = 'MERLEG_RELEASE_DUMP'
const environment: Record<string, string> = {
  MERLEG_SECRET_KEY: KEPT_SECRET_KEY,
  MERLEG_TRIALS: 'operator',
  MERLEG_VIES: 'on',
  MERLEG_OIDC_CLIENT_ID: TEST_CLIENT.id,
  MERLEG_OIDC_CLIENT_SECRET: TEST_CLIENT.secret,
  MERLEG_OIDC_NAME: 'Próba',
}
let provider: TestOidcProvider
beforeAll(async () => {
  provider = await startTestOidcProvider({ redirectUri: SIGN_IN_CALLBACK })
  environment['MERLEG_OIDC_ISSUER'] = provider.issuer
})
afterAll(() => provider.stop())
const server = useTestApp(environment)

beforeAll(async () => {
  await fillRegister(server)
  await fillByProvider(server)
  const { admin } = await fillAccounts(server)
  const user = { ...admin.user, headers: { authorization: admin.headers['authorization'] ?? '' } }
  await fillByUser(server, user)
  await fillOrders(server, user)
  await fillMonitoring(server, user)
  await workOff(server)
  await fillByMachine(server)
})

/** Tables that a user cannot fill, or not in a small database, and why. */
const EMPTY: Readonly<Record<string, string>> = {
  search_index_gaps: 'one row while a load of the register that is large lies behind the search index',
  search_prefixes: 'only where a prefix is that of more names than a small register has',
}

test('the database of a release holds something of every table, and no fault', async () => {
  const { deps } = server
  const tables = await readContent(server.database.connectionString)
  const empty = Object.entries(tables).filter(([, text]) => text.startsWith('0 rows'))
  expect(empty.map(([name]) => name)).toEqual(Object.keys(EMPTY))
  expect((await auditRegister(deps)).filter(({ findings }) => findings.count > 0)).toEqual([])
  expect((await auditCredits(deps)).filter(({ samples }) => samples.length > 0)).toEqual([])
})

const keptAs = process.env[RELEASE_VARIABLE]
test.runIf(keptAs !== undefined)('is kept', async () => {
  await keepRelease(server.database.pool, keptAs ?? '')
  expect(listKeptReleases()).toContain(keptAs)
})
