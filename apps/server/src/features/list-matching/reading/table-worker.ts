import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { AppError } from '../../../app/app-error.ts'
import type { TableReply } from './read-table-apart.ts'
import { readUploadedTable } from './read-uploaded-table.ts'

async function read(): Promise<TableReply> {
  try {
    const { path } = z.object({ path: z.string() }).parse(workerData)
    return { rows: await readUploadedTable(await readFile(path)) }
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.code }
    return { fault: String(error) }
  }
}

parentPort?.postMessage(await read())
