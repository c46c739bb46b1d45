import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** The version of this program, as archives and reports of faults name it. */
export async function readProgramVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

/** The same as services that collect faults name it. */
export async function readRelease(): Promise<string> {
  return `merleg@${await readProgramVersion()}`
}
