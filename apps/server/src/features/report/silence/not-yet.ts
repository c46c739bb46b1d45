import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { translateSource } from '@merleg/domain/reference/source-names'
import { getTranslator } from '@merleg/i18n/translator'
import { type FactSource, listFacts, type StoredFact } from '../../register/facts.repository.ts'
import { findStoredStart } from '../../register/life-facts.ts'

/** The day on which a company began, where that is later than the day asked for, and who tells it. */
export type NotYet = { is: 'founded' | 'registered'; on: string; source: FactSource }

/** `asOf`: the day asked for; `today`: by which its beginning is known. YYYY-MM-DD. */
type Asked = { companyId: string; asOf: string; today: string }

const SECTIONS = ['founding', 'registration'] as const

/** When a company began that was not there yet on a day; null where it was, or nobody tells since when. */
export async function findNotYet(db: DbOrTx, { companyId, asOf, today }: Asked): Promise<NotYet | null> {
  if (asOf >= today) return null
  const facts = await listFacts(db, { companyId, asOf: today, includeHistory: true, sections: SECTIONS })
  const start = findStoredStart(facts, today)
  if (start === null || start.on <= asOf) return null
  const is = start.fact.section === 'founding' ? 'founded' : 'registered'
  // One that was registered before its founding has a beginning that nobody tells.
  if (is === 'founded' && facts.some((fact) => isRegisteredBefore(fact, start.on))) return null
  return { is, on: start.on, source: start.fact.source }
}

function isRegisteredBefore({ section, validFrom }: StoredFact, day: string): boolean {
  return section === 'registration' && validFrom !== null && validFrom < day
}

/** That it was not there yet, since when it is, and who says so. */
export function describeNotYet(locale: Locale, asOf: string, { is, on, source }: NotYet): string {
  const t = getTranslator(locale, 'report/silence/answers')
  return t(`notYet.${is}`, {
    asOf: formatDate(locale, asOf),
    date: formatDate(locale, on),
    source: t('titled', translateSource(locale, source)),
  })
}
