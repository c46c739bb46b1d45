import { infoGroupRule, type InfoType, listInfoGroups } from '@merleg/domain/company-info/info-groups'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { DbOrTx } from '@merleg/db/connect'
import { findWindingUp, LIFE_SECTIONS } from '@merleg/domain/company-life'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../../app/app-error.ts'
import { listFacts, type StoredFact } from '../../register/facts.repository.ts'
import { findStoredStart, toLifeFacts } from '../../register/life-facts.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { listStatements, type StoredStatement } from '../../register/statements.repository.ts'
import { listSpeakingSources, type OwnSource } from '../silence/speaking-sources.repository.ts'

export type InfoQuery = { companyId: string; locale: Locale; /** YYYY-MM-DD */ today: string; type: InfoType }

/** What the items of a company are made of. */
export type InfoInput = InfoQuery & {
  profile: Profile
  /** Known by today, the ended ones too. */
  facts: readonly StoredFact[]
  /** Accounts, the newest first. */
  filings: readonly StoredStatement[]
  /** What speaks of it, the source read last first. */
  sources: readonly OwnSource[]
  /** The first day in business, and the fact that tells it. */
  start: { on: string; fact: StoredFact } | null
  /** The day from which it is being wound up or is no more; null for one that works. */
  windingUpOn: string | null
}

/** Details that speak against a company, beside the sections of the groups. */
const DETAIL_SECTION: FactSection = 'register-detail'

/** Reads it all. Throws `company.not-found`. */
export async function readInfoInput(db: DbOrTx, query: InfoQuery): Promise<InfoInput> {
  const { companyId, today, type } = query
  const listed = listInfoGroups(type).flatMap((id) => infoGroupRule(id).section ?? [])
  const sections = [...new Set([...listed, ...LIFE_SECTIONS, DETAIL_SECTION])]
  const [profile, known, filings, sources] = await Promise.all([
    findProfile(db, companyId),
    listFacts(db, { companyId, asOf: today, includeHistory: true, sections }),
    listStatements(db, { companyId }),
    listSpeakingSources(db, companyId),
  ])
  if (profile === null) throw new AppError('company.not-found')
  // What begins later is neither in force nor over today.
  const facts = known.filter(({ validFrom }) => validFrom === null || validFrom <= today)
  return {
    ...query,
    profile,
    facts,
    filings,
    sources,
    start: findStoredStart(facts, today),
    windingUpOn: findWindingUp(toLifeFacts(facts, today)),
  }
}
