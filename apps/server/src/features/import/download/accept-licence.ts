import { createInterface } from 'node:readline/promises'
import { CommandError } from '../../../shared/cli/command-error.ts'
import type { SourceDownload } from './source-download.ts'

/** Shows the licence and goes on when it is accepted: by the option, or by whoever sits at the terminal. */
export async function acceptLicence(
  { sourceId, licence, licenceUrl }: SourceDownload,
  isAccepted: boolean,
): Promise<void> {
  process.stderr.write(`${sourceId} is published under: ${licence}\n  ${licenceUrl}\n`)
  if (isAccepted) return
  if (!process.stdin.isTTY)
    throw new CommandError('Nobody is at the terminal to accept the licence: give --accept-licence.', 2)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await terminal.question('Do you accept it? [y/N] ')
    if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('Not accepted; nothing was downloaded.')
  } finally {
    terminal.close()
  }
}
