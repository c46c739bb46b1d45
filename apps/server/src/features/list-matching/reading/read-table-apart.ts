import { Worker } from 'node:worker_threads'
import type { ErrorCode } from '@merleg/contract/errors'
import { LIST_MAX_ROWS } from '@merleg/contract/list-matching.contract'
import { AppError } from '../../../app/app-error.ts'
import type { UploadedTable } from './read-uploaded-table.ts'

export type TableReply = UploadedTable | { refusal: ErrorCode } | { fault: string }

/** A table of the most rows and columns takes seconds, on a busy machine twenty of them. */
const TIME_LIMIT_MS = 45_000
const MEMORY_LIMIT_MB = 768

type Limits = { timeLimitMs?: number; memoryLimitMb?: number; maxRows?: number }

/**
 * The rows of an uploaded table, read in a thread of its own: a small file can be made to take minutes and gigabytes,
 * for which nobody else shall wait. @throws AppError where it is none, or too large.
 */
export async function readTableApart(
  path: string,
  { timeLimitMs = TIME_LIMIT_MS, memoryLimitMb = MEMORY_LIMIT_MB, maxRows = LIST_MAX_ROWS }: Limits = {},
): Promise<UploadedTable> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: { path, maxRows },
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  })
  const { promise, resolve, reject } = Promise.withResolvers<TableReply>()
  const refuse = () => reject(new AppError('list.too-large-unpacked'))
  const timer = setTimeout(refuse, timeLimitMs)
  worker.once('message', resolve)
  worker.once('error', (error) => (isOutOfMemory(error) ? refuse() : reject(error)))
  worker.once('exit', (code) => reject(new Error(`the thread that reads tables ended with code ${code}`)))
  try {
    const reply = await promise
    if ('rows' in reply) return reply
    if ('refusal' in reply) throw new AppError(reply.refusal)
    throw new Error(`a table could not be read: ${reply.fault}`)
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
