import type { FactSection } from '@merleg/domain/fact-sections'
import { normaliseBritishCompanyNumber, toBritishCompanyId } from '@merleg/domain/foreign-identifier'
import type { SourceRecord } from '@merleg/domain/observation'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import type { CompanyKey, Edition, EditionFile, SourceAdapter } from '../../reading/source-adapter.ts'
import { findRecordedFrom } from '../../reading/recorded-days.ts'
import { rejectLine } from '../../reading/source-lines.ts'
import { readCompanies, readCompany } from './companies.ts'
import { SeenNumbers } from './seen-numbers.ts'
import { findEdition, type FoundEdition, readChanges, recordedStream } from './stream-events.ts'
import { toCompanyRow } from './stream-profiles.ts'

const SNAPSHOT_SECTIONS: readonly FactSection[] = [
  'registration',
  'bankruptcy',
  'liquidation',
  'procedure',
  'activity',
  'register-detail',
]

const WHOLE: EditionFile = {
  role: 'whole',
  name: /^BasicCompanyDataAsOneFile-\d{4}-\d{2}-\d{2}(?:\.csv)?$/,
  example: 'BasicCompanyDataAsOneFile-2026-11-01.zip',
  isOptional: true,
  isMany: true,
  snapshotSections: SNAPSHOT_SECTIONS,
}
const PARTS: EditionFile = {
  role: 'parts',
  name: /^BasicCompanyData-\d{4}-\d{2}-\d{2}-part\d{1,2}_\d{1,2}(?:\.csv)?$/,
  example: 'BasicCompanyData-2026-11-01-part1_7.zip',
  isOptional: true,
  isMany: true,
  snapshotSections: SNAPSHOT_SECTIONS,
}
const FILES = { whole: WHOLE, parts: PARTS, stream: recordedStream('companies') }

/**
 * Every company on the register of Companies House, as one file or in parts; the day is in their names. Read after a
 * header line of September 2026 and the values that programs of others found in whole files; no whole file was at hand.
 *
 * A snapshot of what is on the register: whoever is left out by a later one has been removed from it (dissolved, struck
 * off, converted or closed), on which day and why it does not say. Registration, proceedings, activities and details end
 * by absence; name, form, number and seat are still remembered. Companies that were removed before the first edition
 * that is read are not known at all. Status and proceedings are those of one word of the register: since when, is not told.
 *
 * Between two snapshots recorded days of the stream of companies go on, under the same source (ADR 91): a later snapshot
 * ends what is no more. A stream ends nothing but a registration, so that a company may look worse until then, not better.
 */
export const companiesHouseGb: SourceAdapter = {
  source: {
    sourceId: 'companies-house-gb',
    publisher: 'Companies House',
    title: 'Free Company Data Product',
    licence: 'Free for any use (Companies House); Crown copyright',
    url: 'https://download.companieshouse.gov.uk/en_output.html',
    isMadeUp: false,
    // Any winding-up is `Liquidation`, the members' own too: of who is wound up it tells neither kind, of all others that there
    // is none.
    covers: ['registration', 'bankruptcy', 'liquidation'],
    countryCode: 'GB',
    language: 'en',
    rhythm: 'monthly',
    readFrom: 'sample',
  },
  byCompany: { openKeys: openBritishKeys, findTurn: findOverdueTurn },
  observedOn: null,
  findObservedOn: (edition) => Promise.resolve(findEdition(edition, FILES).day),
  findRecordedFrom: (edition) => findRecordedFrom(edition.filesOf(FILES.stream.role)),
  files: [WHOLE, PARTS, FILES.stream],
  snapshotSections: [],
  read: readFolder,
}

function openBritishKeys(): ReadonlyMap<string, CompanyKey> {
  const key: CompanyKey = {
    columns: ['CompanyNumber'],
    delimiter: ',',
    find: ([text = '']) => {
      const number = normaliseBritishCompanyNumber(text)
      return number === null ? null : toBritishCompanyId(number)
    },
  }
  return new Map([WHOLE, PARTS].map(({ role }) => [role, key]))
}

/** What is due on a day is overdue from the next one on. */
function findOverdueTurn(record: SourceRecord): string | null {
  if (record.type !== 'fact' || record.section !== 'register-detail') return null
  if (record.slot !== 'accounts-due-on' && record.slot !== 'confirmation-due-on') return null
  const day = new Date(`${record.payload.value}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** Of the companies a bit for each number is kept. */
async function* readFolder(edition: Edition): AsyncGenerator<SourceRecord> {
  const found = findEdition(edition, FILES)
  if (found.isStream) {
    yield* readStream(found)
    return
  }
  const reading = { seen: new SeenNumbers(), day: found.day }
  for (const path of found.paths) yield* readCompanies(path, reading)
}

/** Of each company the last profile alone: what an earlier one says is over, and the edition is of the last day. */
async function* readStream({ paths, day }: FoundEdition): AsyncGenerator<SourceRecord> {
  const lastOf = new Map<string, string>()
  const placeOf = ({ file, line }: FilePlace): string => `${file} ${line}`
  for await (const change of readChanges(paths))
    if (change.data !== null) lastOf.set(change.companyNumber, placeOf(change.at))
  for await (const change of readChanges(paths)) {
    const { at, data } = change
    if (change.data !== null && lastOf.get(change.companyNumber) !== placeOf(at)) continue
    const row = data === null ? null : toCompanyRow(at, data)
    if (row === null) yield rejectLine(at, 'entry-kind', data === null ? 'deleted, or no event' : 'no profile')
    else yield* readCompany(row, { seen: null, day })
  }
}
