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
  return readNotYet(facts, { asOf, today })
}

/** The same of facts that were read already, with their history and of whatever day. */
export function readNotYet(
  facts: readonly StoredFact[],
  { asOf, today }: Pick<Asked, 'asOf' | 'today'>,
): NotYet | null {
  if (asOf >= today) return null
  const start = findStoredStart(
    facts.map((fact) => ({ ...fact, isValid: isInForce(fact, today) })),
    today,
  )
  if (start === null || start.on <= asOf) return null
  const is = start.fact.section === 'founding' ? 'founded' : 'registered'
  // One that was registered before its founding has a beginning that nobody tells.
  if (is === 'founded' && facts.some((fact) => isRegisteredBefore(fact, start.on))) return null
  return { is, on: start.on, source: start.fact.source }
}

function isInForce({ validFrom, validTo }: StoredFact, day: string): boolean {
  return (validFrom === null || validFrom <= day) && (validTo === null || validTo > day)
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

/** The same beside what is shown of such a day all the same; nothing of a company that was there. */
export function tellNotYet({ locale, asOf }: { locale: Locale; asOf: string }, notYet: NotYet | null): string[] {
  return notYet === null ? [] : [describeNotYet(locale, asOf, notYet)]
}
