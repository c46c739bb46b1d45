import type { NetworkFileFormat, TieStandard } from '@merleg/contract/table-files'
import type { DbOrTx } from '@merleg/db/connect'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import type { UnlistedPart } from '../../interchange/bods-relationships.ts'
import { listNetworkRecords } from '../../interchange/network-records.ts'
import { createRecordWriter } from '../../interchange/record-writer.ts'
import { toFileName } from '../words/file-name.ts'

type StandardFile = {
  format: TieStandard
  /** What the name of the file is made of. */
  name: readonly string[]
  companyId: string
  ties: readonly Tie[]
  unlisted: readonly UnlistedPart[]
  /** YYYY-MM-DD */
  asOf: string
  today: string
}

export function isStandard(format: NetworkFileFormat): format is TieStandard {
  return format === 'bods' || format === 'ftm'
}

/** Some ties in an open standard, as JSON lines: what was so until the day, with its days. */
export async function renderStandardFile(db: DbOrTx, file: StandardFile): Promise<FileAnswer> {
  const { format, name, companyId, ties, unlisted, asOf, today } = file
  const publication = { publisher: { name: 'Mérleg', url: null }, publishedOn: today, asOf }
  const writer = createRecordWriter(format, publication)
  const records = await listNetworkRecords(db, { ties, companyId, unlisted, asOf }, writer)
  return {
    fileName: toFileName([...name, asOf, format], 'jsonl'),
    contentType: 'application/x-ndjson; charset=utf-8',
    body: Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join('')),
  }
}
