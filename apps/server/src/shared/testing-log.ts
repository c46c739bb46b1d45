import { symbols } from 'pino'
import { createLogger, type Logger } from './logger.ts'

/** The logger of the product, with its lines kept in place of standard output. */
export function createKeptLog(level: string): { logger: Logger; lines: string[] } {
  const lines: string[] = []
  const logger = createLogger(level)
  Reflect.set(logger, symbols.streamSym, { write: (line: string) => lines.push(line) })
  return { logger, lines }
}
