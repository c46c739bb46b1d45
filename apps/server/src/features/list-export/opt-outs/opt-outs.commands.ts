import { IsoDate } from '@merleg/contract/fields'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { withCommandDatabase } from '../../../app/open-database.ts'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { systemClock, today } from '../../../shared/clock.ts'
import { toSingleLine } from '../../../shared/plain-text.ts'
import {
  hasParty,
  insertOptOut,
  listOptOuts,
  OPT_OUT_KINDS,
  type OptOut,
  type OptOutKind,
  type OptOutParty,
  updateOptOutRemoved,
} from './opt-outs.repository.ts'

const MAX_REASON = 500

/** Companies and people that asked not to be contacted. */
export function registerOptOutCommands(program: Command): void {
  const optOuts = program
    .command('opt-outs')
    .description('companies and people that asked not to be contacted: lists that are sold leave their contacts empty')
  registerAdd(optOuts)

  optOuts
    .command('list')
    .description('kind, id, day of the request, reason; with --all also those taken back, when and why')
    .option('--all', 'those that were taken back, too', false)
    .action(({ all }: { all: boolean }) =>
      withCommandDatabase(async ({ db }) => {
        for (const optOut of await listOptOuts(db)) if (all || optOut.removedAt === null) console.log(toLine(optOut))
      }),
    )

  withParty(optOuts.command('remove').description('take a request back: contacts are sold again; the request is kept'))
    .requiredOption('--reason <text>', 'why it was taken back', parseReason)
    .action((kind: OptOutKind, partyId: string, { reason }: { reason: string }) =>
      withCommandDatabase(async ({ db }) => {
        if (!(await updateOptOutRemoved(db, { kind, partyId, reason, now: systemClock.now() })))
          throw new CommandError(`There is no request of the ${kind} ${partyId} in force.`)
        console.log(`Taken back: the ${kind} ${partyId} may be contacted.`)
      }),
    )
}

function registerAdd(optOuts: Command): void {
  withParty(optOuts.command('add').description('note that a company or person asked not to be contacted'))
    .requiredOption('--reason <text>', 'how and why it was asked', parseReason)
    .addOption(new Option('--day <day>', 'day of the request, YYYY-MM-DD; today when left out').argParser(parseDay))
    .action((kind: OptOutKind, partyId: string, { reason, day }: { reason: string; day?: string }) =>
      withCommandDatabase(async ({ db }) => {
        const party: OptOutParty = { kind, partyId }
        const askedOn = day ?? today(systemClock)
        if (askedOn > today(systemClock)) throw new CommandError('The day of the request is in the future.')
        // A typing mistake would leave the one who asked in every list.
        if (!(await hasParty(db, party))) throw new CommandError(`The register has no ${kind} ${partyId}.`)
        const isNew = await insertOptOut(db, { ...party, reason, askedOn, now: systemClock.now() })
        console.log(
          isNew ? `Noted: the ${kind} ${partyId} is not contacted.` : `The ${kind} ${partyId} is noted already.`,
        )
      }),
    )
}

function withParty(command: Command): Command {
  return command
    .argument('<kind>', OPT_OUT_KINDS.join(' or '), parseKind)
    .argument('<id>', 'id of the company or person, as the address of its page has it', (text: string) => text.trim())
}

function parseKind(text: string): OptOutKind {
  const kind = OPT_OUT_KINDS.find((one) => one === text)
  if (kind === undefined) throw new InvalidArgumentError(`One of: ${OPT_OUT_KINDS.join(', ')}.`)
  return kind
}

function parseReason(text: string): string {
  const reason = toSingleLine(text)
  if (reason === '' || reason.length > MAX_REASON) throw new InvalidArgumentError(`1 to ${MAX_REASON} characters.`)
  return reason
}

function parseDay(text: string): string {
  if (!IsoDate.safeParse(text).success) throw new InvalidArgumentError('A day is YYYY-MM-DD.')
  return text
}

function toLine({ kind, partyId, askedOn, reason, removedAt, removalReason }: OptOut): string {
  const ended = removedAt === null ? [] : [`taken back ${removedAt.toISOString()}`, removalReason ?? '']
  return [kind, partyId, askedOn, reason, ...ended].join('\t')
}
