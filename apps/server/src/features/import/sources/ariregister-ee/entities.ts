import type { FactPayload } from '@merleg/domain/fact-sections'
import { isValidEstonianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { LegalFormKey } from '@merleg/domain/legal-forms'
import type { SourceRecord } from '@merleg/domain/observation'
import { ESTONIAN_WINDING_UP, findEstonianForm, findEstonianStatus } from '@merleg/domain/reference/estonian-register'
import type { CsvRow } from '../../../../shared/csv.ts'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { normaliseSpaces, readIsoDay } from '../../reading/cell-values.ts'
import { companyIn, ofCompany, readRecords, rejectLine } from '../../reading/source-lines.ts'

// `Asukoht` is the EHAK code of the settlement, without its name and without street: no address can be read from it.
const COLUMNS = ['Nimi', 'Registrikood', 'Staatus', 'Tüüp', 'Staatus.tekstina', 'Asutamiskuupäev', 'Asukoht'] as const

type EntityRow = CsvRow<(typeof COLUMNS)[number]>

/** The class of the main activity by register code, null until it is known; `last` is the last line of the entities. */
export type EntityList = { mainClasses: Map<number, number | null>; last: FilePlace }

/** Entities, into `list`. Of a line that names its entity everything readable is kept: it is in the register. */
export function readEntities(path: string, list: EntityList): AsyncGenerator<SourceRecord> {
  return readRecords(
    { path, columns: COLUMNS },
    (row) => {
      list.last = row
      return readEntity(row, list)
    },
    companyIn('Registrikood', { isOne: isValidEstonianRegisterCode, prefix: 'ee-' }),
  )
}

export function toCompanyId(registerCode: string): string {
  return `ee-${registerCode}`
}

function readEntity(row: EntityRow, { mainClasses }: EntityList): SourceRecord[] {
  const registerCode = row.cell('Registrikood')
  const name = normaliseSpaces(row.cell('Nimi'))
  if (!isValidEstonianRegisterCode(registerCode)) return [rejectLine(row, 'register-code', `${registerCode} ${name}`)]
  if (mainClasses.has(Number(registerCode))) return [rejectLine(row, 'duplicate', `${registerCode} ${name}`)]
  mainClasses.set(Number(registerCode), null)
  const at = { type: 'fact', line: row.line, companyId: toCompanyId(registerCode), slot: '' } as const
  return [
    name === '' ? rejectLine(row, 'name-missing', registerCode) : { ...at, section: 'name', payload: { name } },
    { ...at, section: 'legal-form', payload: describeForm(row.cell('Tüüp')) },
    { ...at, section: 'register-number', slot: 'trade-register', payload: { value: registerCode } },
    ...readRegistration(row, at.companyId),
    ...readProceeding(row, at.companyId),
  ]
}

/**
 * Key and abbreviation of the table of forms; the published name where the table does not have the form. A commercial
 * cooperative (tulundusühistu) shares the key of the apartment association, but not its abbreviation.
 */
function describeForm(name: string): FactPayload<'legal-form'> {
  if (name === 'Tulundusühistu') return { code: 'ee-ku' satisfies LegalFormKey, name }
  const form = findEstonianForm(name)
  return { code: form?.key ?? null, name: form?.shortName ?? name }
}

/**
 * Whoever is listed is registered. The column is called day of founding, but holds the day of the first entry
 * (esmakande kuupäev), for companies older than the register of 1995 that of their re-registration: there is no founding.
 */
function readRegistration(row: EntityRow, companyId: string): SourceRecord[] {
  const text = row.cell('Asutamiskuupäev')
  const on = readIsoDay(text)
  return [
    ...(on === null ? [rejectLine(row, 'date', `${text} (${companyId})`)] : []),
    {
      type: 'fact',
      line: row.line,
      companyId,
      section: 'registration',
      slot: '',
      payload: { status: 'registered', on, reason: null },
      validFrom: on,
    },
  ]
}

/** The proceeding that a status tells of; since when, is not told. */
function readProceeding(row: EntityRow, companyId: string): SourceRecord[] {
  const status = row.cell('Staatus')
  const known = findEstonianStatus(status)
  if (known?.registration !== 'registered')
    return [ofCompany(rejectLine(row, 'status', `${status} (${companyId})`), companyId)]
  const section = known.proceeding
  if (section === null) return []
  const text = row.cell('Staatus.tekstina') || null
  const payload = { caseNumber: null, court: null, administrator: null, text }
  const at = { type: 'fact', line: row.line, companyId, slot: 'register-status' } as const
  return [
    section === 'procedure'
      ? { ...at, section, payload: { ...payload, mayBe: [...ESTONIAN_WINDING_UP] } }
      : { ...at, section, payload },
  ]
}
