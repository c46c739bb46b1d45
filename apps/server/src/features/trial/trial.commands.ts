import type { Command } from 'commander'
import { withCommandJobs } from '../../app/command-jobs.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { systemClock } from '../../shared/clock.ts'
import { parseRequestNumber, parseRequestText } from '../requests/parse-request.ts'
import { grantTrial, refuseTrial, TrialDecisionError, type TrialFault } from './decide-trial.usecases.ts'

/** What an operator decides of the requests for trials, beside the other commands of `requests`. */
export function registerTrialCommands(requests: Command): void {
  requests
    .command('trial-grant')
    .description('give a trial of five days: the link to begin it is mailed; said again, another one is')
    .argument('<number>', 'the number of the request', parseRequestNumber)
    .action((requestNumber: number) =>
      withCommandJobs(async ({ db }, jobs) => {
        const trial = await telling(requestNumber, grantTrial({ db, jobs, now: systemClock.now() }, requestNumber))
        console.log(`Granted: "${trial.companyName}" gets the link by mail to ${trial.email}.`)
      }),
    )

  requests
    .command('trial-refuse')
    .description('give no trial: who asked is told so by mail; a link that was mailed works no more')
    .argument('<number>', 'the number of the request', parseRequestNumber)
    .option('--text <text>', 'what the mail says besides, to whoever asked', parseRequestText)
    .action((requestNumber: number, { text = null }: { text?: string | null }) =>
      withCommandJobs(async ({ db }, jobs) => {
        const trial = await telling(
          requestNumber,
          refuseTrial({ db, jobs, now: systemClock.now() }, { requestNumber, text }),
        )
        console.log(`Refused: "${trial.companyName}" is told by mail to ${trial.email}.`)
      }),
    )
}

const FAULTS: Readonly<Record<Exclude<TrialFault['kind'], 'begun'>, (requestNumber: number) => string>> = {
  'not-found': (requestNumber) => `There is no request for a trial with the number ${requestNumber}.`,
  refused: (requestNumber) => `Request ${requestNumber} is refused already.`,
  'known-address': () => 'There is a user with this e-mail address.',
  'tax-number': () => 'The company of this tax number has had a trial, or is a subscriber.',
  'being-mailed': (requestNumber) => `The link of request ${requestNumber} is being mailed. Look again in two minutes.`,
}

async function telling<Result>(requestNumber: number, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    if (!(error instanceof TrialDecisionError)) throw error
    const { fault } = error
    if (fault.kind !== 'begun') throw new CommandError(FAULTS[fault.kind](requestNumber))
    throw new CommandError(
      `The trial of request ${requestNumber} began at ${fault.startedAt.toISOString()}. "user disable" ends it.`,
    )
  })
}
