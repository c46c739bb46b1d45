import { listEarlierAlerts } from './financial-alerts-earlier.ts'
import { listFigureAlerts } from './financial-alerts-figures.ts'
import { listFilingAlerts } from './financial-alerts-filing.ts'
import type { AlertSeverity, FinancialAlert, FinancialAlertInput } from './financial-alerts-kinds.ts'

const ORDER: readonly AlertSeverity[] = ['error', 'warning', 'info']

/** What the filings and figures of a company warn of, the gravest first, of equal ones in the order of the rules. */
export function listFinancialAlerts(input: FinancialAlertInput): FinancialAlert[] {
  return [...listFilingAlerts(input), ...listFigureAlerts(input), ...listEarlierAlerts(input)].toSorted(
    (one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity),
  )
}
