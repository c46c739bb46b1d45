import { findWindingUp } from '@merleg/domain/company-life'
import { listMissingAccounts, type MissingAccounts } from '@merleg/domain/filing-deadline'
import { recogniseLegalForm } from '@merleg/domain/legal-forms'
import type { Reach } from '@merleg/domain/silence'
import type { StoredFact } from '../../register/facts.repository.ts'
import { findStoredStart, toLifeFacts } from '../../register/life-facts.ts'
import type { Profile } from '../../register/profiles.repository.ts'
import type { StoredStatement } from '../../register/statements.repository.ts'

type Known = {
  profile: Profile
  filings: readonly StoredStatement[]
  /** Of `LIFE_SECTIONS`, the ended ones too. */
  facts: readonly StoredFact[]
  sources: readonly Pick<Reach, 'covers' | 'toldUntil'>[]
  /** YYYY-MM-DD. */
  today: string
}

/** The accounts of a company that should be known and are not, by the rule of the rating; null where nobody can tell. */
export function findMissingAccounts({ profile, filings, facts, sources, today }: Known): MissingAccounts[] | null {
  const covering = sources.filter(({ covers }) => covers.includes('statement')).map(({ toldUntil }) => toldUntil)
  return listMissingAccounts({
    kind: profile.kind,
    countryCode: profile.countryCode,
    form: recogniseLegalForm({ name: profile.legalForm, code: profile.legalFormCode })?.key ?? null,
    accounts: filings.map(({ periodEnd, isConsolidated }) => ({ balanceSheetDay: periodEnd, isConsolidated })),
    foundedOn: findStoredStart(facts, today)?.on ?? null,
    endedOn: findWindingUp(toLifeFacts(facts, today)),
    knownUntil: covering.toSorted().at(-1) ?? null,
    today,
  })
}
