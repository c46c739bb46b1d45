import type { BodsRelationship } from '@merleg/domain/interchange/bods-statement'
import type { SourceRecord } from '@merleg/domain/observation'
import { rejectLine } from '../../reading/source-lines.ts'
import { observeStandardTie, type StandardParty, TieSlots } from '../../reading/standard-parties.ts'
import { readInterests } from './interests.ts'
import { readSeries, type SeriesStatement } from './relationship-series.ts'
import type { StatementRecord } from './statements.ts'

type Ends = { companyId: string; party: StandardParty & { name: string } }
type Series = Ends & { file: string; recordId: string; statements: SeriesStatement[] }

/** Statements about what ties two parties; of a record that several tell of, all are kept until the end. */
export class RelationshipReader {
  readonly #find: (recordId: string) => StandardParty | null
  readonly #isRepeated: (recordId: string) => boolean
  readonly #series = new Map<string, Series>()
  readonly #slots = new TieSlots()

  constructor(known: { find: (recordId: string) => StandardParty | null; isRepeated: (recordId: string) => boolean }) {
    this.#find = known.find
    this.#isRepeated = known.isRepeated
  }

  *read(record: StatementRecord): Generator<SourceRecord> {
    const { statement, line } = record
    if (statement.recordType !== 'relationship') return
    const ends = this.#readEnds(record, statement.recordDetails)
    if ('type' in ends) {
      yield ends
      return
    }
    const { read, faults } = readInterests(statement.recordDetails.interests ?? [])
    for (const { reason, detail } of faults) yield rejectLine(record, reason, `${statement.recordId}: ${detail}`)
    if ((statement.recordDetails.interests ?? []).length === 0)
      yield rejectLine(record, 'interest-kind', `${statement.recordId}: no interest is told`)
    const told: SeriesStatement = {
      line,
      sourceRef: statement.statementId,
      statedOn: statement.statementDate.slice(0, 10),
      isClosed: statement.recordStatus === 'closed',
      interests: read,
    }
    const of = { ...ends, file: record.file, recordId: statement.recordId }
    if (!this.#isRepeated(statement.recordId)) yield* this.#observe({ ...of, statements: [told] })
    else {
      const series = this.#series.get(statement.recordId) ?? { ...of, statements: [] }
      series.statements.push(told)
      this.#series.set(statement.recordId, series)
    }
  }

  *finish(): Generator<SourceRecord> {
    for (const series of this.#series.values()) yield* this.#observe(series)
  }

  *#observe({ companyId, party, file, recordId, statements }: Series): Generator<SourceRecord> {
    for (const dated of readSeries(statements)) {
      const { line, from, until } = dated
      yield from !== null && from === until
        ? rejectLine({ file, line }, 'period', `${recordId}: closed on ${until}, the day on which it began`)
        : observeStandardTie(companyId, party, { dated, slots: this.#slots })
    }
  }

  #readEnds(record: StatementRecord, { subject, interestedParty }: BodsRelationship) {
    const { recordId } = record.statement
    for (const end of [subject, interestedParty])
      if (typeof end !== 'string')
        return rejectLine(
          record,
          'party-unspecified',
          `${recordId}: ${end.reason ?? end.unspecifiedReason ?? ''} ${end.description ?? ''}`.trim(),
        )
    const [company, party] = [subject, interestedParty].map((end) => (typeof end === 'string' ? this.#find(end) : null))
    if (company == null) return rejectLine(record, 'party-unknown', `${recordId}: ${JSON.stringify(subject)}`)
    if (party == null) return rejectLine(record, 'party-unknown', `${recordId}: ${JSON.stringify(interestedParty)}`)
    if (company.companyId === null)
      return company.fault === null
        ? rejectLine(record, 'register-unknown', `${recordId}: ${company.name ?? JSON.stringify(subject)}`)
        : rejectLine(record, 'register-number', `${recordId}: ${company.fault}`)
    const { name } = party
    if (name === null) return rejectLine(record, 'name-missing', `${recordId}: ${JSON.stringify(interestedParty)}`)
    return { companyId: company.companyId, party: { ...party, name } }
  }
}
