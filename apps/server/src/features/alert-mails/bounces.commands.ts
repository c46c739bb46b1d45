import type { Command } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { systemClock } from '../../shared/clock.ts'
import { readMailbox } from '../../shared/mailbox-files.ts'
import { noteBounces } from './note-bounces.usecases.ts'

/** `merleg mails bounces`. Exit codes: 0 done, 1 refused, 2 wrong use. */
export function registerBounceCommand(mails: Command): void {
  mails
    .command('bounces')
    .description(
      'read reports that mails did not arrive (RFC 3464), note those mails as failed, and mail an address no more that is not there; the mailbox is left as it is, and may be read again',
    )
    .argument('<mailbox>', 'where such reports are collected: an mbox, a Maildir, a folder of messages, or one message')
    .action((path: string) =>
      withCommandDatabase(async ({ db }) => {
        const found = await noteBounces({ db, clock: systemClock }, readMailbox(path)).catch(refuseUnreadable)
        console.log(
          `Messages read: ${found.read}, of them not understood: ${found.unread}. Mails that did not arrive: ${found.noted} new, ${found.known} known. Users mailed no more: ${found.stopped}.`,
        )
      }),
    )
}

function refuseUnreadable(error: unknown): never {
  const isOfFile = error instanceof RangeError || (error instanceof Error && 'syscall' in error && 'path' in error)
  if (isOfFile) throw new CommandError(error.message)
  throw error
}
