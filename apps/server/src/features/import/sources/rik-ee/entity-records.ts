import { isValidEstonianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { RejectedLine } from '@merleg/domain/observation'
import { z } from 'zod'
import { FileFault, type FilePlace } from '../../../../shared/file-fault.ts'
import { readJsonRecords } from '../../../../shared/json-records.ts'
import { unpackedName } from '../../../../shared/packed-file.ts'
import { FileGaps } from '../../reading/file-gaps.ts'
import { RecordShape } from '../../reading/record-shape.ts'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'
import { type EntityList, toCompanyId } from './basic-data.ts'

/** What a file says of an entity; `line` is the number of its record. */
export type EntityRecord<Value> = FilePlace & { type: 'entity'; companyId: string; value: Value }

const Head = z.object({ ariregistri_kood: z.union([z.number().int(), z.string()]) })

type EntityFile<Value> = {
  path: string
  list: EntityList
  schema: z.ZodType<Value>
  /** Every entity of the basic data has a record in it. */
  isOfAll?: true
}

/**
 * The records of one of the register's JSON files, each of an entity of `list`. Refuses the source where a record does
 * not say of whom it is, where many are of entities that the basic data do not have, and where many entities have none in a
 * file of all: then one of the two files is cut off. A record that is built another way is rejected; if all are, the file is refused.
 */
export async function* readEntityRecords<Value>({
  path,
  list,
  schema,
  isOfAll,
}: EntityFile<Value>): AsyncGenerator<EntityRecord<Value> | RejectedLine> {
  const unknown = new FileGaps()
  const seen = new Set<number>()
  let last: FilePlace = { file: unpackedName(path), line: 1 }
  const shape = new RecordShape(schema)
  for await (const { value, ...place } of readJsonRecords({ path })) {
    last = place
    const head = Head.safeParse(value)
    if (!head.success) throw new FileFault('json', place, 'no ariregistri_kood')
    const code = String(head.data.ariregistri_kood).padStart(8, '0')
    if (!isValidEstonianRegisterCode(code)) {
      yield rejectLine(place, 'register-code', code)
      continue
    }
    if (unknown.count(Number(code), !list.codes.has(Number(code)))) {
      yield rejectLine(place, 'unknown-company', code)
      continue
    }
    if (seen.has(Number(code))) {
      yield ofCompany(rejectLine(place, 'duplicate', code), toCompanyId(code))
      continue
    }
    seen.add(Number(code))
    const read = shape.read(place, value)
    yield 'value' in read
      ? { ...place, type: 'entity', companyId: toCompanyId(code), value: read.value }
      : ofCompany(rejectLine(place, 'record', `${read.fault} (${code})`), toCompanyId(code))
  }
  shape.refuseIfNoneFits(last.file, list.judgement)
  unknown.refuseIfCut(list.last, `entities of ${last.file} are not in it`, list.judgement)
  if (isOfAll) yield* rejectMissing(last, list, seen)
}

/** Of an entity without a record nothing was read: what it had has not ended, and that it has nothing is not said. */
function* rejectMissing(
  last: FilePlace,
  { codes, judgement }: EntityList,
  seen: ReadonlySet<number>,
): Generator<RejectedLine> {
  const gaps = new FileGaps()
  const missing = [...codes].filter((code) => gaps.count(code, !seen.has(code))).map(toPaddedId)
  for (const companyId of missing) judgement?.askAgain(companyId)
  gaps.refuseIfCut(last, 'entities are not in it', judgement)
  for (const companyId of missing) yield ofCompany(rejectLine(last, 'record-missing', companyId), companyId)
}

const toPaddedId = (code: number): string => toCompanyId(String(code).padStart(8, '0'))
