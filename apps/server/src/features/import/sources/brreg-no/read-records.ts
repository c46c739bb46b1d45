import { isValidNorwegianNumber } from '@merleg/domain/foreign-identifier'
import type { RejectedLine } from '@merleg/domain/observation'
import { z } from 'zod'
import { FileFault, type FilePlace } from '../../../../shared/file-fault.ts'
import { readJsonRecords } from '../../../../shared/json-records.ts'
import { RecordShape } from '../../reading/record-shape.ts'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'

/** A record of one of the register's files; `line` is its number. */
export type BrregRecord<Value> = FilePlace & { type: 'record'; value: Value }

const NumberTold = z.union([z.string(), z.number()]).nullish()
const Numbered = z.object({ organisasjonsnummer: NumberTold, overordnetEnhet: NumberTold })
type NumberMember = keyof z.infer<typeof Numbered>

/**
 * The records of a file; `unitIn`: where the number of the unit stands of which one tells. One that is built another way
 * is rejected; if all are, the file is no such file and refused.
 */
export async function* readBrregRecords<Value>(
  path: string,
  schema: z.ZodType<Value>,
  unitIn: NumberMember = 'organisasjonsnummer',
): AsyncGenerator<BrregRecord<Value> | (RejectedLine & { file?: undefined })> {
  const shape = new RecordShape(schema)
  let read = 0
  for await (const { value, ...place } of readJsonRecords({ path })) {
    read += 1
    const record = shape.read(place, value)
    if ('value' in record) {
      yield { ...place, type: 'record', value: record.value }
      continue
    }
    const number = findNumber(value, unitIn)
    const rejected = rejectLine(place, 'record', `${record.fault} (${findNumber(value, 'organisasjonsnummer') ?? '?'})`)
    yield number !== null && isValidNorwegianNumber(number) ? ofCompany(rejected, `no-${number}`) : rejected
  }
  shape.refuseIfNoneFits(path)
  if (read === 0) throw new FileFault('empty', { file: path, line: 1 }, 'no record')
}

function findNumber(value: unknown, member: NumberMember): string | null {
  const told = Numbered.safeParse(value)
  const number = told.success ? told.data[member] : null
  return number == null ? null : String(number).slice(0, 20)
}
