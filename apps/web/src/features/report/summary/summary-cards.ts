import type { IndicatorKey } from '@merleg/domain/indicators/indicator-keys'
import type { Provenance } from '@merleg/contract/fields'
import type { CompanySummary, SimpleSummary, SummaryChart } from '@merleg/contract/report/summary.contract'
import type { ReactNode } from 'react'

/** Cards of companies, Hungarian and foreign, in the order they have until a reader changes it. */
export const COMPANY_CARDS = [
  'covid',
  'details',
  'risk',
  'ratingDetails',
  'revenue',
  'result',
  'ownCapital',
  'employees',
  'roe',
  'classification',
  'owners',
  'signatories',
  'contacts',
  'connections',
  'otherCompanies',
  'predecessors',
  'closedCompanies',
  'certificate',
  'taxGroup',
] as const

/** The same as a salesperson reads them: how to reach the company, who decides, how it does. */
export const COMPANY_CARDS_OF_SALES: readonly CardId[] = putFirst(['contacts', 'details', 'signatories'], COMPANY_CARDS)

/** Cards of the simple kinds. */
export const SIMPLE_CARDS = ['details', 'risk', 'financial', 'activities', 'persons', 'sites', 'html'] as const

export type CardId = (typeof COMPANY_CARDS)[number] | (typeof SIMPLE_CARDS)[number]

/** Shown only to readers who ask for them (spec part 1 §2 "Summary page"); the verdict has the rating already. */
export const HIDDEN_BY_DEFAULT: readonly CardId[] = ['ratingDetails', 'risk']

/** One card with what it holds; a card without data is not shown and says so in the list of cards. */
export type SummaryCard = {
  id: CardId
  isEmpty: boolean
  /** How much of a row it asks for; a row is always filled. */
  size: 'major' | 'minor' | 'third' | 'half' | 'full'
  sources: readonly Provenance[]
  /** Sources stand at the foot of the card, not only in its description. */
  hasFoot?: boolean
} & ({ chart: SummaryChart; /** Code of what it draws. */ figure?: IndicatorKey } | { content: ReactNode })

/** An unrated company needs no room for a scale: its details take the whole row. */
export function isRated({ risk, liteRating }: CompanySummary | SimpleSummary): boolean {
  return risk !== null || liteRating !== null
}

function putFirst<Card>(first: readonly Card[], all: readonly Card[]): readonly Card[] {
  return [...first, ...all.filter((card) => !first.includes(card))]
}
