import {
  isValidEstonianRegisterCode,
  isValidLatvianRegisterCode,
  isValidNorwegianNumber,
  normaliseBritishCompanyNumber,
} from '@merleg/domain/foreign-identifier'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { isValidLei } from '@merleg/domain/reference/lei'
import { parseRegisterNumber } from '@merleg/domain/register-number'
import type { CsvRow } from '../../../../shared/csv.ts'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import type { KnownCompanies, RegisterKey } from '../../reading/source-adapter.ts'
import { ofCompany, readLines, rejectLine } from '../../reading/source-lines.ts'

export const ENTITY_COLUMNS = [
  'LEI',
  'Entity.LegalName',
  'Entity.LegalJurisdiction',
  'Entity.RegistrationAuthority.RegistrationAuthorityID',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
  'Entity.EntityStatus',
  'Registration.RegistrationStatus',
] as const
type EntityRow = CsvRow<(typeof ENTITY_COLUMNS)[number]>
type KeyedRow = { row: EntityRow; key: RegisterKey }

/** Ids of the companies of the register by LEI; `last` is the last line of the entities. */
export type LeiList = { companyIds: Map<string, string>; last: FilePlace }

const ROWS_AT_ONCE = 2000
/** States of a record that was taken back: the entity bears another identifier, or none. */
const WITHDRAWN: ReadonlySet<string> = new Set(['DUPLICATE', 'ANNULLED'])

/** The identifiers of companies of the register, into `list`. */
export async function* readEntities(path: string, list: LeiList, known: KnownCompanies): AsyncGenerator<SourceRecord> {
  let waiting: KeyedRow[] = []
  for await (const row of readLines({ path, columns: ENTITY_COLUMNS, hasOtherColumns: true })) {
    if ('type' in row) {
      yield row
      continue
    }
    list.last = { file: row.file, line: row.line }
    const key = WITHDRAWN.has(row.cell('Registration.RegistrationStatus')) ? null : toRegisterKey(row)
    if (key !== null) waiting.push({ row, key })
    if (waiting.length < ROWS_AT_ONCE) continue
    yield* findCompanies(waiting, list, known)
    waiting = []
  }
  yield* findCompanies(waiting, list, known)
}

/**
 * The register number of an entity as companies are found by it, where its jurisdiction is a country whose register can be
 * loaded and the number is one of that register.
 */
function toRegisterKey(row: EntityRow): RegisterKey | null {
  const number = row
    .cell('Entity.RegistrationAuthority.RegistrationAuthorityEntityID')
    .replaceAll(/[^\dA-Za-z]/g, '')
    .toLowerCase()
  const authority = row.cell('Entity.RegistrationAuthority.RegistrationAuthorityID')
  const countryCode = row.cell('Entity.LegalJurisdiction')
  const known = NUMBERS[countryCode]?.(number, authority) ?? null
  return known === null ? null : { countryCode, number: known }
}

/** Companies House: England and Wales, Northern Ireland, Scotland. */
const COMPANIES_HOUSE: ReadonlySet<string> = new Set(['RA000585', 'RA000586', 'RA000587'])

const NUMBERS: Readonly<Record<string, (number: string, authority: string) => string | null>> = {
  HU: numberThat((number) => parseRegisterNumber(number).ok),
  EE: numberThat(isValidEstonianRegisterCode),
  LV: numberThat(isValidLatvianRegisterCode),
  NO: numberThat(isValidNorwegianNumber),
  // Without check digits the number of a charity or a fund would be that of some company too.
  GB: (number, authority) =>
    COMPANIES_HOUSE.has(authority) ? (normaliseBritishCompanyNumber(number)?.toLowerCase() ?? null) : null,
}

function numberThat(isOne: (number: string) => boolean): (number: string) => string | null {
  return (number) => (isOne(number) ? number : null)
}

async function* findCompanies(
  rows: readonly KeyedRow[],
  list: LeiList,
  known: KnownCompanies,
): AsyncGenerator<SourceRecord> {
  const ids = await known.findByRegisterNumbers(rows.map(({ key }) => key))
  for (const { row, key } of rows) {
    const lei = row.cell('LEI')
    const companyId = ids.get(`${key.countryCode} ${key.number}`)
    if (companyId === undefined) continue
    if (!isValidLei(lei)) yield ofCompany(rejectLine(row, 'lei', `${lei} (${companyId})`), companyId)
    else if (list.companyIds.has(lei)) yield rejectLine(row, 'duplicate', `${lei} (${companyId})`)
    else {
      list.companyIds.set(lei, companyId)
      yield tellDetail(row, { companyId, lei, slot: 'lei', value: lei })
      const status = [row.cell('Entity.EntityStatus'), row.cell('Registration.RegistrationStatus')].filter(Boolean)
      if (status.length > 0) yield tellDetail(row, { companyId, lei, slot: 'lei-status', value: status.join(', ') })
    }
  }
}

type Detail = {
  companyId: string
  lei: string
  slot: 'lei' | 'lei-status' | 'direct-parent' | 'ultimate-parent'
  value: string
}

export function tellDetail({ line }: FilePlace, { companyId, lei, slot, value }: Detail): FactObservation {
  const sourceRef = `https://search.gleif.org/#/record/${lei}`
  return { type: 'fact', line, companyId, section: 'register-detail', slot, payload: { value }, sourceRef }
}
