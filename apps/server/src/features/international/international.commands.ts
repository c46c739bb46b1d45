import { formatCredit } from '@merleg/domain/credits/credit-money'
import { type Command, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { withCommandDatabase } from '../../app/open-database.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { systemClock } from '../../shared/clock.ts'
import { createLogger } from '../../shared/logger.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { listSteps } from './foreign-order-steps.repository.ts'
import { findForeignOrder, type ForeignOrder, listUndecidedForeignOrders } from './foreign-orders.repository.ts'
import { createProviders } from './providers.ts'
import { type Decision, resolveOrder } from './resolve-order.usecases.ts'

const MAX_ORDER_NUMBER = 100
const MAX_ACTOR = 100

/** `merleg foreign-orders`: orders of foreign reports of which it is not known whether the provider has them. */
export function registerForeignOrderCommands(program: Command): void {
  const orders = program
    .command('foreign-orders')
    .description(
      'online orders of foreign reports that nobody knows the end of: their credit is held until it is decided',
    )

  orders
    .command('list')
    .description('what is not known or waits for a decision: id, state, since, provider, report, company, price, why')
    .action(() =>
      withCommandDatabase(async ({ db }) => {
        for (const order of await listUndecidedForeignOrders(db)) console.log(toLine(order))
      }),
    )

  orders
    .command('show')
    .description('all that happened to an order, and what the provider answered')
    .argument('<id>', 'id of the order, which is also our reference at the provider', parseOrderId)
    .action((id: string) =>
      withCommandDatabase(async ({ db }) => {
        const order = await findForeignOrder(db, id)
        if (order === null) throw new CommandError('There is no such order.')
        console.log(toLine(order))
        for (const { happenedAt, state, cause, actor, answer } of await listSteps(db, id))
          console.log([happenedAt.toISOString(), state, cause ?? '', actor ?? '', JSON.stringify(answer)].join('\t'))
      }),
    )

  orders
    .command('resolve')
    .description('say what the provider has told you; it is never sent again')
    .argument('<id>', 'id of the order', parseOrderId)
    .requiredOption('--by <name>', 'who decides; written down with the order', parseActor)
    .option('--placed <number>', 'the provider has it, under this number: the document is fetched', parseOrderNumber)
    .option('--not-placed', 'the provider has it not, or cannot deliver it: the credit is given back')
    .option('--cancel', 'ask the provider to take it back; where it does the credit is given back')
    .option('--again', 'ask the provider once more from the beginning')
    .action((id: string, options: Options) => {
      const decision = readDecision(options)
      return withCommandDatabase(async ({ db, config }) => {
        const order = await findForeignOrder(db, id)
        if (order === null) throw new CommandError('There is no such order.')
        const logger = createLogger('silent')
        const providers = createProviders({ config, db, clock: systemClock, logger })
        const isDone = await resolveOrder({ db, clock: systemClock, providers }, order, { decision, actor: options.by })
        if (!isDone) throw new CommandError(REFUSED[decision.kind](order))
        console.log(DONE[decision.kind])
      })
    })
}

type Options = { by: string; placed?: string; notPlaced?: true; cancel?: true; again?: true }

const DONE: Readonly<Record<Decision['kind'], string>> = {
  placed: 'The order is placed; its document is fetched within a minute.',
  'not-placed': 'The order has failed; its credit is free again.',
  cancel: 'The provider has taken the order back; its credit is free again.',
  again: 'The provider is asked again within a minute.',
}

const sayNothing = ({ state }: ForeignOrder): string => `There is nothing to decide: the order is ${state}.`

const REFUSED: Readonly<Record<Decision['kind'], (order: ForeignOrder) => string>> = {
  placed: sayNothing,
  'not-placed': sayNothing,
  cancel: ({ state }) => `The provider has not taken it back, or there is nothing to decide: the order is ${state}.`,
  again: sayNothing,
}

function readDecision({ placed, notPlaced, cancel, again }: Options): Decision {
  const chosen: Decision[] = [
    ...(placed === undefined ? [] : [{ kind: 'placed' as const, orderNo: placed }]),
    ...(notPlaced === true ? [{ kind: 'not-placed' as const }] : []),
    ...(cancel === true ? [{ kind: 'cancel' as const }] : []),
    ...(again === true ? [{ kind: 'again' as const }] : []),
  ]
  const [decision] = chosen
  if (decision === undefined || chosen.length > 1)
    throw new CommandError('Say one of: --placed <number>, --not-placed, --cancel, --again.', 2)
  return decision
}

function toLine(order: ForeignOrder): string {
  const { orderId, state, undecidedSince, quotedAt, providerId, variant, companyName, price, cause } = order
  const told = undecidedSince === null ? state : `${state} (to be decided)`
  const amount = formatCredit('en', price, { currency: 'EUR' })
  return [orderId, told, quotedAt.toISOString(), providerId, variant, companyName, amount, cause ?? ''].join('\t')
}

function parseOrderId(text: string): string {
  if (!z.uuid().safeParse(text).success) throw new InvalidArgumentError('This is no id of an order.')
  return text
}

function parseOrderNumber(text: string): string {
  return parseLine(text, MAX_ORDER_NUMBER)
}

function parseActor(text: string): string {
  return parseLine(text, MAX_ACTOR)
}

function parseLine(text: string, longest: number): string {
  const line = toSingleLine(text)
  if (line === '' || line.length > longest) throw new InvalidArgumentError(`One line of 1 to ${longest} characters.`)
  return line
}
