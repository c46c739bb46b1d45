import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { DownloadFault } from './download-fault.ts'

const PartState = z.object({
  url: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Length of the whole; null: the server does not say. */
  total: z.number().nullable(),
  /** It came to its end, and waits for the others. */
  isWhole: z.boolean(),
})
export type PartState = z.infer<typeof PartState>

/** A file that is being fetched: `<name>.part`, with what is known of it in `<name>.part.json`. */
export class PartFile {
  readonly path: string

  constructor(target: string) {
    this.path = `${target}.part`
  }

  /** What was fetched before, of the same address; null where there is nothing that could go on. */
  async find(url: string): Promise<{ state: PartState; bytes: number } | null> {
    const text = await readFile(`${this.path}.json`, 'utf8').catch(() => null)
    const size = await stat(this.path).then(
      (found) => found.size,
      () => 0,
    )
    if (text === null || size === 0) return null
    const state = PartState.safeParse(parse(text))
    return state.success && state.data.url === url ? { state: state.data, bytes: size } : null
  }

  async remember(state: PartState): Promise<void> {
    await writeFile(`${this.path}.json`, JSON.stringify(state))
  }

  /** Writes from a place on; what stood behind it is gone. Returns how long the file is now. */
  async append(from: number, chunks: AsyncIterable<Buffer>, onBytes: (bytes: number) => void): Promise<number> {
    const file = await open(this.path, from === 0 ? 'w' : 'r+')
    let at = from
    try {
      await file.truncate(from)
      for await (const chunk of chunks) {
        await file.write(chunk, 0, chunk.length, at)
        at += chunk.length
        onBytes(at)
      }
      await file.sync()
      return at
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw diskFull(this.path)
      throw error
    } finally {
      await file.close()
    }
  }

  /** Refuses what will not fit before it is fetched. */
  async demandSpace(bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(dirname(this.path))
    if (bavail * bsize < bytes) throw diskFull(this.path)
  }

  async hash(): Promise<string> {
    const hash = createHash('sha256')
    await pipeline(createReadStream(this.path), hash)
    return hash.digest('hex')
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true })
    await this.forget()
  }

  async forget(): Promise<void> {
    await rm(`${this.path}.json`, { force: true })
  }
}

function diskFull(path: string): DownloadFault {
  return new DownloadFault(
    `The disk of ${dirname(path)} is full. What was fetched is kept; with more space the same command goes on.`,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
