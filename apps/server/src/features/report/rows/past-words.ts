import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Party, PartyDays } from '../../connections/parties.repository.ts'

/** So many names stand in a sentence. */
const NAMED = 5

type Shown = PartyDays & {
  locale: Locale
  parties: Iterable<Party>
  /** What is shown of the parties beside their names. */
  shown?: 'all' | 'addresses'
  /** Companies that were not there yet: they had no name then that a source could tell. */
  notThere?: readonly string[]
}

/** Of which day what is shown of the parties is, where that is an earlier one, and what of it is today's. */
export function describePast({ locale, asOf, today, parties, shown = 'all', notThere = [] }: Shown): string[] {
  if (asOf >= today) return []
  const t = getTranslator(locale, 'report/connection-list/answers')
  const nameless = [...parties].filter((one) => one.isInRegister && one.isNameOfToday && !notThere.includes(one.id))
  const untold = [...new Set(nameless.map(({ name }) => name))]
  const rest = untold.length - NAMED
  const more = rest > 0 ? [t('more', { number: formatNumber(locale, rest) })] : []
  const names = [untold.slice(0, NAMED).join(', '), ...more].join(' ')
  return [
    t(`past.${shown}`, { date: formatDate(locale, asOf) }),
    ...(untold.length === 0 ? [] : [t('past.names', { names })]),
  ]
}
