import type { Command } from 'commander'
import { readConfig } from '../../app/config.ts'
import { withCommandDatabase } from '../../app/open-database.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { listMailFiles, readMailFile } from '../../shared/mail-files.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { listFailedMails } from './mail.repository.ts'

export function registerMailCommands(program: Command): void {
  const mails = program
    .command('mails')
    .description('mails that could not be sent, and those written to files because MERLEG_SMTP_URL is not set')

  mails
    .command('failed')
    .description(
      'mails that could not be sent, the last failure first: id, time, given up or not, attempts, recipient, reason',
    )
    .action(() =>
      withCommandDatabase(async ({ db }) => {
        for (const mail of await listFailedMails(db)) {
          const state = mail.givenUpAt === null ? 'will be tried again' : 'given up'
          const attempts = `${mail.attempts} ${mail.attempts === 1 ? 'attempt' : 'attempts'}`
          const words = [mail.mailId, mail.lastFailedAt.toISOString(), state, attempts, mail.recipient, mail.reason]
          console.log(words.map(toSingleLine).join('\t'))
        }
      }),
    )

  mails
    .command('list')
    .description('every mail in a file, the newest first: id, time, recipient, subject')
    .action(async () => {
      for (const mail of await listMailFiles(readConfig().dataDir))
        console.log([mail.id, mail.sentAt, mail.to, mail.subject].join('\t'))
    })

  mails
    .command('show')
    .description('the text of a mail')
    .argument('[id]', 'as in the list; the newest mail when left out')
    .action(async (wanted: string | undefined) => {
      const { dataDir } = readConfig()
      const id = wanted ?? (await listMailFiles(dataDir))[0]?.id
      const mail = id === undefined ? null : await readMailFile(dataDir, id)
      if (!mail) throw new CommandError(wanted === undefined ? 'There are no mails.' : `There is no mail ${wanted}.`)
      console.log(`To: ${mail.to}\nDate: ${mail.sentAt}\nSubject: ${mail.subject}\n\n${mail.text}`)
    })
}
