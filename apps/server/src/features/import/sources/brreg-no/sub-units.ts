import { isValidNorwegianNumber } from '@merleg/domain/foreign-identifier'
import type { SourceRecord } from '@merleg/domain/observation'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { readIsoDay } from '../../reading/cell-values.ts'
import { FileGaps } from '../../reading/file-gaps.ts'
import { rejectLine } from '../../reading/source-lines.ts'
import { readBrregRecords } from './read-records.ts'
import { SubUnit } from './unit-shapes.ts'
import { toAddress, toCompanyId, type UnitList } from './units.ts'

/**
 * Places of business, as sites of the unit that runs them. Refuses the source where many of them belong to units that
 * the list of main units does not have: it is cut off then.
 */
export async function* readSubUnits(path: string, units: UnitList): AsyncGenerator<SourceRecord> {
  const unknown = new FileGaps()
  for await (const record of readBrregRecords(path, SubUnit, 'overordnetEnhet')) {
    if (record.type === 'reject') yield { ...record, section: 'site' }
    else yield* readSubUnit(record.value, record, { units, unknown })
  }
  unknown.refuseIfCut(units.last, 'units with places of business are not in it')
}

type Known = { units: UnitList; unknown: FileGaps }

function readSubUnit(unit: SubUnit, place: FilePlace, { units, unknown }: Known): SourceRecord[] {
  const [number, parent] = [unit.organisasjonsnummer, unit.overordnetEnhet ?? '']
  if (!isValidNorwegianNumber(number)) return [rejectLine(place, 'register-number', number)]
  if (unit.nedleggelsesdato != null) return []
  const isUnknown = unknown.count(parent, !units.numbers.has(Number(parent)))
  if (isUnknown) return [rejectLine(place, 'unknown-company', `${parent} (${number})`)]
  return readSite(unit, place)
}

function readSite(unit: SubUnit, place: FilePlace): Extract<SourceRecord, { section: 'site' }>[] {
  const payload = toAddress(unit.beliggenhetsadresse)
  if (payload === null) return []
  const companyId = toCompanyId(unit.overordnetEnhet ?? '')
  return [{ type: 'fact', line: place.line, companyId, section: 'site', slot: unit.organisasjonsnummer, payload }]
}

/** A place of business of a known unit by itself: one that was closed ends on its day. */
export function readChangedSubUnit(unit: SubUnit, place: FilePlace): SourceRecord[] {
  if (!isValidNorwegianNumber(unit.organisasjonsnummer))
    return [rejectLine(place, 'register-number', unit.organisasjonsnummer.slice(0, 20))]
  if (unit.nedleggelsesdato == null) return readSite(unit, place)
  const validTo = readIsoDay(unit.nedleggelsesdato.slice(0, 10))
  return validTo === null ? [] : readSite(unit, place).map((site) => ({ ...site, validTo }))
}
