import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { type SheetContent, writeWorkbook } from './xlsx.ts'

const Sheets = z.custom<readonly SheetContent[]>((given) => Array.isArray(given))

parentPort?.postMessage(await writeWorkbook(Sheets.parse(workerData)))
