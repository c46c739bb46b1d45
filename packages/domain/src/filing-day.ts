/** When accounts of a business year were filed. Days are YYYY-MM-DD. */
export type FiledDays = {
  /** When those in force were; null where the source does not say. */
  readonly filedOn: string | null
  /** Others of the year were filed before. */
  readonly isFiledAgain: boolean
  /** The first day known of them; null where none is, or there were no others. */
  readonly firstFiledOn: string | null
}

/** The day of a filing as it can be believed: accounts are filed after the balance sheet day, or one of the two is mistyped. */
export function filingDay(filedOn: string | null, balanceSheetDay: string): string | null {
  return filedOn !== null && filedOn > balanceSheetDay ? filedOn : null
}

/**
 * The day on which accounts of a business year were filed for the first time: what is filed again, as it was corrected, was
 * not late by that. Null where nobody knows it.
 */
export function firstFilingDay(filed: FiledDays, balanceSheetDay: string): string | null {
  const { filedOn, isFiledAgain, firstFiledOn } = filed
  return filingDay(firstFiledOn ?? (isFiledAgain ? null : filedOn), balanceSheetDay)
}

/** What is told of a filing: of accounts that were filed again both days, null the one that nobody knows. */
export type ToldFiling = { readonly kind: 'filedOn' | 'firstFiledOn' | 'filedAgainOn'; readonly day: string | null }

/** The filings of a business year as a reader is told of them; none where no day is known. */
export function listToldFilings({ filedOn, isFiledAgain, firstFiledOn }: FiledDays): ToldFiling[] {
  const day = filedOn ?? firstFiledOn
  if (day === null) return []
  // Of those that were filed first nothing else is known.
  if (!isFiledAgain || filedOn === firstFiledOn) return [{ kind: 'filedOn', day }]
  return [
    { kind: 'firstFiledOn', day: firstFiledOn },
    { kind: 'filedAgainOn', day: filedOn },
  ]
}
