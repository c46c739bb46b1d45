import { MONITORING_LEVELS, type MonitoringLevel } from '@merleg/domain/monitoring-events'
import { Argument, type Command, InvalidArgumentError } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { systemClock } from '../../shared/clock.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { demandSubscriber } from './demand-subscriber.ts'
import { registerQuotaCommand } from './quota.commands.ts'
import { nameProvider, requireSecondFactor, setMonitoringLevel, setSeats } from './subscriber-settings.usecases.ts'
import { listSubscribers, type SubscriberSettings } from './subscribers.repository.ts'

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
        const subscriber = await demandSubscriber(db, wanted)
        await setMonitoringLevel(db, subscriber, { level, now: systemClock.now() })
        console.log(
          `The subscriber "${toSingleLine(subscriber.name)}" has the level ${level}, before ${subscriber.level}.`,
        )
      }),
    )

  registerProvider(subscribers)
  registerQuotaCommand(subscribers, WHO)
  registerAccessCommands(subscribers)
}

function registerProvider(subscribers: Command): void {
  subscribers
    .command('provider')
    .description('name the subscriber that is the provider itself; only its users can be operators')
    .argument('<subscriber>', WHO)
    .action((wanted: string) =>
      withCommandDatabase(async ({ db }) => {
        const subscriber = await demandSubscriber(db, wanted)
        await nameProvider(db, subscriber, systemClock.now())
        console.log(`The subscriber "${toSingleLine(subscriber.name)}" is the provider.`)
      }),
    )
}

function registerAccessCommands(subscribers: Command): void {
  subscribers
    .command('require-second-factor')
    .description(
      'serve the users of a subscriber only once they have set up a second factor; who is signed in is led to it at once',
    )
    .argument('<subscriber>', WHO)
    .addArgument(new Argument('<state>', 'on or off').choices(['on', 'off']))
    .action((wanted: string, state: 'on' | 'off') =>
      withCommandDatabase(async ({ db }) => {
        const subscriber = await demandSubscriber(db, wanted)
        await requireSecondFactor(db, subscriber, { isRequired: state === 'on', now: systemClock.now() })
        console.log(
          `A second factor is ${state === 'on' ? 'required' : 'not required'} of "${toSingleLine(subscriber.name)}".`,
        )
      }),
    )

  subscribers
    .command('seats')
    .description('note for how many people the contract of a subscriber is; it is told, and nobody is signed out')
    .argument('<subscriber>', WHO)
    .argument('<number>', 'how many people, or "none" where the contract does not say', parseSeats)
    .action((wanted: string, { seats }: Seats) =>
      withCommandDatabase(async ({ db }) => {
        const subscriber = await demandSubscriber(db, wanted)
        await setSeats(db, subscriber, { seats, now: systemClock.now() })
        console.log(`The contract of "${toSingleLine(subscriber.name)}" is for ${toSeats(seats)}.`)
      }),
    )
}

type Seats = { seats: number | null }

function parseSeats(text: string): Seats {
  if (text === 'none') return { seats: null }
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('A number from 1 to 999999, or "none".')
  return { seats: Number(text) }
}

function toSeats(seats: number | null): string {
  return seats === null ? 'people whose number it does not say' : `${seats} people`
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
    `Second factor required: ${yesNo(one.requiresSecondFactor)}`,
    `Contract for: ${toSeats(one.seats)}`,
  ].join('\n')
}
