import { basename } from 'node:path'
import { isValidNorwegianNumber } from '@merleg/domain/foreign-identifier'
import type { RejectedLine, SourceRecord, StatementObservation } from '@merleg/domain/observation'
import { FileFault, type FilePlace } from '../../../../shared/file-fault.ts'
import { readJsonRecords } from '../../../../shared/json-records.ts'
import { RecordShape } from '../../reading/record-shape.ts'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'
import { Accounts, findNumber } from './account-shape.ts'
import { readAccounts } from './accounts.ts'

/**
 * The statements of all answers. Of several accounts of a company over the same days those of the highest number count, as a
 * correction gets a new one, in whichever file it stands: all are gone through for that before any is told. Throws `FileFault`
 * where the files are no answers, or none tells of accounts.
 */
export async function* readAnswers(paths: readonly string[]): AsyncGenerator<SourceRecord> {
  const newest = await findNewest(paths)
  const shape = new RecordShape(Accounts)
  const told = new Set<string>()
  let read = 0
  for await (const { accounts, place, id } of readAll(paths, shape)) {
    read += 1
    if (accounts.type === 'reject') {
      yield accounts
      continue
    }
    const key = keyOf(accounts)
    if (id < (newest.get(key) ?? 0))
      yield rejectLine(place, 'superseded', `${accounts.companyId} ${accounts.periodEnd}: ${id}`)
    else if (told.has(key)) yield rejectLine(place, 'duplicate', key)
    else {
      told.add(key)
      yield accounts
    }
  }
  const file = basename(paths[0] ?? '')
  shape.refuseIfNoneFits(file)
  if (read === 0) throw new FileFault('empty', { file, line: 1 }, 'no accounts')
}

type Read = { accounts: StatementObservation | RejectedLine; place: FilePlace; id: number }

async function* readAll(paths: readonly string[], shape: RecordShape<Accounts>): AsyncGenerator<Read> {
  for (const path of paths) {
    for await (const { value, ...place } of readJsonRecords({ path })) {
      const record = shape.read(place, value)
      if ('value' in record)
        yield { accounts: readAccounts(record.value, place), place, id: Number(record.value.id ?? 0) }
      else yield { accounts: rejectShape(place, record.fault, findNumber(value)), place, id: 0 }
    }
  }
}

/** The highest number of the accounts of each company and period. */
async function findNewest(paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const newest = new Map<string, number>()
  for await (const { accounts, id } of readAll(paths, new RecordShape(Accounts))) {
    if (accounts.type === 'reject') continue
    const key = keyOf(accounts)
    newest.set(key, Math.max(id, newest.get(key) ?? 0))
  }
  return newest
}

function rejectShape(place: FilePlace, fault: string, number: string | null) {
  const rejected = rejectLine(place, 'record', `${fault} (${number ?? '?'})`)
  return number !== null && isValidNorwegianNumber(number) ? ofCompany(rejected, `no-${number}`) : rejected
}

const keyOf = ({ companyId, periodStart, periodEnd, isConsolidated }: StatementObservation): string =>
  `${companyId} ${periodStart} ${periodEnd} ${isConsolidated ? 'group' : 'own'}`
