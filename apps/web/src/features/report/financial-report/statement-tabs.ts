import type { FinancialReport, StatementPart } from '@merleg/contract/report/financial-report.contract'

export const PARTS = ['balance', 'income-statement'] as const
export type PartName = (typeof PARTS)[number]
export type StatementTab = PartName | `download-${number}`

/** The part of the statements that a tab shows; null for a download, or where the filing has no such part. */
export function findPart(report: FinancialReport, tab: StatementTab): StatementPart | null {
  if (tab === 'balance') return report.balance
  return tab === 'income-statement' ? report.incomeStatement : null
}

/** The tabs of a report: its two parts, then one for each further download. */
export function listTabs(report: FinancialReport): StatementTab[] {
  return [...PARTS, ...report.downloads.map((_, index) => `download-${index}` as const)]
}

/** The part that holds a line, or null. */
export function findPartOfLine(report: FinancialReport, code: string): PartName | null {
  return PARTS.find((name) => findPart(report, name)?.table.items.some((line) => line.code === code)) ?? null
}

/**
 * The address of the XLSX of a part, in the shown unit. The server gives the balance sheet's; the income statement's
 * differs in the last part of its path (spec part 1 §2 "Financial report page").
 */
export function buildXlsxUrl(downloadUrl: string, part: PartName, isInThousands: boolean): string {
  const [path = '', query] = downloadUrl.split('?')
  const search = new URLSearchParams(query)
  search.set('thousands', String(isInThousands))
  return `${path.replace(/\/[^/]*$/, `/${part}`)}?${search.toString()}`
}
