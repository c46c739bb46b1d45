import type { z } from 'zod'
import { FileFault, type FilePlace } from '../../../shared/file-fault.ts'

/** A record that has its shape, or what is wrong with one that is built another way. */
type ReadRecord<Value> = { value: Value } | { fault: string }

/**
 * Reads the records of a file by the shape that they have; where none has it, the file is another one and is refused. One
 * alone proves nothing: of an edition that is read for what has changed it may be the only one.
 */
export class RecordShape<Value> {
  readonly #schema: z.ZodType<Value>
  #fitting = 0
  #faults = 0
  #firstFault: { place: FilePlace; fault: string } | null = null

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
    this.#firstFault ??= { place, fault }
    return { fault }
  }

  /** After the last record; throws `FileFault`. */
  refuseIfNoneFits(): void {
    if (this.#fitting > 0 || this.#faults < 2 || this.#firstFault === null) return
    const { place, fault } = this.#firstFault
    throw new FileFault('json', place, fault)
  }
}
