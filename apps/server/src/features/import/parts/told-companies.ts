import type { RejectedLine, SourceRecord } from '@merleg/domain/observation'
import type { EditionCompany } from '../../register/edition-companies.repository.ts'
import type { CompanyPrints } from './company-prints.ts'
import type { LinePlaces } from './part-writer.ts'
import type { SplitPart } from './split-edition.ts'

type Told = { facts: number; statements: number; hasRejects: boolean; turn: string | null }

type Reading = {
  prints: CompanyPrints
  observedOn: string
  findTurn: ((record: SourceRecord) => string | null) | undefined
}

/** Counts what the records of a part tell of each company, and gives their lines the numbers that the publisher's files have. */
export class ToldCompanies {
  readonly #part: SplitPart
  readonly #reading: Reading
  readonly #told = new Map<string, Told>()

  constructor(part: SplitPart, reading: Reading) {
    this.#part = part
    this.#reading = reading
  }

  /** The record with the line of the publisher's file. */
  take(record: SourceRecord): SourceRecord {
    if (record.type === 'reject') {
      const places = this.#placesOf(record.detail) ?? this.#placesOfCompany(record)
      const owner = this.#part.companies.get(places?.owners[record.line - 1] ?? -1)
      for (const id of [owner, record.companyId]) if (id !== undefined) this.#of(id).hasRejects = true
      return { ...record, line: places?.lines[record.line - 1] ?? record.line }
    }
    const told = this.#of(record.companyId)
    if (record.type === 'fact') told.facts += 1
    else told.statements += 1
    const turn = this.#findTurn(record)
    if (turn !== null && (told.turn === null || turn < told.turn)) told.turn = turn
    return record
  }

  /** The same lines of the company are to be read again. */
  askAgain(companyId: string): void {
    this.#of(companyId).hasRejects = true
  }

  /** Where a line of a part's file stands in the publisher's; `text` begins with the name of the file. */
  findLine(text: string, line: number): number {
    const places = this.#placesOf(text)
    return places?.lines[line - 1] ?? places?.lines.at(-1) ?? line
  }

  /** The companies of the part, once. What was rejected of one is read, and told, again with the next edition. */
  *list(): Generator<EditionCompany> {
    for (const [number, companyId] of this.#part.companies) {
      const told = this.#told.get(companyId)
      const isKept = told !== undefined && !told.hasRejects && told.facts + told.statements > 0
      yield {
        companyId,
        print: isKept ? this.#reading.prints.printOf(number) : null,
        repeatsBefore: told?.turn ?? null,
        facts: told?.facts ?? 0,
        statements: told?.statements ?? 0,
      }
    }
    // Of a large edition there are many parts.
    this.#told.clear()
  }

  #of(companyId: string): Told {
    const known = this.#told.get(companyId)
    if (known !== undefined) return known
    const told = { facts: 0, statements: 0, hasRejects: false, turn: null }
    this.#told.set(companyId, told)
    return told
  }

  #placesOf(text: string): LinePlaces | undefined {
    const end = text.indexOf(':')
    return this.#part.places.get(end === -1 ? text : text.slice(0, end))
  }

  /** Of a line that does not name its file: the one in which that line is its company's. */
  #placesOfCompany({ companyId, line }: RejectedLine): LinePlaces | undefined {
    const number = companyId === undefined ? null : this.#reading.prints.numberOf(companyId)
    return number === null
      ? undefined
      : [...this.#part.places.values()].find(({ owners }) => owners[line - 1] === number)
  }

  /** The first day after that of the edition on which something begins or ends that the record tells. */
  #findTurn(record: Exclude<SourceRecord, { type: 'reject' }>): string | null {
    const { observedOn, findTurn } = this.#reading
    let first: string | null = null
    const days = record.type === 'fact' ? [record.validFrom, record.validTo] : []
    for (const day of [...days, findTurn?.(record)])
      if (day != null && day > observedOn && (first === null || day < first)) first = day
    return first
  }
}
