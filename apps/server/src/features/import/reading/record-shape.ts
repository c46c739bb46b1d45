import type { z } from 'zod'
import { FileFault, type FilePlace } from '../../../shared/file-fault.ts'
import type { EditionJudgement, Shapes } from './edition-judgement.ts'
import { areSingle } from './file-gaps.ts'

/** A record that has its shape, or what is wrong with one that is built another way. */
type ReadRecord<Value> = { value: Value } | { fault: string }

/**
 * Throws `FileFault` where no record has the shape of one. One alone proves nothing; nor do few beside companies that are not
 * read because they were when they told the same.
 */
export function refuseShapes({ fitting, faults, first }: Shapes, unread = 0): void {
  if (fitting > 0 || faults < 2 || (unread > 0 && areSingle(faults, unread))) return
  throw new FileFault('json', first.place, first.fault)
}

/** Reads the records of a file by the shape that they have; where none has it, the file is another one and is refused. */
export class RecordShape<Value> {
  readonly #schema: z.ZodType<Value>
  #fitting = 0
  #faults = 0
  #first: Shapes['first'] | null = null

  constructor(schema: z.ZodType<Value>) {
    this.#schema = schema
  }

  read(place: FilePlace, value: unknown): ReadRecord<Value> {
    const record = this.#schema.safeParse(value)
    if (record.success) {
      this.#fitting += 1
      return { value: record.data }
    }
    const [issue] = record.error.issues
    const fault = issue === undefined ? '' : `${issue.path.join('.')}: ${issue.message}`
    this.#faults += 1
    this.#first ??= { place, fault }
    return { fault }
  }

  /** After the last record of `file`; throws `FileFault`. Of a part of an edition its `judgement` does. */
  refuseIfNoneFits(file: string, judgement?: EditionJudgement): void {
    const first = this.#first ?? { place: { file, line: 1 }, fault: '' }
    const shapes = { fitting: this.#fitting, faults: this.#faults, first }
    if (judgement) judgement.addShapes(shapes)
    else refuseShapes(shapes)
  }
}
