import { isValidEstonianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { SourceRecord } from '@merleg/domain/observation'
import type { CsvRow } from '../../../../shared/csv.ts'
import { readDottedDay, readNumber } from '../../reading/cell-values.ts'
import { exactFile } from '../../reading/find-edition.ts'
import { companyIn, ofCompany, readLines, readRecords, rejectLine } from '../../reading/source-lines.ts'
import type { SourceAdapter } from '../../reading/source-adapter.ts'

const DEBTORS = 'maksuvolglaste_nimekiri.csv'
const COLUMNS = [
  'Andmed on seisuga',
  'Registrikood',
  'Nimi',
  'Maksuvõlg',
  'sh vaidlustatud',
  'sh tasumisgraafikus',
  'Tasumisgraafiku lõppkuupäev',
  'Vanima tasumata nõude tasumise tähtpäev',
] as const
/** Quotes in names may stand as they are, as programs that read the file allow. */
const FORM = { columns: COLUMNS, delimiter: ';', hasLooseQuotes: true } as const
type DebtRow = CsvRow<(typeof COLUMNS)[number]>

/**
 * The list of tax debtors of the Estonian tax office, new each day: who is no longer on it has no published debt. Of a
 * debt it tells what of it is disputed, what is to be paid in instalments until when, and how old the oldest part is.
 *
 * A company of the business register whom it leaves out has no published debt; small ones are not published.
 *
 * Built from public programs that compare the header of this file with these columns; the file itself was not seen.
 */
export const emtaDebtsEe: SourceAdapter<typeof DEBTORS> = {
  source: {
    sourceId: 'emta-debts-ee',
    publisher: 'Maksu- ja Tolliamet',
    title: 'Maksuvõlglaste nimekiri',
    licence: 'Open data of the Estonian Tax and Customs Board',
    url: 'https://www.emta.ee/en/business-client/statistics-and-open-data',
    isMadeUp: false,
    covers: ['tax-debt'],
    coversAll: { sections: ['tax-debt'], registers: ['rik-ee'] },
    countryCode: 'EE',
    language: 'et',
    rhythm: 'daily',
    readFrom: 'description',
  },
  observedOn: null,
  findObservedOn: async (edition) => findDay(edition.fileOf(DEBTORS)),
  files: [exactFile(DEBTORS)],
  snapshotSections: ['tax-debt'],
  read: (edition) => readDebts(edition.fileOf(DEBTORS)),
}

async function findDay(path: string): Promise<string | null> {
  for await (const row of readLines({ path, ...FORM })) {
    if (!('type' in row)) return readDottedDay(row.cell('Andmed on seisuga').slice(0, 10))
  }
  return null
}

function readDebts(path: string): AsyncGenerator<SourceRecord> {
  const seen = new Set<number>()
  const findCompany = companyIn('Registrikood', { isOne: isValidEstonianRegisterCode, prefix: 'ee-' })
  return readRecords({ path, ...FORM }, (row) => [readDebt(row, seen)], findCompany)
}

function readDebt(row: DebtRow, seen: Set<number>): SourceRecord {
  const code = row.cell('Registrikood')
  if (!isValidEstonianRegisterCode(code)) return rejectLine(row, 'register-code', code)
  if (seen.has(Number(code))) return rejectLine(row, 'duplicate', code)
  seen.add(Number(code))
  const amount = readAmount(row.cell('Maksuvõlg'))
  if (amount === null)
    return ofCompany(rejectLine(row, 'amount', `${row.cell('Maksuvõlg')} (${code})`), `ee-${code}`, 'tax-debt')
  return {
    type: 'fact',
    line: row.line,
    companyId: `ee-${code}`,
    section: 'tax-debt',
    slot: 'emta',
    payload: { authority: 'Maksu- ja Tolliamet', caseNumber: null, amount, currency: 'EUR', text: describe(row) },
  }
}

/** Amounts have a comma or a point, and may have blanks between thousands. */
function readAmount(text: string): number | null {
  return readNumber(text.replace(',', '.'))
}

/** The rest of the line, in the words of its header. */
function describe(row: DebtRow): string | null {
  const parts = COLUMNS.slice(4).flatMap((column) => {
    const text = row.cell(column)
    return text === '' || readAmount(text) === 0 ? [] : [`${column}: ${text}`]
  })
  return parts.join('; ') || null
}
