import type { DbOrTx } from '@merleg/db/connect'
import { TIE_KINDS } from '@merleg/domain/connections/tie-kinds'
import { listTieSources } from '../connections/tie-sources.repository.ts'
import { listTies } from '../connections/ties.repository.ts'
import { listUnlistedParts } from './bods-relationships.ts'
import { describeNamed, describeTies, readingsOf, sourceOf } from './network-records.ts'
import type { RecordWriter, StandardRecord } from './record-writer.ts'
import { listNamedPartiesAfter, listStatedCompaniesAfter, type StatedCompany } from './stated-companies.repository.ts'

const COMPANIES_A_PAGE = 500
const PARTIES_A_PAGE = 500

export type RegisterPart = {
  /** ISO 3166; null: the whole register. */
  countryCode: string | null
  /** YYYY-MM-DD */
  asOf: string
}
export type ExportStep = { phase: 'companies' | 'parties' | 'ties'; done: number }

/**
 * What the register knows of all companies or those of a country, in a standard, page after page: first the companies, then
 * whom their entries name, then what ties them, for a relationship stands after both of its ends. The memory it takes is
 * that of a page.
 */
export async function* listRegisterRecords(
  db: DbOrTx,
  part: RegisterPart,
  { writer, onStep }: { writer: RecordWriter; onStep: (step: ExportStep) => void },
): AsyncGenerator<StandardRecord> {
  for await (const companies of pagesOfCompanies(db, part)) {
    const sources = await listTieSources(db, readingsOf(companies.page))
    for (const company of companies.page) yield writer.writeCompany(company, sourceOf(sources, company.batchId))
    onStep({ phase: 'companies', done: companies.done })
  }
  yield* listNamedParties(db, part, { writer, onStep })
  for await (const companies of pagesOfCompanies(db, part)) {
    const parties = companies.page.map(({ id }) => id)
    const { ties } = await listTies(db, { parties, asOf: part.asOf, kinds: TIE_KINDS, isOwnEntry: true })
    yield* await describeTies(db, { ties, unlisted: listUnlistedParts(ties), asOf: part.asOf }, writer)
    onStep({ phase: 'ties', done: companies.done })
  }
}

async function* pagesOfCompanies(
  db: DbOrTx,
  { countryCode }: RegisterPart,
): AsyncGenerator<{ page: StatedCompany[]; done: number }> {
  let done = 0
  for (let after = ''; ;) {
    const page = await listStatedCompaniesAfter(db, { countryCode, after, limit: COMPANIES_A_PAGE })
    const last = page.at(-1)
    if (last === undefined) return
    done += page.length
    after = last.id
    yield { page, done }
  }
}

/** Who has an id: persons, and companies that are none of the part, be they in the register or not. */
async function* listNamedParties(
  db: DbOrTx,
  { countryCode, asOf }: RegisterPart,
  { writer, onStep }: { writer: RecordWriter; onStep: (step: ExportStep) => void },
): AsyncGenerator<StandardRecord> {
  let done = 0
  for (let after = ''; ;) {
    const ids = await listNamedPartiesAfter(db, { countryCode, after, limit: PARTIES_A_PAGE })
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
    done += ids.length
    yield* await describeNamed(db, { ids, asOf }, writer)
    onStep({ phase: 'parties', done })
  }
}
