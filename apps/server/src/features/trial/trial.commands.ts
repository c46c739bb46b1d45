import type { Command } from 'commander'
import { withCommandJobs } from '../../app/command-jobs.ts'
import { systemClock } from '../../shared/clock.ts'
import { parseRequestNumber, parseRequestText } from '../requests/parse-request.ts'
import { grantTrial, refuseTrial } from './decide-trial.usecases.ts'

/** What an operator decides of the requests for trials, beside the other commands of `requests`. */
export function registerTrialCommands(requests: Command): void {
  requests
    .command('trial-grant')
    .description('give a trial of five days: the link to begin it is mailed; said again, another one is')
    .argument('<number>', 'the number of the request', parseRequestNumber)
    .action((requestNumber: number) =>
      withCommandJobs(async ({ db }, jobs) => {
        const trial = await grantTrial({ db, jobs, now: systemClock.now() }, requestNumber)
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
        const trial = await refuseTrial({ db, jobs, now: systemClock.now() }, { requestNumber, text })
        console.log(`Refused: "${trial.companyName}" is told by mail to ${trial.email}.`)
      }),
    )
}
