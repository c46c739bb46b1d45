import { rename, rm, writeFile } from 'node:fs/promises'
import { CommandError } from '../../../shared/cli/command-error.ts'

/** All of it or nothing: into a file beside it, which then takes its place. Throws CommandError where it cannot. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const beside = `${path}.${process.pid}.part`
  try {
    await writeFile(beside, text)
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw new CommandError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}
