import type { Command } from 'commander'
import { readConfig } from '../../app/config.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { listMailFiles, readMailFile } from '../../shared/mail-files.ts'

export function registerMailCommands(program: Command): void {
  const mails = program
    .command('mails')
    .description('mails that were written to files because MERLEG_SMTP_URL is not set')

  mails
    .command('list')
    .description('every mail, the newest first: id, time, recipient, subject')
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
