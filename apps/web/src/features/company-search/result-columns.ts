import type { ResultOrder } from '@merleg/contract/company-search.contract'
import type { SearchVariant } from '@merleg/domain/company-search/criteria'
import { z } from 'zod'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { useStored, writeStored } from '../../shared/storage/stored.ts'

/** What a list can show beside the name, in its order. */
export const RESULT_COLUMNS = [
  'address',
  'county',
  'registrationNumber',
  'taxNumber',
  'status',
  'marketing',
  'risk',
  'sales',
  'growth',
  'headcount',
  'founded',
  'probability',
  'distance',
  'mainActivity',
] as const
export type ResultColumn = (typeof RESULT_COLUMNS)[number]

/** Those of the specification (part 1 §2 "Search results"), and the rating. */
const SHOWN_FIRST: readonly ResultColumn[] = [
  'address',
  'registrationNumber',
  'taxNumber',
  'status',
  'marketing',
  'risk',
]

/** Whom to call, and whether it is worth it. */
const SHOWN_FIRST_TO_SALES: readonly ResultColumn[] = [
  'address',
  'status',
  'marketing',
  'risk',
  'sales',
  'growth',
  'headcount',
  'mainActivity',
]

/** What a list is sorted by is shown. */
const COLUMN_OF_ORDER: Partial<Record<ResultOrder, ResultColumn>> = {
  sales: 'sales',
  headcount: 'headcount',
  founded: 'founded',
  rating: 'risk',
  probability: 'probability',
  growth: 'growth',
  distance: 'distance',
}

const Stored = z.array(z.enum(RESULT_COLUMNS)).nullable()

/** What a variant can show: contacts are of the marketing search. */
export function listResultColumns(variant: SearchVariant): readonly ResultColumn[] {
  return RESULT_COLUMNS.filter((column) => column !== 'marketing' || variant === 'marketing')
}

/** The columns a user has chosen in this browser, with that of the order. */
export function useResultColumns(variant: SearchVariant, orderBy: ResultOrder | undefined) {
  const { userId, salesView } = usePreferences()
  const key = `company-search-columns.${userId}.${variant}`
  const [stored, store] = useStored(key, Stored, null)
  const offered = listResultColumns(variant)
  const first = salesView ? SHOWN_FIRST_TO_SALES : SHOWN_FIRST
  const chosen = offered.filter((column) => (stored ?? first).includes(column))
  const sorted = orderBy === undefined ? undefined : COLUMN_OF_ORDER[orderBy]
  return {
    chosen,
    shown: offered.filter((column) => chosen.includes(column) || column === sorted),
    choose: (columns: readonly ResultColumn[]) => store([...columns]),
    reset: stored === null ? null : () => writeStored(key, undefined),
  }
}
