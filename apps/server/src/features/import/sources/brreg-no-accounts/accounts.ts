import { isValidNorwegianNumber } from '@merleg/domain/foreign-identifier'
import type { RejectedLine, StatementAmounts, StatementObservation } from '@merleg/domain/observation'
import { NO_SHORT } from '@merleg/domain/statement-layouts/no-short'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { readIsoDay } from '../../reading/cell-values.ts'
import { ofCompany, rejectLine, type RejectReason } from '../../reading/source-lines.ts'
import type { Accounts } from './account-shape.ts'

const CODES = new Map([...NO_SHORT.balance, ...NO_SHORT.incomeStatement].map((line) => [line.filedLabel, line.code]))
const KINDS: ReadonlyMap<string, boolean> = new Map([
  ['SELSKAP', false],
  ['KONSERN', true],
])

/** The statement of an answer. Accounts of a liquidation are left out: they are of other values than those of a year. */
export function readAccounts(accounts: Accounts, place: FilePlace): StatementObservation | RejectedLine {
  const number = accounts.virksomhet.organisasjonsnummer
  if (!isValidNorwegianNumber(number)) return rejectLine(place, 'register-number', number.slice(0, 20))
  const companyId = `no-${number}`
  const reject = (reason: RejectReason, detail: string): RejectedLine =>
    ofCompany(rejectLine(place, reason, `${detail} (${number})`), companyId)
  const isConsolidated = KINDS.get(accounts.regnskapstype ?? 'SELSKAP')
  if (isConsolidated === undefined) return reject('entry-kind', accounts.regnskapstype ?? '')
  if (accounts.avviklingsregnskap === true) return reject('entry-kind', 'avviklingsregnskap')
  const { fraDato, tilDato } = accounts.regnskapsperiode ?? {}
  const [periodStart, periodEnd] = [readIsoDay(fraDato ?? ''), readIsoDay(tilDato ?? '')]
  if (periodStart === null || periodEnd === null || !isAccountingPeriod(periodStart, periodEnd))
    return reject('accounts-period', `${fraDato ?? ''}–${tilDato ?? ''}`)
  const currency = accounts.valuta ?? ''
  if (!CURRENCIES.has(currency)) return reject('currency', currency)
  const amounts: StatementAmounts = {}
  const groups = [accounts.eiendeler, accounts.egenkapitalGjeld, accounts.resultatregnskapResultat]
  for (const [name, amount] of groups.flatMap((group) => listFigures(group))) {
    const code = CODES.get(name)
    if (code === undefined || amount === null) continue
    if (typeof amount !== 'number') return reject('amount', `${name} ${JSON.stringify(amount).slice(0, 40)}`)
    amounts[code] = amount
  }
  if (Object.keys(amounts).length === 0) return reject('document', `${periodEnd}`)
  return {
    type: 'statement',
    line: place.line,
    companyId,
    periodStart,
    periodEnd,
    layout: NO_SHORT.key,
    isConsolidated,
    currency,
    unit: 1,
    amounts,
    previousAmounts: {},
    amendedAmounts: {},
    filedOn: null,
    sourceRef: `https://data.brreg.no/regnskapsregisteret/regnskap/${number}${accounts.id == null ? '' : `/${accounts.id}`}`,
  }
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const MOST_DAYS = 560

/** The first year of a company may be half a year longer than others (Norwegian Accounting Act, section 1-7). */
function isAccountingPeriod(start: string, end: string): boolean {
  return start <= end && (Date.parse(end) - Date.parse(start)) / 86_400_000 < MOST_DAYS
}

/** What an object holds by the members that hold it, at any depth. */
function listFigures(value: unknown): Array<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    typeof member === 'object' && member !== null ? listFigures(member) : [[name, member] as const],
  )
}
