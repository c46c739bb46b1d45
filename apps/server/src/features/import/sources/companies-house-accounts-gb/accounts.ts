import { daysBefore } from '@merleg/domain/calendar-days'
import { normaliseBritishCompanyNumber, toBritishCompanyId } from '@merleg/domain/foreign-identifier'
import type { SourceRecord } from '@merleg/domain/observation'
import { GB_ACCOUNTS } from '@merleg/domain/statement-layouts/gb-accounts'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { rejectLine } from '../../reading/source-lines.ts'
import { type BusinessYear, findBusinessYear } from './business-year.ts'
import { type LineAmounts, readAmounts } from './line-amounts.ts'
import type { TaggedDocument } from './tagged-document.ts'

/** What a document tells of its company and its year, beside the numbers. */
export const WANTED_TEXTS: ReadonlySet<string> = new Set([
  'ukcompanieshouseregisterednumber',
  'companieshouseregisterednumber',
  'startdateforperiodcoveredbyreport',
  'enddateforperiodcoveredbyreport',
  'balancesheetdate',
])

/** A filing by the name of its file: whose it is, and the day of its balance sheet. */
export type Filing = { place: FilePlace; number: string; day: string }

type Accounts = { filing: Filing; companyId: string; year: BusinessYear }

/** The statements of a document: the company's own and, in group accounts, the group's; and how many people it employed. */
export function readAccounts(document: TaggedDocument, filing: Filing): SourceRecord[] {
  const { place } = filing
  if (document.numbers.length === 0) return [rejectLine(place, 'document', 'no tagged amounts')]
  const told = findToldNumber(document)
  const number = normaliseBritishCompanyNumber(filing.number)
  if (number === null || (told !== null && told !== number))
    return [rejectLine(place, 'register-number', `${filing.number}, in the document ${told ?? 'none'}`)]
  const year = findBusinessYear(document, filing.day)
  if (year === null) return [rejectLine(place, 'accounts-period', filing.day)]
  const accounts = { filing, companyId: toBritishCompanyId(number), year }
  const own = readAmounts(document, { scope: 'own', year })
  const group = readAmounts(document, { scope: 'group', year })
  if (own === null && group === null) return [rejectLine(place, 'document', `no amounts of ${year.end}`)]
  return [
    ...(own === null ? [] : toRecords(accounts, own, false)),
    ...(group === null ? [] : toRecords(accounts, group, true)),
  ]
}

/** Some old documents have the name of the company where its number should be: a text that is no number tells none. */
function findToldNumber({ texts, contexts }: TaggedDocument): string | null {
  const fact = texts.get('ukcompanieshouseregisterednumber') ?? texts.get('companieshouseregisterednumber')
  const told = fact?.text ?? [...contexts.values()].find(({ identifier }) => identifier !== '')?.identifier ?? ''
  return normaliseBritishCompanyNumber(told)
}

function toRecords({ filing, companyId, year }: Accounts, told: LineAmounts, isConsolidated: boolean): SourceRecord[] {
  const { currency, unit, amounts, previousAmounts, contradicted } = told
  const at = { line: filing.place.line, companyId, sourceRef: filing.place.file }
  const employees = amounts['employees']
  return [
    ...contradicted.map((code) => rejectLine(filing.place, 'amounts-differ', `${code} (${companyId}, ${year.end})`)),
    {
      type: 'statement',
      ...at,
      periodStart: year.start,
      periodEnd: year.end,
      layout: GB_ACCOUNTS.key,
      isConsolidated,
      currency,
      unit,
      amounts,
      previousAmounts,
      amendedAmounts: {},
      // The archive tells on which day it was published, not on which a document was filed.
      filedOn: null,
    },
    ...(employees === undefined || isConsolidated || !Number.isInteger(employees) || employees < 0
      ? []
      : [
          {
            type: 'fact',
            ...at,
            section: 'headcount',
            slot: '',
            payload: { persons: employees },
            validFrom: year.start,
            validTo: daysBefore(year.end, -1),
          } as const,
        ]),
  ]
}
