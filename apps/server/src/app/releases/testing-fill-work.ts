import { expect, vi } from 'vitest'
import { registerAlertMailJobs } from '../../features/alert-mails/alert-mails.jobs.ts'
import { registerAuthJobs } from '../../features/auth/auth.jobs.ts'
import { type Signed, reported } from '../../features/corrections/testing-corrections.ts'
import { follow } from '../../features/company-search/testing-company-search.ts'
import { fund } from '../../features/credits/testing-credits.ts'
import { insertOptOut } from '../../features/list-export/opt-outs/opt-outs.repository.ts'
import { registerInvitationJobs } from '../../features/invitations/invitations.jobs.ts'
import { registerListExportJobs } from '../../features/list-export/list-export.jobs.ts'
import { registerListMatchingJobs } from '../../features/list-matching/list-matching.jobs.ts'
import { registerMailJobs } from '../../features/mails/mail.jobs.ts'
import { registerTrialJobs } from '../../features/trial/trial.jobs.ts'
import { registerWatchFileJobs } from '../../features/watch-list/watch-files/watch-files.jobs.ts'
import { factOf, merge } from '../../features/report/testing-report.ts'
import { startJobs } from '../../shared/jobs.ts'
import type { RegisterJobs } from '../features.worker.ts'
import type { TestApp } from '../testing-app.ts'

/** Companies that users work with: made up, and told of by {@link fillRegister}. */
export const [ALMA, KORTE, BARACK] = ['10738885', '12345676', '11111111'] as const

const SEAT = {
  text: '8900 Zalaegerszeg, Fő utca 7.',
  countryCode: 'HU',
  zip: '8900',
  settlement: 'Zalaegerszeg',
  county: 'Zala',
  street: 'Fő utca 7.',
}
const PRINTED = { components: ['summary', 'sector'], onlyLastReport: true, onlyValid: false }

/** One of everything that a user with all modules keeps, begins and buys. */
export async function fillByUser(server: TestApp, user: Signed): Promise<void> {
  await fund(server.deps.db, user.subscriberId, { normal: 5_000_000, international: 100_000 })
  await readAround(server, user)
  await keepSearches(server, user)
  await sendLists(server, user)
  await sendEvidence(server, user)
  await decideSanction(server, user)
  await optOut(server)
}

async function optOut({ deps: { db, clock } }: TestApp): Promise<void> {
  const party = { kind: 'company', partyId: BARACK } as const
  await insertOptOut(db, { ...party, reason: 'Kérte.', askedOn: '2026-11-01', now: clock.now() })
}

/** Calls as the user, and answers what was answered; anything but 200 is a fault. */
export function callsOf({ app }: TestApp, { headers }: Pick<Signed, 'headers'>) {
  const call = async <Answer>(method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer> => {
    const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBe(200)
    return answer.json<Answer>()
  }
  return {
    get: <Answer = object>(url: string) => call<Answer>('GET', url),
    post: <Answer = object>(url: string, payload: object = {}) => call<Answer>('POST', url, payload),
  }
}

async function readAround(server: TestApp, user: Signed): Promise<void> {
  const { get, post } = callsOf(server, user)
  await get('/api/quick-search?query=alma')
  await get(`/api/report/${ALMA}/header`)
  await post('/api/home-layout', { order: ['news', 'recent-work'], hidden: ['news'] })
  await post('/api/pdf-export-settings-save', { pdfExportSettings: JSON.stringify(PRINTED) })
}

async function keepSearches(server: TestApp, user: Signed): Promise<void> {
  const { post } = callsOf(server, user)
  const query = { companyDetails: { city: 'Zalaegerszeg', addressType: ['Headquarter'] } }
  const { id } = await post<{ id: string }>('/api/marketing', { version: 1, query })
  const favorite = await post<{ id: string }>('/api/favorites/add', { name: 'Zalaegerszegiek', requestId: id })
  await post(`/api/favorites/${favorite.id}/subscription`, { isSubscribed: true })
  await post(`/api/favorites/${favorite.id}/check`)
  // One more company is found, and what was heard of it is why.
  await merge(server.deps.db, [factOf(KORTE)('seat', SEAT, { from: '2026-10-01' })], { observedOn: '2026-10-02' })
  await follow(server.deps.db)
  await post(`/api/favorites/${favorite.id}/check`)
  const selected = { companyName: true, phone: true }
  await post(`/api/marketing/${id}/export/calc`, { selected })
  await post(`/api/marketing/${id}/export/run`, { selected, format: 'csv' })
}

const table = (name: string, lines: readonly string[]): FormData => {
  const form = new FormData()
  form.append('file', new File([lines.join('\r\n')], name))
  return form
}

async function sendLists(server: TestApp, user: Signed): Promise<void> {
  const { get, post } = callsOf(server, user)
  const partners = ['Adószám;Partner neve', `${ALMA};Alma Kft.`, ';Nincs Ilyen Kft.']
  const { id } = await post<{ id: string }>('/api/list-matching/lists', table('partnerek.csv', partners))
  const { roles, hasHeading } = await get<{ roles: string[]; hasHeading: boolean }>(`/api/list-matching/lists/${id}`)
  await post(`/api/list-matching/lists/${id}/run`, { roles, hasHeading })
  const watched = ['Cégnév;Adószám;Fontosság;Megjegyzés;Címkék', `Barack Kft.;${BARACK};magas;kulcsügyfél;vevő`]
  await post('/api/monitoring/import', table('figyelendők.csv', watched))
  const owed = ['Adószám;Vevő;Összeg;Pénznem;Esedékes', `${ALMA};Alma Kft.;1 000 000;HUF;2026.01.31.`]
  await post('/api/monitoring/portfolio/receivables', table('vevők.csv', owed))
}

async function sendEvidence(server: TestApp, user: Signed): Promise<void> {
  const { id } = await reported(server, user)
  const form = new FormData()
  form.append('file', new File(['%PDF-1.7 …'], 'bizonyíték.pdf'))
  await callsOf(server, user).post(`/api/corrections/${id}/file`, form)
}

async function decideSanction(server: TestApp, user: Signed): Promise<void> {
  const { company_id: companyId } = await server.deps.db
    .selectFrom('sanction_matches')
    .select('company_id')
    .orderBy('company_id')
    .executeTakeFirstOrThrow()
  const { get, post } = callsOf(server, user)
  const { matches } = await get<{ matches: { id: string }[] }>(`/api/report/${companyId}/sanctions`)
  const decision = { verdict: 'dismissed', reason: 'Más személy: 1990-ben született.' }
  await post(`/api/report/${companyId}/sanctions/${matches[0]?.id}/decision`, decision)
}

/** Those that ask nobody outside: what is asked of other services is told by {@link fillOrders}. */
const WORKED_OFF: readonly RegisterJobs[] = [
  registerAuthJobs,
  registerMailJobs,
  registerListMatchingJobs,
  registerListExportJobs,
  registerWatchFileJobs,
  registerTrialJobs,
  registerInvitationJobs,
  registerAlertMailJobs,
]

/** Does what waits in the queue as a worker does, until nothing is left but mails, of which one is enough. */
export async function workOff(server: TestApp): Promise<void> {
  const { database, deps } = server
  const jobs = await startJobs({ ...database, logger: deps.logger, isWorker: true, superviseSeconds: 1 })
  try {
    for (const registerJobs of WORKED_OFF) await registerJobs({ ...deps, jobs })
    await vi.waitFor(async () => expect(await countWaiting(server)).toBe(0), { timeout: 60_000, interval: 200 })
    const sent = deps.db.selectFrom('sent_mails').select('mail_id')
    await vi.waitFor(async () => expect(await sent.executeTakeFirst()).toBeDefined(), {
      timeout: 60_000,
      interval: 200,
    })
  } finally {
    await jobs.stop()
  }
}

async function countWaiting({ database }: TestApp): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::integer as count from pgboss.job where state in ('created', 'active') and start_after <= now()
        and name !~ '^(vat-checks|international|credits|mail)'`,
  )
  return rows[0]?.count ?? 0
}
