import { runExport } from '@merleg/contract/list-export.contract'
import { inTransaction } from '@merleg/db/transaction'
import type { Claim } from '@merleg/domain/claims'
import { STARTING_PRICES } from '@merleg/domain/credits/starting-prices'
import type { SourceRecord } from '@merleg/domain/observation'
import type { TestApp } from '../../app/testing-app.ts'
import { type Jobs, startJobs } from '../../shared/jobs.ts'
import { follow } from '../company-search/testing-company-search.ts'
import { setStartingPrices } from '../credits/prices.usecases.ts'
import { fund } from '../credits/testing-credits.ts'
import { factOf, merge, OWNER, PERSON } from '../report/testing-report.ts'
import { registerListExportJobs } from './list-export.jobs.ts'
import { findListExport } from './list-exports.repository.ts'

export const [ALFA, BETA, GAMMA] = ['10000001', '10000002', '10000003'] as const
/** In fillér: of the base data of the three companies. */
export const BASE_PRICE = 3 * 400

export type Buyer = { headers: { authorization: string }; userId: string; subscriberId: string }

const address = (text: string) => ({
  text,
  countryCode: 'HU',
  zip: '8900',
  settlement: 'Zalaegerszeg',
  county: 'Zala',
  street: 'Fő utca 1.',
})

function company(id: string, name: string): SourceRecord[] {
  const fact = factOf(id)
  return [
    fact('name', { name }),
    fact('registration', { status: 'registered', on: '2010-01-01', reason: null }, { from: '2010-01-01' }),
    fact('seat', address('8900 Zalaegerszeg, Fő utca 1.')),
    fact('activity', { scheme: 'TEAOR08', code: '4120', isMain: true }, { slot: '4120' }),
  ]
}

/** Three companies: with everything, with a telephone number alone, and with nothing to contact. */
export async function loadListedCompanies({ deps: { db } }: TestApp): Promise<void> {
  const alfa = factOf(ALFA)
  await merge(db, [
    ...company(ALFA, '=Alfa "Első" Kft.'),
    alfa('tax-number', { value: '10000001-2-20' }),
    alfa('headcount', { persons: 12 }),
    alfa('phone', { value: '+36-92-111-2222' }, { slot: '1' }),
    alfa('e-mail', { value: 'alfa@alfa.example' }, { slot: '1' }),
    alfa('website', { value: 'alfa.example' }, { slot: '1' }),
    alfa('bank-account', { account: '12042294-22808590-00000000', bank: null }, { slot: '1' }),
    alfa('site', address('8800 Nagykanizsa, Gyár utca 2.'), { slot: '1' }),
    alfa(
      'signatory',
      {
        ...PERSON,
        name: 'Kovács Géza',
        motherName: 'Titkos Mária',
        birthDate: '1970-01-02',
        post: 'ügyvezető',
        representation: 'independent',
      },
      { slot: '1', partyId: 'p-geza' },
    ),
    alfa(
      'signatory',
      { ...PERSON, name: 'Néma Nóra', post: null, representation: 'none' },
      { slot: '2', partyId: 'p-nora' },
    ),
    alfa('member', { ...OWNER, name: 'Kovács Géza' }, { slot: '1', partyId: 'p-geza' }),
    alfa('member', { ...OWNER, name: 'Tulaj Tibor' }, { slot: '2', partyId: 'p-tibor' }),
    ...company(BETA, 'Béta Kft.'),
    factOf(BETA)('phone', { value: '+3630123456' }, { slot: '1' }),
    ...company(GAMMA, 'Gamma Kft.'),
  ])
  await follow(db)
  await inTransaction(db, (tx) => setStartingPrices(tx, { prices: STARTING_PRICES, now: new Date('2026-01-01') }))
}

/** Who buys lists, with so many fillér. */
export async function signInBuyer(
  server: TestApp,
  credit: number,
  claims: readonly Claim[] = ['MarketingAdatok'],
): Promise<Buyer> {
  const buyer = await server.signIn({ claims })
  await fund(server.deps.db, buyer.subscriberId, { normal: credit })
  return buyer
}

/** A saved search that finds the three, unless more is asked: of the company's details, and beside them. */
export async function saveSearch(
  server: TestApp,
  { headers }: Buyer,
  { others = {}, ...companyDetails }: { others?: object; [detail: string]: unknown } = {},
): Promise<string> {
  const query = { ...others, companyDetails: { city: 'Zalaegerszeg', addressType: ['Headquarter'], ...companyDetails } }
  const payload = { version: 1, query }
  const answer = await server.app.inject({ method: 'POST', url: '/api/marketing', headers, payload })
  return answer.json<{ id: string }>().id
}

export function callExport(
  server: TestApp,
  { headers }: Buyer,
  { searchId, call, body }: { searchId: string; call: 'calc' | 'run' | 'preview'; body: object },
) {
  return server.app.inject({
    method: 'POST',
    url: `/api/marketing/${searchId}/export/${call}`,
    headers: { ...headers, 'x-locale': 'hu' },
    payload: body,
  })
}

/** Starts an export and gives its id. */
export async function startTestingExport(
  server: TestApp,
  buyer: Buyer,
  { searchId, ...body }: { searchId: string; selected: object; format?: string; quoteId?: string; key?: string },
): Promise<string> {
  const answer = await callExport(server, buyer, { searchId, call: 'run', body })
  return runExport.answer.parse(answer.json()).id
}

/** A worker of lists; to be stopped. */
export async function startListWorker({ database, deps }: TestApp): Promise<Jobs> {
  const jobs = await startJobs({ ...database, logger: deps.logger, isWorker: true, superviseSeconds: 1 })
  await registerListExportJobs({ ...deps, jobs })
  return jobs
}

export async function readState({ deps }: TestApp, exportId: string): Promise<string | undefined> {
  return (await findListExport(deps.db, exportId))?.state
}

/** The file of an export as its owner downloads it. */
export async function downloadExport(server: TestApp, { headers }: Buyer, exportId: string) {
  const answer = await server.app.inject({ url: `/api/list-exports/${exportId}/file`, headers })
  return { status: answer.statusCode, name: answer.headers['x-filename'], bytes: answer.rawPayload }
}
