import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { TieStandard } from '@merleg/contract/table-files'
import type { Db, DbOrTx } from '@merleg/db/connect'
import { inSnapshot } from '@merleg/db/transaction'
import { AppError } from '../../app/app-error.ts'
import { readOwnerNetwork } from '../connections/owner-network.ts'
import { readCompanyNetwork } from '../connections/company-network.ts'
import type { Tie } from '../connections/ties.repository.ts'
import { listTies } from '../connections/ties.repository.ts'
import { findProfile } from '../register/profiles.repository.ts'
import type { Publication } from './bods-frame.ts'
import { listUnlistedParts } from './bods-relationships.ts'
import { listNetworkRecords } from './network-records.ts'
import { createRecordWriter, type RecordWriter, type StandardRecord } from './record-writer.ts'
import { type ExportStep, listRegisterRecords } from './register-records.ts'

/** What is exported: who is around a company and above it, a country, or all. */
export type ExportScope =
  | { kind: 'network'; companyId: string }
  | { kind: 'country'; countryCode: string }
  | { kind: 'all' }

export type ExportInput = {
  standard: TieStandard
  scope: ExportScope
  publication: Publication
  /** Packed where its name ends in `.gz`. */
  path: string
  onStep: (step: ExportStep) => void
  signal: AbortSignal
}

/**
 * Writes what the register knows into a file, one state of the register whatever is merged meanwhile. The file has its name
 * only when it is whole. Returns how many records it has; throws `company.not-found`.
 */
export async function exportRegister(db: Db, input: ExportInput): Promise<number> {
  const { path, signal } = input
  const part = `${path}.part`
  try {
    const count = await inSnapshot(db, (tx) => writeFile(tx, { ...input, path: part, isPacked: /\.gz$/i.test(path) }), {
      isBulk: true,
    })
    signal.throwIfAborted()
    await rename(part, path)
    return count
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function writeFile(db: DbOrTx, input: ExportInput & { isPacked: boolean }): Promise<number> {
  let count = 0
  const lines = async function* (): AsyncGenerator<string> {
    for await (const record of listRecords(db, input)) {
      input.signal.throwIfAborted()
      count += 1
      yield `${JSON.stringify(record)}\n`
    }
  }
  const target = createWriteStream(input.path)
  const source = Readable.from(lines())
  const { signal } = input
  await (input.isPacked ? pipeline(source, createGzip(), target, { signal }) : pipeline(source, target, { signal }))
  return count
}

async function* listRecords(db: DbOrTx, input: ExportInput): AsyncGenerator<StandardRecord> {
  const { standard, scope, publication, onStep } = input
  const writer = createRecordWriter(standard, publication)
  const { asOf } = publication
  if (scope.kind === 'network') {
    yield* await listCompanyRecords(db, { companyId: scope.companyId, asOf }, writer)
    return
  }
  const countryCode = scope.kind === 'country' ? scope.countryCode : null
  yield* listRegisterRecords(db, { countryCode, asOf }, { writer, onStep })
}

/** A company with its owners, leaders and holdings, what its owners and leaders are tied to, and all who stand above it. */
async function listCompanyRecords(
  db: DbOrTx,
  { companyId, asOf }: { companyId: string; asOf: string },
  writer: RecordWriter,
): Promise<StandardRecord[]> {
  if ((await findProfile(db, companyId)) === null) throw new AppError('company.not-found')
  const around = await readCompanyNetwork(db, { companyId, asOf, today: asOf })
  const above = await readOwnerNetwork(db, { companyId, asOf, today: asOf })
  const ties = new Map<number, Tie>()
  for (const tie of [...around.direct, ...around.further, ...above.ties]) ties.set(tie.factId, tie)
  // Only of companies all of whose owners are among them can be said what is left over.
  const whole = [...new Set([companyId, ...above.ties.map((tie) => tie.companyId)])]
  const { ties: owners } = await listTies(db, { parties: whole, asOf, kinds: ['owner'], isOwnEntry: true })
  for (const tie of owners) ties.set(tie.factId, tie)
  const told = [...ties.values()]
  return listNetworkRecords(db, { ties: told, companyId, unlisted: listUnlistedParts(owners), asOf }, writer)
}
