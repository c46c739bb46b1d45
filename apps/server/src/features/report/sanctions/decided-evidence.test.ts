import { SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { waitingForLocks } from '@merleg/db/testing-locks'
import { inTransaction } from '@merleg/db/transaction'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { designationOf, importEdition } from '../../sanctions/testing-designations.ts'
import { factOf, merge } from '../testing-report.ts'

const server = useTestApp()
const COMPANY = '10738885'
const number = { scheme: 'tax', value: COMPANY, countryCode: 'HU' } as const
const BY_NAME = designationOf('1', 'Kamelopard Trading LLC', { kind: 'entity' })
const BY_NUMBER = { ...BY_NAME, numbers: [number] }

type Signed = Awaited<ReturnType<typeof server.signIn>>

/** What a reader is shown of the company's one match. */
async function readMatch({ headers }: Signed) {
  const answer = await server.app.inject({ url: `/api/report/${COMPANY}/sanctions`, headers })
  const [match] = SanctionScreening.parse(answer.json()).matches
  if (match === undefined) throw new Error(answer.body)
  return match
}
type Shown = Awaited<ReturnType<typeof readMatch>>

/** Decided from the page as it was shown. */
async function dismiss({ headers }: Signed, { id, history, evidenceNo }: Shown) {
  return server.app.inject({
    method: 'POST',
    url: `/api/report/${COMPANY}/sanctions/${id}/decision`,
    headers,
    payload: { verdict: 'dismissed', reason: 'Más cég, csak a neve hasonló.', seen: history.length, evidenceNo },
  })
}

describe('a decision about a match that has changed since it was shown', () => {
  let signed: Signed
  let shown: Shown
  beforeEach(async () => {
    await merge(server.deps.db, [factOf(COMPANY)('name', { name: 'Kamelopard Trading Kft.' })])
    await importEdition(server.deps, [BY_NAME])
    signed = await server.signIn({ claims: ['Cegriport'] })
    shown = await readMatch(signed)
  })

  test('is refused, and made over the match as it is shown now', async () => {
    expect(shown.grade).not.toBe('identifier')
    await importEdition(server.deps, [BY_NUMBER])
    const refused = await dismiss(signed, shown)
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'match.changed' }])
    const raised = await readMatch(signed)
    expect(raised).toMatchObject({ id: shown.id, grade: 'identifier', decision: null, history: [] })
    expect((await dismiss(signed, raised)).statusCode).toBe(200)
    expect(await readMatch(signed)).toMatchObject({ decision: { verdict: 'dismissed' }, isOutdated: false })
  })

  test('is refused, though the new edition is taken over at the same moment', async () => {
    const { both } = await inTransaction(server.deps.db, async (tx) => {
      await sql`select 1 from sanction_matches where match_id = ${shown.id} for update`.execute(tx)
      const waiting = async () => (await waitingForLocks.get(tx)).count
      const edition = importEdition(server.deps, [BY_NUMBER])
      await expect.poll(waiting).toBe(1)
      const decision = dismiss(signed, shown)
      await expect.poll(waiting).toBe(2)
      return { both: [edition, decision] as const }
    })
    await both[0]
    expect((await both[1]).statusCode).toBe(409)
    expect(await readMatch(signed)).toMatchObject({ grade: 'identifier', history: [] })
  })

  test('is made where the list tells the same in other words', async () => {
    await importEdition(server.deps, [{ ...BY_NAME, reason: 'Another statement of reasons.' }])
    expect((await readMatch(signed)).evidenceNo).toBe(shown.evidenceNo)
    expect((await dismiss(signed, shown)).statusCode).toBe(200)
  })
})
