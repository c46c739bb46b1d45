import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { AppError } from '../../../app/app-error.ts'
import type { TableReply } from './read-table-apart.ts'
import { readUploadedTable } from './read-uploaded-table.ts'

async function read(): Promise<TableReply> {
  try {
    const { path, maxRows } = z.object({ path: z.string(), maxRows: z.number() }).parse(workerData)
    return await readUploadedTable(await readFile(path), maxRows)
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.code }
    return { fault: String(error) }
  }
}

parentPort?.postMessage(await read())
