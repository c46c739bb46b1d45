import { infoGroupRule, type InfoType, listInfoGroups } from '@merleg/domain/company-info/info-groups'
import type { DbOrTx } from '@merleg/db/connect'
import type { FactSection } from '@merleg/domain/fact-sections'
import { recogniseLegalForm } from '@merleg/domain/legal-forms'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../../app/app-error.ts'
import { listFacts, type StoredFact } from '../../register/facts.repository.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { listStatements, type StoredStatement } from '../../register/statements.repository.ts'
import { type CoveringSource, listCoveringSources } from './info-sources.repository.ts'

export type InfoQuery = { companyId: string; locale: Locale; /** YYYY-MM-DD */ today: string; type: InfoType }

/** What the items of a company are made of. */
export type InfoInput = InfoQuery & {
  profile: Profile
  /** Known by today, the ended ones too. */
  facts: readonly StoredFact[]
  /** Accounts, the newest first. */
  filings: readonly StoredStatement[]
  coverage: readonly CoveringSource[]
  /** The first day in business, and the fact that tells it. */
  start: { on: string; fact: StoredFact } | null
  /** The day from which it is being wound up or is no more; null for one that works. */
  windingUpOn: string | null
  /** Key of `domain/legal-forms`. */
  legalForm: string | null
}

/** Sections that say since when a company works, and since when no more. */
const LIFE_SECTIONS = [
  'founding',
  'registration',
  'dissolution',
  'liquidation',
  'forced-deletion',
] as const satisfies FactSection[]

/** Reads it all. Throws `company.not-found`. */
export async function readInfoInput(db: DbOrTx, query: InfoQuery): Promise<InfoInput> {
  const { companyId, today, type } = query
  const listed = listInfoGroups(type).flatMap((id) => infoGroupRule(id).section ?? [])
  const sections = [...new Set([...listed, ...LIFE_SECTIONS])]
  const [profile, known, filings, coverage] = await Promise.all([
    findProfile(db, companyId),
    listFacts(db, { companyId, asOf: today, includeHistory: true, sections }),
    listStatements(db, { companyId }),
    listCoveringSources(db, companyId),
  ])
  if (profile === null) throw new AppError('company.not-found')
  // What begins later is neither in force nor over today.
  const facts = known.filter(({ validFrom }) => validFrom === null || validFrom <= today)
  return {
    ...query,
    profile,
    facts,
    filings,
    coverage,
    start: findStart(facts),
    windingUpOn: findWindingUp(facts),
    legalForm: recogniseLegalForm({ name: profile.legalForm, code: profile.legalFormCode })?.key ?? null,
  }
}

/** The founding; where it is not known, the first registration that tells its day. */
function findStart(facts: readonly StoredFact[]): InfoInput['start'] {
  const founding = facts.find(({ section, isValid }) => section === 'founding' && isValid)
  if (founding?.section === 'founding') return { on: founding.payload.on, fact: founding }
  const registered = facts
    .flatMap((fact) =>
      fact.section === 'registration' && fact.payload.status === 'registered' && fact.payload.on !== null
        ? [{ on: fact.payload.on, fact }]
        : [],
    )
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
  return registered[0] ?? null
}

/**
 * Other rules of accounts hold from the first day of a winding-up on; one that was called off counts only for a company
 * that ceased all the same. An empty text: it is wound up, since when is not known.
 */
function findWindingUp(facts: readonly StoredFact[]): string | null {
  const ceased = facts.flatMap((fact) =>
    fact.section === 'registration' && fact.payload.status === 'ceased'
      ? [fact.payload.on ?? fact.validFrom ?? '']
      : [],
  )
  const begun = facts
    .filter(({ section, isValid }) => WINDING_UP.has(section) && (isValid || ceased.length > 0))
    .map(({ validFrom }) => validFrom ?? '')
  return [...ceased, ...begun].toSorted()[0] ?? null
}

const WINDING_UP: ReadonlySet<FactSection> = new Set(['dissolution', 'liquidation', 'forced-deletion'])
