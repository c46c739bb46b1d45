import { dayAfter } from '@merleg/domain/calendar-days'
import type { RejectedLine, SourceRecord, StatementAmounts } from '@merleg/domain/observation'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { SourceRefused } from '../../../register/source-refused.ts'
import { readNumber } from '../../reading/cell-values.ts'
import { ofCompany, type RefusalReason, rejectLine } from '../../reading/source-lines.ts'
import type { StatementHead } from './statement-heads.ts'
import { type FiledAmounts, readToldAmounts } from './told-amounts.ts'

/** The two files that hold amounts. */
export type PartName = 'balance' | 'income'
type Part = FilePlace & { amounts: FiledAmounts }
type Parts = { balance?: Part; income?: Part }
type Pending = Parts & { head?: StatementHead }

const MAX_SINGLE_GAPS = 10
const MAX_SHARE = 0.01

/**
 * Puts statements together from a head and two parts with the same id. The publisher writes the three files in one order,
 * so that few wait for the rest; in any other order all would, which takes memory but changes nothing.
 */
export class StatementJoin {
  readonly #pending = new Map<number, Pending>()
  /** Ids of heads that were left out: what belongs to them is left out too, and is no gap. */
  readonly #leftOut = new Set<number>()
  readonly #highest: Record<PartName | 'head', number> = { head: 0, balance: 0, income: 0 }
  /** The highest id told of a company and its days: of several statements the later one counts. */
  readonly #told = new Map<string, number>()
  #heads = 0

  leaveOut(id: number): void {
    this.#leftOut.add(id)
    this.#pending.delete(id)
  }

  *takeHead(id: number, head: StatementHead): Generator<SourceRecord> {
    this.#heads += 1
    this.#highest.head = Math.max(this.#highest.head, id)
    yield* this.#add(id, { head })
  }

  *takePart(name: PartName, id: number, part: Part): Generator<SourceRecord> {
    this.#highest[name] = Math.max(this.#highest[name], id)
    if (!this.#leftOut.has(id)) yield* this.#add(id, { [name]: part })
  }

  *#add(id: number, piece: Pending): Generator<SourceRecord> {
    const known = { ...this.#pending.get(id), ...piece }
    if (known.head === undefined || known.balance === undefined || known.income === undefined) {
      this.#pending.set(id, known)
      return
    }
    this.#pending.delete(id)
    yield* this.#tell(id, known.head, known)
  }

  /** A statement may come after a later one over the same days, as those with one part only come last. */
  *#tell(id: number, head: StatementHead, parts: Parts): Generator<SourceRecord> {
    const key = `${head.companyId} ${head.periodStart} ${head.periodEnd}`
    if (id < (this.#told.get(key) ?? 0)) {
      yield rejectLine(head, 'superseded', key)
      return
    }
    for (const record of toRecords(head, parts)) {
      if (record.type === 'statement') this.#told.set(key, id)
      yield record
    }
  }

  /** Statements with one part only; parts without a head. Throws `SourceRefused` where a file seems cut off. */
  *end(): Generator<SourceRecord> {
    this.#refuseIfCut()
    for (const [id, { head, balance, income }] of this.#pending) {
      if (head !== undefined && (balance !== undefined || income !== undefined))
        yield* this.#tell(id, head, { ...(balance && { balance }), ...(income && { income }) })
      const place = balance ?? income
      if (head === undefined && place !== undefined) yield rejectLine(place, 'unknown-report', 'no such statement')
    }
  }

  /** A file cut between two lines lacks all above some id; without heads are those of a cut list of statements. */
  #refuseIfCut(): void {
    let [headless, last]: [number, FilePlace | undefined] = [0, undefined]
    const beyond: Record<PartName, number> = { balance: 0, income: 0 }
    for (const [id, { head, balance, income }] of this.#pending) {
      if (head === undefined) headless += 1
      last = head ?? balance ?? income ?? last
      if (head !== undefined && balance === undefined && id > this.#highest.balance) beyond.balance += 1
      if (head !== undefined && income === undefined && id > this.#highest.income) beyond.income += 1
    }
    const allowed = Math.max(MAX_SINGLE_GAPS, this.#heads * MAX_SHARE)
    for (const [what, count] of [
      ['amounts have no statement', headless],
      ['statements come after the last balance sheet', beyond.balance],
      ['statements come after the last income statement', beyond.income],
    ] as const)
      if (count > allowed)
        throw new SourceRefused('cut-off' satisfies RefusalReason, last?.line ?? null, `${count} ${what}`)
  }
}

function* toRecords(head: StatementHead, { balance, income }: Parts): Generator<SourceRecord> {
  const told = readToldAmounts({ ...balance?.amounts, ...income?.amounts })
  if (told === null) {
    yield rejectLine(head, 'layout-unknown', `${head.companyId}, ${head.periodEnd}`) satisfies RejectedLine
    return
  }
  const { companyId, periodStart, periodEnd, currency, unit, factor, line } = head
  const employees = readEmployees(head)
  const amounts: StatementAmounts = {}
  for (const [code, amount] of Object.entries(told.amounts)) amounts[code] = amount * factor
  if (Object.keys(amounts).length === 0) return
  if (employees !== null) amounts['employees'] = employees
  const sourceRef = `${head.file}#${line}`
  yield {
    type: 'statement',
    line,
    companyId,
    periodStart,
    periodEnd,
    layout: told.layout.key,
    isConsolidated: false,
    currency,
    unit,
    amounts,
    previousAmounts: {},
    amendedAmounts: {},
    filedOn: null,
    sourceRef,
  }
  if (employees === null) {
    const detail = `employees: ${head.employees} (${companyId}, ${periodEnd})`
    if (head.employees !== '') yield ofCompany(rejectLine(head, 'amount', detail), companyId, 'headcount')
    return
  }
  const [validFrom, validTo] = [periodStart, dayAfter(periodEnd)]
  const payload = { persons: employees }
  yield { type: 'fact', line, companyId, section: 'headcount', slot: '', payload, validFrom, validTo, sourceRef }
}

function readEmployees({ employees }: StatementHead): number | null {
  const persons = readNumber(employees)
  return persons !== null && Number.isInteger(persons) && persons >= 0 ? persons : null
}
