import { basename } from 'node:path'
import { isValidNorwegianNumber } from '@merleg/domain/foreign-identifier'
import type { SourceRecord, StatementObservation } from '@merleg/domain/observation'
import { FileFault, type FilePlace } from '../../../../shared/file-fault.ts'
import { readJsonRecords } from '../../../../shared/json-records.ts'
import { RecordShape } from '../../reading/record-shape.ts'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'
import { Accounts, findNumber } from './account-shape.ts'
import { readAccounts } from './accounts.ts'

type Read = { statement: StatementObservation; place: FilePlace; id: number }

/**
 * The statements of all answers. Of several accounts of a company over the same days those of the highest number count, as a
 * correction gets a new one; the accounts of a company stand beside each other in its answer. Throws `FileFault` where the
 * files are no answers, or none tells of accounts.
 */
export async function* readAnswers(paths: readonly string[]): AsyncGenerator<SourceRecord> {
  const shape = new RecordShape(Accounts)
  const told = new Set<string>()
  let read = 0
  for (const path of paths) {
    let waiting = new Map<string, Read>()
    let companyId = ''
    for await (const { value, ...place } of readJsonRecords({ path })) {
      read += 1
      const record = shape.read(place, value)
      const accounts =
        'value' in record ? readAccounts(record.value, place) : rejectShape(place, record.fault, findNumber(value))
      if (accounts.type === 'reject') {
        yield accounts
        continue
      }
      if (accounts.companyId !== companyId) {
        yield* takeOver(waiting, told)
        waiting = new Map()
        companyId = accounts.companyId
      }
      const id = 'value' in record ? Number(record.value.id ?? 0) : 0
      const superseded = keepNewest(waiting, { statement: accounts, place, id })
      if (superseded !== null) yield superseded
    }
    yield* takeOver(waiting, told)
  }
  const file = basename(paths[0] ?? '')
  shape.refuseIfNoneFits(file)
  if (read === 0) throw new FileFault('empty', { file, line: 1 }, 'no accounts')
}

function rejectShape(place: FilePlace, fault: string, number: string | null) {
  const rejected = rejectLine(place, 'record', `${fault} (${number ?? '?'})`)
  return number !== null && isValidNorwegianNumber(number) ? ofCompany(rejected, `no-${number}`) : rejected
}

const keyOf = ({ companyId, periodStart, periodEnd, isConsolidated }: StatementObservation): string =>
  `${companyId} ${periodStart} ${periodEnd} ${isConsolidated ? 'group' : 'own'}`

/** Which of two accounts of the same days is left out; null where there is no second. */
function keepNewest(waiting: Map<string, Read>, next: Read) {
  const key = keyOf(next.statement)
  const other = waiting.get(key)
  const isNewer = other === undefined || next.id >= other.id
  if (isNewer) waiting.set(key, next)
  if (other === undefined) return null
  const { place, id, statement } = isNewer ? other : next
  return rejectLine(place, 'superseded', `${statement.companyId} ${statement.periodEnd}: ${id}`)
}

/** The statements of a company, once: an answer may be there twice. */
function* takeOver(waiting: ReadonlyMap<string, Read>, told: Set<string>): Generator<SourceRecord> {
  for (const [key, { statement, place }] of waiting) {
    if (told.has(key)) yield rejectLine(place, 'duplicate', key)
    else {
      told.add(key)
      yield statement
    }
  }
}
