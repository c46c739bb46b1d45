import type { ComparisonCell, ComparisonGroup, ComparisonRow } from '@merleg/contract/comparison.contract'
import { findDifference, isOneCurrency } from '@merleg/domain/comparison'
import { currencyWord } from '@merleg/domain/format/amount'
import type { FigureKey } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { CommonSector } from './common-sector.views.ts'
import type { Compared } from './compared-company.views.ts'

/** `isUnsaid`: its words say that nobody tells, which may be as it is of another company or not. */
export type PlannedCell = Partial<ComparisonCell> & { isUnsaid?: boolean }

/** A row before the companies are put into it; a cell without anything is not known. */
export type RowPlan = {
  key: string
  group: ComparisonGroup
  label: string
  unit?: ComparisonRow['unit']
  about?: string
  /** The figure that the sector has a median of. */
  figure?: FigureKey
  cellOf: (company: Compared) => PlannedCell
  /** Why the values cannot be told apart though they are known; null where they can. */
  obstacle?: string | null
  /** What else is to be known before comparing. */
  notes?: readonly string[]
}

const UNKNOWN: ComparisonCell = {
  value: null,
  text: null,
  currency: null,
  year: null,
  change: null,
  notes: [],
  tone: 'plain',
  mark: null,
  url: null,
  origin: null,
}

/** Puts the companies into the rows; one that nobody has anything in is left out. */
export function composeRows(
  plans: readonly RowPlan[],
  { companies, sector, locale }: { companies: readonly Compared[]; sector: CommonSector | null; locale: Locale },
): ComparisonRow[] {
  return plans.flatMap((plan): ComparisonRow[] => {
    const { key, group, label, unit = 'text', about = null, obstacle = null, notes = [] } = plan
    const planned = companies.map((company) => {
      const { isUnsaid = false, ...cell } = plan.cellOf(company)
      return { isUnsaid, cell: { ...UNKNOWN, ...cell } }
    })
    const cells = planned.map(({ cell }) => cell)
    if (cells.every(isSilent)) return []
    const point = plan.figure === undefined ? undefined : sector?.series.get(plan.figure)?.get(sector.year)
    const values = planned.map(({ isUnsaid, cell: { value, text, currency } }) => ({
      value: isUnsaid ? null : (text ?? value),
      currency,
    }))
    return [
      {
        key,
        group,
        label,
        about,
        unit,
        cells,
        median: point === undefined ? null : { value: point.median, companyCount: point.companyCount },
        isDifferent: obstacle === null ? findDifference(values) : null,
        notes: [...notes, ...[obstacle, describeCurrencies(cells, locale)].filter((note) => note !== null)],
      },
    ]
  })
}

function isSilent({ value, text, notes, mark }: ComparisonCell): boolean {
  return value === null && text === null && notes.length === 0 && mark === null
}

/** What is said of amounts in different currencies; null where there is one. */
export function describeCurrencies(
  values: readonly { value: number | null; currency: string | null }[],
  locale: Locale,
): string | null {
  if (isOneCurrency(values)) return null
  const currencies = new Set(values.flatMap(({ value, currency }) => (value === null ? [] : (currency ?? []))))
  const words = [...currencies].map((currency) => currencyWord(locale, currency)).join(', ')
  return getTranslator(locale, 'comparison/answers')('notes.currencies', { currencies: words })
}
