import type { WrongValue } from '@merleg/contract/corrections.contract'
import type { TestApp } from '../../app/testing-app.ts'

export type Signed = Awaited<ReturnType<TestApp['signIn']>>

export const TOLD_SOURCE = {
  publisher: 'Igazságügyi Minisztérium',
  title: 'Cégjegyzék',
  url: 'https://register.example/10738885',
  validFrom: '2020-01-01',
  validTo: null,
  recordedAt: '2026-01-01T00:00:00.000Z',
  reference: null,
}

/** A report without a fault. */
export const WRONG: WrongValue = {
  companyId: '10738885',
  section: 'company-data',
  field: 'Székhely',
  fieldKey: null,
  shownValue: '1051 Budapest, Fő utca 1.',
  sources: [TOLD_SOURCE],
  fault: 'Elköltöztek.',
  expected: '6720 Szeged, Kis utca 2.',
  evidence: '',
}

export function report(server: TestApp, { headers }: Signed, wrong: object = WRONG) {
  return server.app.inject({
    method: 'POST',
    url: '/api/corrections',
    headers: { ...headers, 'x-locale': 'hu' },
    payload: wrong,
  })
}

/** Reports what must be accepted; answers what it is called by. */
export async function reported(
  server: TestApp,
  signed: Signed,
  wrong: object = WRONG,
): Promise<{ id: string; number: number }> {
  const answer = await report(server, signed, wrong)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ id: string; number: number }>()
}

/** Another user of the same subscriber. */
export async function colleagueOf(server: TestApp, { subscriberId }: Signed): Promise<Signed> {
  const colleague = await server.signIn({ claims: [] })
  await server.deps.db
    .updateTable('users')
    .set({ subscriber_id: subscriberId })
    .where('user_id', '=', colleague.userId)
    .execute()
  return { ...colleague, subscriberId }
}
