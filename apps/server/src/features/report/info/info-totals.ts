import type { InfoPage } from '@merleg/contract/report/info.contract'
import { infoGroupRule, type InfoGroupId, isListedInfo } from '@merleg/domain/company-info/info-groups'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredFact } from '../../register/facts.repository.ts'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatNumber } from '@merleg/domain/format/number'

type Totals = Pick<InfoPage['groups'][number], 'totals' | 'totalsNote'>
type Money = { amount: number | null; currency: string | null }

const NO_TOTALS: Totals = { totals: [], totalsNote: null }

/**
 * Sums of a group: awards by year, running debts altogether, and what liens secure, of which nothing need be owed. One
 * item needs no sum.
 */
export function sumGroup(id: InfoGroupId, facts: readonly StoredFact[], locale: Locale): Totals {
  const own = factsOfGroup(id, facts)
  if (id === 'procurement-award') return sumAwards(own, locale)
  // Whether any of what was found is still owed is not told (ADR 108).
  if (id === 'tax-finding') return NO_TOTALS
  return sumRunning(own, { locale, label: id === 'lien' ? 'secured' : 'running' })
}

/** The facts that are the items of a group. */
export function factsOfGroup(id: InfoGroupId, facts: readonly StoredFact[]): StoredFact[] {
  const { section } = infoGroupRule(id)
  return facts.filter((fact) => fact.section === section && isListedInfo(id, fact.payload))
}

type RunningSum = { locale: Locale; label: 'running' | 'secured' }

function sumRunning(facts: readonly StoredFact[], { locale, label }: RunningSum): Totals {
  const amounts = facts.filter(({ isValid }) => isValid).flatMap(({ payload }) => readMoney(payload))
  if (amounts.length < 2) return NO_TOTALS
  const key = getTranslator(locale, 'report/info/answers')(`totals.${label}`)
  return { totals: [{ key, value: showSums(amounts, locale) }], totalsNote: null }
}

function readMoney(payload: StoredFact['payload']): Money[] {
  return 'amount' in payload && 'currency' in payload && payload.amount !== null ? [payload] : []
}

/** In a consortium every member has the value of the whole contract: such values are counted, not added. */
function sumAwards(facts: readonly StoredFact[], locale: Locale): Totals {
  const awards = facts.flatMap((fact) => (fact.section === 'procurement-award' ? [fact.payload] : []))
  if (awards.length < 2) return NO_TOTALS
  const t = getTranslator(locale, 'report/info/answers')
  const show = (some: typeof awards): string => {
    const own = some.filter(({ isConsortium }) => !isConsortium)
    const money = own.flatMap(({ value, currency }) => (value === null ? [] : [{ amount: value, currency }]))
    const number = formatNumber(locale, some.length)
    if (money.length === 0) return t('totals.yearWithoutValue', { number })
    const sum = { number, value: showSums(money, locale) }
    const valued = formatNumber(locale, money.length)
    return money.length === some.length ? t('totals.year', sum) : t('totals.yearPartly', { ...sum, valued })
  }
  const years = [...Map.groupBy(awards, ({ awardedOn }) => awardedOn.slice(0, 4))].toSorted(([a], [b]) =>
    a < b ? 1 : -1,
  )
  const consortium = awards.filter(({ isConsortium }) => isConsortium).length
  const unvalued = awards.filter(({ isConsortium, value }) => !isConsortium && value === null).length
  const notes = [
    consortium === 0 ? null : t('totals.consortium', { count: consortium }),
    unvalued === 0 ? null : t('totals.unvalued', { count: unvalued }),
  ].filter((note) => note !== null)
  const byYear = years.map(([year, some]) => ({ key: year, value: show(some) }))
  return {
    totals: years.length < 2 ? byYear : [...byYear, { key: t('totals.all'), value: show(awards) }],
    totalsNote: notes.length === 0 ? null : notes.join(' '),
  }
}

/** One sum for each currency. */
function showSums(amounts: readonly Money[], locale: Locale): string {
  return [...Map.groupBy(amounts, ({ currency }) => currency ?? '')]
    .map(([currency, some]) =>
      formatMoney(
        locale,
        some.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
        currency,
      ),
    )
    .join(' + ')
}
