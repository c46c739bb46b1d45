import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CommandError } from '../../shared/cli/command-error.ts'

/** Asks at the terminal for a new password, twice, without showing it. */
export async function askPassword(): Promise<string> {
  const password = await askHidden('Password: ')
  if ((await askHidden('The same again: ')) !== password) throw new CommandError('The two passwords differ.')
  return password
}

async function askHidden(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  // Ctrl-C and the end of the input close it before there is an answer.
  const aborted = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => reject(new CommandError('Cancelled.')))
  })
  process.stderr.write(question)
  try {
    return await Promise.race([terminal.question(''), aborted])
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
