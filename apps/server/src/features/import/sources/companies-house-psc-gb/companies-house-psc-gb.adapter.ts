import type { FactSection } from '@merleg/domain/fact-sections'
import type { RejectedLine, SourceRecord } from '@merleg/domain/observation'
import { normaliseBritishCompanyNumber, toBritishCompanyId } from '@merleg/domain/foreign-identifier'
import { FileFault } from '../../../../shared/file-fault.ts'
import { type JsonRecord, readJsonRecords } from '../../../../shared/json-records.ts'
import type { Edition, EditionFile, SourceAdapter } from '../../reading/source-adapter.ts'
import { findRecordedFrom } from '../../reading/recorded-days.ts'
import { ofCompany, type RefusalReason, rejectLine } from '../../reading/source-lines.ts'
import { SourceRefused } from '../../../register/source-refused.ts'
import { findEdition, type FoundEdition, readChanges, recordedStream } from '../companies-house-gb/stream-events.ts'
import { readControlLine } from './controls.ts'
import { findSection, type ReadLine, readLineData, SnapshotLine, type Totals } from './control-record.ts'

const SNAPSHOT_SECTIONS: readonly FactSection[] = ['beneficial-owner', 'beneficial-owner-statement']

const MAX_UNKNOWN_LINES = 10
const MAX_UNKNOWN_SHARE = 0.01

const WHOLE: EditionFile = {
  role: 'whole',
  name: /^persons-with-significant-control-snapshot-\d{4}-\d{2}-\d{2}(?:\.txt)?$/,
  example: 'persons-with-significant-control-snapshot-2026-11-02.zip',
  isOptional: true,
  isMany: true,
  snapshotSections: SNAPSHOT_SECTIONS,
}
const PARTS: EditionFile = {
  role: 'parts',
  name: /^psc-snapshot-\d{4}-\d{2}-\d{2}_\d{1,3}of\d{1,3}(?:\.txt)?$/,
  example: 'psc-snapshot-2026-11-02_1of31.zip',
  isOptional: true,
  isMany: true,
  snapshotSections: SNAPSHOT_SECTIONS,
}
const FILES = { whole: WHOLE, parts: PARTS, stream: recordedStream('persons-with-significant-control') }

/**
 * Who controls companies of the United Kingdom, directly or through others: more than a quarter of the shares or votes,
 * the right to choose the board, or influence. Lines of JSON in no order, those who have ceased too, closed by a line of
 * totals. Read after the closed lists of the publisher and programs of others that read whole snapshots; none was at hand.
 *
 * A snapshot: who is left out is no more told. They are no members: the bands are of what somebody controls, be it through
 * others. That nobody is named tells nothing, so that it covers nothing; statements that there is nobody are told as such.
 * Days before 6 April 2016, when the register began, are kept as they were filed. Between two snapshots recorded days of
 * the stream of the same name go on, under the same source (ADR 91).
 */
export const companiesHousePscGb: SourceAdapter = {
  source: {
    sourceId: 'companies-house-psc-gb',
    publisher: 'Companies House',
    title: 'People with significant control snapshot',
    licence: 'Free for any use (Companies House); Crown copyright',
    url: 'https://download.companieshouse.gov.uk/en_pscdata.html',
    isMadeUp: false,
    toldFrom: '2016-04-06',
    countryCode: 'GB',
    language: 'en',
    rhythm: 'daily',
    readFrom: 'description',
  },
  observedOn: null,
  findObservedOn: (edition) => Promise.resolve(findEdition(edition, FILES).day),
  findRecordedFrom: (edition) => findRecordedFrom(edition.filesOf(FILES.stream.role)),
  files: [WHOLE, PARTS, FILES.stream],
  snapshotSections: [],
  // What follows the last stroke of an address at the publisher.
  entrySections: ['beneficial-owner', 'beneficial-owner-statement'],
  read: readFolder,
}

/** Of what was read it only remembers how much it was. */
async function* readFolder(edition: Edition): AsyncGenerator<SourceRecord> {
  const found = findEdition(edition, FILES)
  if (found.isStream) {
    yield* readStream(found)
    return
  }
  const { paths, day } = found
  const counted = new CountedLines()
  for (const path of paths) {
    for await (const record of readJsonRecords({ path })) yield* readRecord(record, { counted, day })
  }
  counted.refuseIfUnfit()
}

/** An event has what a line of the snapshot has; whose it is stands in its address. */
async function* readStream({ paths, day }: FoundEdition): AsyncGenerator<SourceRecord> {
  for await (const change of readChanges(paths)) {
    const line = SnapshotLine.safeParse(change)
    const told = line.success ? readLineData(line.data.data) : 'unknown'
    if (change.data === null || told === 'unknown')
      yield rejectLine(change.at, 'entry-kind', change.data === null ? 'deleted, or no event' : 'no control')
    else if (told === 'malformed')
      yield* ofNumber(rejectLine(change.at, 'payload', change.companyNumber), change.companyNumber, change.data)
    else yield* readControlLine(change.at, { companyNumber: change.companyNumber, told, day, isStream: true })
  }
}

function readRecord(record: JsonRecord, { counted, day }: { counted: CountedLines; day: string }): SourceRecord[] {
  const line = SnapshotLine.safeParse(record.value)
  if (!line.success) counted.count(record, 'unknown')
  if (!line.success) return [rejectLine(record, 'entry-kind', 'a line without a kind')]
  const { company_number: companyNumber = '', data } = line.data
  const told = readLineData(data)
  counted.count(record, told)
  if (told === 'unknown')
    return ofNumber(rejectLine(record, 'entry-kind', `${data.kind} (${companyNumber})`), companyNumber)
  if (told === 'malformed')
    return ofNumber(rejectLine(record, 'payload', `${data.kind} (${companyNumber})`), companyNumber, data)
  return told.of === 'totals' ? [] : readControlLine(record, { companyNumber, told, day, isStream: false })
}

/** `data`: of a line of a kind that is known, which tells what it was of. */
function ofNumber(rejected: RejectedLine, companyNumber: string, data?: Record<string, unknown>): RejectedLine[] {
  const number = normaliseBritishCompanyNumber(companyNumber)
  const section = data === undefined ? undefined : findSection(data.kind)
  return [number === null ? rejected : ofCompany(rejected, toBritishCompanyId(number), section)]
}

/**
 * Compares what was read with the line of totals, without which the end of a snapshot is missing: there may be no less
 * than it says. Lines of unknown kinds may be any of those; more than a few of them mean that the form of the snapshot is
 * another one, and that it tells of those whom it seems to leave out.
 */
class CountedLines {
  #counts = { persons: 0, statements: 0, exemptions: 0, unknown: 0 }
  #totals: Totals | null = null
  #last = { file: '', line: 1 }

  count(record: JsonRecord, told: ReadLine | 'unknown' | 'malformed'): void {
    this.#last = { file: record.file, line: record.line }
    if (typeof told === 'string') this.#counts.unknown += 1
    else if (told.of === 'totals') this.#totals = told.data
    else if (told.of === 'statement') this.#counts.statements += 1
    else if (told.of === 'exemptions') this.#counts.exemptions += 1
    else this.#counts.persons += 1
  }

  refuseIfUnfit(): void {
    const { persons, statements, exemptions, unknown } = this.#counts
    const all = persons + statements + exemptions + unknown
    if (unknown > Math.max(MAX_UNKNOWN_LINES, all * MAX_UNKNOWN_SHARE))
      throw new SourceRefused('kinds-unknown' satisfies RefusalReason, this.#last.line, `${unknown} of ${all} lines`)
    if (this.#totals === null) throw new FileFault('cut-off', this.#last, 'no line of totals')
    const {
      persons_of_significant_control_count: allPersons,
      statements_count: allStatements,
      exemptions_count: allExemptions,
    } = this.#totals
    const missing = [
      [persons, allPersons, 'persons'],
      [statements, allStatements, 'statements'],
      [exemptions, allExemptions, 'exemptions'],
    ] as const
    for (const [read, told, what] of missing)
      if (read + unknown < told) throw new FileFault('cut-off', this.#last, `${read} of ${told} ${what}`)
  }
}
