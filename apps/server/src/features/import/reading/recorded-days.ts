import { type FileHandle, open, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { readJsonRecords } from '../../../shared/json-records.ts'

/** What of an event is needed to go on after it. */
const Recorded = z.object({
  event: z.object({ timepoint: z.number().int(), published_at: z.string().nullish() }),
})

const LINE_FEED = 0x0a
const TAIL_BYTES = 4 * 1024 * 1024

/** An event as it came in one line, or null where the line is none. */
export function readEventLine(line: string): { timepoint: number; day: string | null } | null {
  try {
    const parsed = Recorded.safeParse(JSON.parse(line))
    if (!parsed.success) return null
    const { timepoint, published_at: publishedAt } = parsed.data.event
    return { timepoint, day: findDay(publishedAt) }
  } catch {
    return null
  }
}

function findDay(text: string | null | undefined): string | null {
  return /\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? null
}

/**
 * The day of the first event of recorded files, in the order of their names, or that in the name of the first; null where there
 * are no files. Throws `FileFault`.
 */
export async function findRecordedFrom(paths: readonly string[]): Promise<string | null> {
  for (const path of paths)
    for await (const { value } of readJsonRecords({ path })) {
      const { data } = Recorded.safeParse(value)
      if (data !== undefined) return findDay(data.event.published_at) ?? findDay(basename(path))
    }
  return findDay(paths.map((path) => basename(path))[0])
}

/** The files of a stream in a folder, one for each day: `stream-companies-2026-11-20.jsonl`, whole lines only. */
export class RecordedDays {
  readonly #folder: string
  readonly #stream: string
  #file: { day: string; handle: FileHandle } | null = null

  constructor(folder: string, stream: string) {
    this.#folder = folder
    this.#stream = stream
  }

  /** Where the recording ended, null where there is none; half a line that a stopped program left is taken away. */
  async findEnd(): Promise<{ timepoint: number; day: string } | null> {
    const name = new RegExp(`^stream-${this.#stream}-(\\d{4}-\\d{2}-\\d{2})\\.jsonl$`)
    const days = (await readdir(this.#folder)).flatMap((file) => name.exec(file)?.[1] ?? []).toSorted()
    for (const day of days.toReversed()) {
      const timepoint = await this.#findLast(day)
      if (timepoint !== null) return { timepoint, day }
    }
    return null
  }

  /** Adds an event to the file of its day. */
  async add(line: string, day: string): Promise<void> {
    if (this.#file?.day !== day) {
      await this.close()
      this.#file = { day, handle: await open(this.#pathOf(day), 'a') }
    }
    await this.#file.handle.appendFile(`${line}\n`)
  }

  async close(): Promise<void> {
    const file = this.#file
    this.#file = null
    await file?.handle.close()
  }

  #pathOf(day: string): string {
    return join(this.#folder, `stream-${this.#stream}-${day}.jsonl`)
  }

  async #findLast(day: string): Promise<number | null> {
    const handle = await open(this.#pathOf(day), 'r+')
    try {
      const { size } = await handle.stat()
      const from = Math.max(0, size - TAIL_BYTES)
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(size - from), position: from })
      const tail = buffer.subarray(0, bytesRead)
      const end = tail.lastIndexOf(LINE_FEED) + 1
      if (end < tail.length) await handle.truncate(from + end)
      const lines = tail.subarray(0, end).toString('utf8').split('\n').toReversed()
      for (const line of lines) {
        const event = readEventLine(line)
        if (event !== null) return event.timepoint
      }
      return null
    } finally {
      await handle.close()
    }
  }
}
