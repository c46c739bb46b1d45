import { cutText } from '@merleg/domain/format/cut-text'
import { type Command, InvalidArgumentError } from 'commander'
import { inTransaction } from '@merleg/db/transaction'
import { withCommandDatabase } from '../../app/open-database.ts'
import { startJobs } from '../../shared/jobs.ts'
import { createLogger } from '../../shared/logger.ts'
import { systemClock } from '../../shared/clock.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import {
  findRequest,
  type ListedRequest,
  listRequests,
  REQUEST_KINDS,
  type RequestKind,
} from './listed-requests.repository.ts'
import { answerRequest, finishRequest, RequestError, type RequestFault } from './finish-request.usecases.ts'
import { parseRequestNumber, parseRequestText } from './parse-request.ts'
import { describeTopUp } from './top-up-words.ts'

/** `merleg requests`; answers the command, for those that decide on trials. */
export function registerRequestCommands(program: Command): Command {
  const requests = program
    .command('requests')
    .description('what users and companies ask: messages, offers, top-ups, trials')

  requests
    .command('list')
    .description('requests nobody has done yet: number, time, kind, state, who, e-mail, what')
    .option('--all', 'those that are done too')
    .option('--kind <kind>', `one of: ${REQUEST_KINDS.join(', ')}`, parseKind)
    .option('--limit <count>', 'the newest so many', parseLimit, 200)
    .action(({ all = false, kind = null, limit }: { all?: boolean; kind?: RequestKind | null; limit: number }) =>
      withCommandDatabase(async ({ db }) => {
        for (const request of await listRequests(db, { kind, isAll: all, limit })) console.log(toLine(request))
      }),
    )

  requests
    .command('show')
    .description('a request in full')
    .argument('<number>', 'as in the list', parseRequestNumber)
    .action((requestNumber: number) =>
      withCommandDatabase(async ({ db }) => {
        const request = await findRequest(db, requestNumber)
        if (request === null) throw new CommandError(`There is no request ${requestNumber}.`)
        console.log(toText(request))
      }),
    )

  requests
    .command('done')
    .description('nothing is left to do about these requests: all of them, or none where one cannot be marked')
    .argument('<numbers...>', 'as in the list', (text, before: number[] | undefined) => [
      ...(before ?? []),
      parseRequestNumber(text),
    ])
    .option('--note <text>', 'what became of them, for "requests show"', parseRequestText)
    .action((numbers: number[], { note = null }: { note?: string | null }) =>
      withCommandDatabase(async ({ db }) => {
        const now = systemClock.now()
        await telling(() =>
          inTransaction(db, async (tx) => {
            for (const requestNumber of new Set(numbers)) await finishRequest(tx, { requestNumber, note, now })
          }),
        )
        console.log(`Done: ${numbers.join(', ')}`)
      }),
    )
  requests
    .command('answer')
    .description('mail an answer to whoever asked, and mark the request as done')
    .argument('<number>', 'as in the list', parseRequestNumber)
    .requiredOption('--text <text>', 'the answer, in the language of whoever asked', parseRequestText)
    .action((requestNumber: number, { text }: { text: string }) =>
      withCommandDatabase(async ({ db, config, connectionString }) => {
        const jobs = await startJobs({
          connectionString,
          logger: createLogger(config.MERLEG_LOG_LEVEL),
          isWorker: false,
        })
        try {
          const deps = { db, config, jobs, clock: systemClock }
          await telling(async () => void (await answerRequest(deps, { requestNumber, text })))
        } finally {
          await jobs.stop()
        }
        console.log(`The answer to ${requestNumber} is on its way; the request is done.`)
      }),
    )
  return requests
}

const FAULTS: Readonly<Record<RequestFault, (requestNumber: number) => string>> = {
  'not-found': (requestNumber) => `There is no request ${requestNumber}.`,
  'trial-undecided': (requestNumber) =>
    `Request ${requestNumber} asks for a trial: decide with trial-grant or trial-refuse.`,
  done: (requestNumber) => `Request ${requestNumber} is done already.`,
}

/** What cannot be done is told in words. */
async function telling(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    if (error instanceof RequestError) throw new CommandError(FAULTS[error.fault](error.requestNumber))
    throw error
  })
}

const SHOWN_CHARACTERS = 80

function toLine(request: ListedRequest): string {
  const { requestNumber, createdAt, kind, subscriberName, email } = request
  const what = cutText(toSingleLine(describe(request)), SHOWN_CHARACTERS)
  return [String(requestNumber), createdAt.toISOString(), kind, toState(request), subscriberName, email, what]
    .map(toSingleLine)
    .join('\t')
}

function toState({ kind, doneAt, decision, reason, startedAt }: ListedRequest): string {
  if (kind !== 'trial' || decision === null) return doneAt === null ? 'open' : 'done'
  if (startedAt !== null) return 'begun'
  return decision === 'granted' ? 'granted' : `refused: ${reason ?? 'operator'}`
}

function describe({ kind, body, account, amount, taxNumber }: ListedRequest): string {
  if (kind === 'trial') return taxNumber ?? ''
  if (account === null || amount === null) return body
  const credit = describeTopUp('en', { account, amount })
  return body === '' ? credit : `${credit}, ${body}`
}

function toText(request: ListedRequest): string {
  const { requestNumber, kind, createdAt, doneAt, doneNote, name, email, phone, subscriberName } = request
  const rows: [label: string, value: string | null][] = [
    ['Number', String(requestNumber)],
    ['Kind', kind],
    ['State', toState(request)],
    ['Asked', createdAt.toISOString()],
    ['From', `${name} <${email}>`],
    ['Phone', phone],
    [kind === 'trial' ? 'Company' : 'Subscriber', subscriberName],
    ['Tax number', request.taxNumber],
    ['Top-up', request.account === null ? null : describe({ ...request, body: '' })],
    ['Page', request.pageAddress],
    ['Mailed', request.mailedAt?.toISOString() ?? null],
    ['Begun', request.startedAt?.toISOString() ?? null],
    ['Ends', request.trialEndsAt?.toISOString() ?? null],
    ['Done', doneAt?.toISOString() ?? null],
    ['Note', doneNote],
  ]
  const head = rows.flatMap(([label, value]) => (value ? `${label}: ${toSingleLine(value)}` : []))
  return request.body === '' ? head.join('\n') : `${head.join('\n')}\n\n${request.body}`
}

function parseKind(text: string): RequestKind {
  const kind = REQUEST_KINDS.find((one) => one === text)
  if (kind === undefined) throw new InvalidArgumentError(`There are: ${REQUEST_KINDS.join(', ')}.`)
  return kind
}

function parseLimit(text: string): number {
  const limit = Number(text)
  if (!/^\d{1,6}$/.test(text) || limit < 1) throw new InvalidArgumentError('A whole number from 1 to 999999.')
  return limit
}
