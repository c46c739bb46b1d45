import { MONITORING_LEVELS, type MonitoringLevel } from '@merleg/domain/monitoring-events'
import { Argument, type Command } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { demandSubscriber } from './demand-subscriber.ts'
import { registerQuotaCommand } from './quota.commands.ts'
import {
  findProviderId,
  insertProvider,
  listSubscribers,
  type SubscriberSettings,
  updateMonitoringLevel,
} from './subscribers.repository.ts'

const WHO = 'id, name, or e-mail address of one of its users'

/** `merleg subscribers`. Exit codes: 0 done, 1 refused, 2 wrong use. */
export function registerSubscriberCommands(program: Command): void {
  const subscribers = program.command('subscribers').description('subscribers and their settings; users: `merleg user`')

  subscribers
    .command('list')
    .description('every subscriber: id, name, level of monitoring, watched companies, users, claims')
    .action(() =>
      withCommandDatabase(async ({ db }) => (await listSubscribers(db)).forEach((one) => console.log(toLine(one)))),
    )

  subscribers
    .command('show')
    .description('the settings of a subscriber')
    .argument('<subscriber>', WHO)
    .action((wanted: string) =>
      withCommandDatabase(async ({ db }) => console.log(toText(await demandSubscriber(db, wanted)))),
    )

  subscribers
    .command('level')
    .description(
      'set of which events of watched companies a subscriber is told from now on; each level adds to the one before',
    )
    .argument('<subscriber>', WHO)
    .addArgument(new Argument('<level>', 'level of monitoring').choices(MONITORING_LEVELS))
    .action((wanted: string, level: MonitoringLevel) =>
      withCommandDatabase(async ({ db }) => {
        const { subscriberId, name, level: before } = await demandSubscriber(db, wanted)
        await updateMonitoringLevel(db, { subscriberId, level })
        console.log(`The subscriber "${toSingleLine(name)}" has the level ${level}, before ${before}.`)
      }),
    )

  registerProvider(subscribers)
  registerQuotaCommand(subscribers, WHO)
}

function registerProvider(subscribers: Command): void {
  subscribers
    .command('provider')
    .description('name the subscriber that is the provider itself; only its users can be operators')
    .argument('<subscriber>', WHO)
    .action((wanted: string) =>
      withCommandDatabase(async ({ db }) => {
        const { subscriberId, name } = await demandSubscriber(db, wanted)
        const provider = await findProviderId(db)
        if (provider !== null && provider !== subscriberId)
          throw new CommandError(`Another subscriber is the provider: ${provider}.`)
        if (provider === null) await insertProvider(db, subscriberId)
        console.log(`The subscriber "${toSingleLine(name)}" is the provider.`)
      }),
    )
}

function toLine({ subscriberId, name, level, watched, users, claims }: SubscriberSettings): string {
  return [
    subscriberId,
    toSingleLine(name),
    level,
    String(watched),
    users.join(',') || 'none',
    claims.join(',') || 'none',
  ].join('\t')
}

function toText(one: SubscriberSettings): string {
  const yesNo = (is: boolean): string => (is ? 'yes' : 'no')
  return [
    `Id: ${one.subscriberId}`,
    `Name: ${toSingleLine(one.name)}`,
    `Users: ${one.users.join(', ') || 'none'}`,
    `Claims: ${one.claims.join(', ') || 'none'}`,
    `Watched companies: ${one.watched}`,
    `Level of monitoring: ${one.level}`,
    `Negative events only: ${yesNo(one.onlyNegative)}`,
    `Closings at every level: ${yesNo(one.withClosings)}`,
    `Second pair of eyes: ${yesNo(one.hasFourEyes)}`,
    `Calls of keys: ${one.callsPerMinute} a minute, ${one.callsPerMonth} a month`,
  ].join('\n')
}
