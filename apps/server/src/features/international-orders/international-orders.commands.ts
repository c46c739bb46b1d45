import { readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { basename } from 'node:path'
import { DELIVERED_ENDINGS, MOST_DELIVERED_BYTES } from '@merleg/domain/international-orders/delivered-file'
import { type Command, InvalidArgumentError } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { systemClock } from '../../shared/clock.ts'
import { startJobs } from '../../shared/jobs.ts'
import { createLogger } from '../../shared/logger.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { closeRegisterOrder } from '../report/register-order/close-order.usecases.ts'
import { describeHandlingFault } from './handling-fault.ts'
import { answerOrder, cancelOrder, deliverOrder, HandlingError, refundOrder } from './handle-order.usecases.ts'
import { renderPrice } from './order-words.ts'
import { listOrderLines, renderOrderSheet, STATE_CHOICES, type StateChoice } from './order-lists.views.ts'

const NUMBER_HELP = 'number of the order, as in the list'
const MEGABYTES = MOST_DELIVERED_BYTES / 1024 / 1024
const MOST_LISTED = 10_000

/** `merleg orders`: what was ordered of us, and what became of it. */
export function registerInternationalOrdersCommands(program: Command): void {
  const orders = program
    .command('orders')
    .description('orders that somebody has to see to: reports of foreign companies (KR-…), register documents (IM-…)')
  registerReading(orders)
  registerAnswer(orders)
  registerDeliver(orders)
  registerCancel(orders)
}

function registerReading(orders: Command): void {
  orders
    .command('list')
    .description('orders, the oldest first: number, state, time, needed by, price, subscriber, what it is of')
    .option('--state <state>', `one of: ${STATE_CHOICES.join(', ')}`, parseState, 'open')
    .option('--limit <count>', `at most so many, up to ${MOST_LISTED}`, parseLimit, 200)
    .action(({ state, limit }: { state: StateChoice; limit: number }) =>
      withCommandDatabase(async ({ db }) => {
        for (const line of await listOrderLines(db, { state, limit })) console.log(line)
      }),
    )

  orders
    .command('show')
    .description('an order with all that was told, and what was heard of it since')
    .argument('<number>', NUMBER_HELP, parseNumber)
    .action((orderNumber: string) =>
      withCommandDatabase(async ({ db }) => {
        const sheet = await renderOrderSheet(db, orderNumber)
        if (sheet === null) throw new CommandError(`There is no order ${orderNumber}.`)
        console.log(sheet)
      }),
    )
}

type Said = { by?: string | undefined }

function registerAnswer(orders: Command): void {
  orders
    .command('answer')
    .description('write to whoever ordered: it is mailed, and shown with the order')
    .argument('<number>', NUMBER_HELP, parseForeignNumber)
    .requiredOption('--text <text>', 'what is written, in the language of the order')
    .option('--by <name>', 'who writes; by default the user of this machine')
    .action((orderNumber: string, { text, by }: Said & { text: string }) =>
      handling(async (deps) => {
        await answerOrder(deps, { orderNumber, actor: actorOf(by), text })
        console.log(`The answer to ${orderNumber} is stored with the order.`)
      }),
    )
}

function registerDeliver(orders: Command): void {
  orders
    .command('deliver')
    .description(
      'hand over the report: it is stored, its price is charged, and whoever ordered is told. Register documents are sent by e-mail; their order is only marked, without a file',
    )
    .argument('<number>', NUMBER_HELP, parseNumber)
    .argument('[file]', `${DELIVERED_ENDINGS.join(', ')}; at most ${MEGABYTES} MB`)
    .option('--text <text>', 'a note that goes with it', '')
    .option('--by <name>', 'who delivers; by default the user of this machine')
    .action(async (orderNumber: string, path: string | undefined, { text, by }: Said & { text: string }) => {
      if (isRegisterNumber(orderNumber)) {
        if (path !== undefined) throw new CommandError('Register documents are sent by e-mail: leave out the file.', 2)
        return closeRegister(orderNumber, { state: 'delivered', text, by })
      }
      if (path === undefined) throw new CommandError('Tell the file of the report.', 2)
      const content = await readReport(path)
      await handling(async (deps) => {
        const file = { name: basename(path), content }
        const { isNew, price } = await deliverOrder(deps, { orderNumber, actor: actorOf(by), text, file })
        const charged = renderPrice('en', { price })
        console.log(
          isNew
            ? `${orderNumber} is delivered (${content.length} bytes) and ${charged} charged.`
            : `${orderNumber} was delivered before with this very file; nothing was done.`,
        )
      })
    })
}

function registerCancel(orders: Command): void {
  orders
    .command('cancel')
    .description('cancel an order: what was held for it can be spent again, and whoever ordered is told')
    .argument('<number>', NUMBER_HELP, parseNumber)
    .requiredOption('--reason <text>', 'why, as whoever ordered reads it')
    .option('--refund', 'of a delivered report: give its price back; it can be downloaded no more')
    .option('--by <name>', 'who cancels; by default the user of this machine')
    .action(async (orderNumber: string, { reason, refund, by }: Said & { reason: string; refund?: true }) => {
      if (isRegisterNumber(orderNumber)) return closeRegister(orderNumber, { state: 'cancelled', text: reason, by })
      await handling(async (deps) => {
        const order = { orderNumber, actor: actorOf(by), text: reason }
        if (refund === true) {
          const { price } = await refundOrder(deps, order)
          console.log(`${renderPrice('en', { price })} of ${orderNumber} is given back.`)
          return
        }
        await cancelOrder(deps, order)
        console.log(`${orderNumber} is cancelled; nothing is charged.`)
      })
    })
}

type ClosingRegister = Said & { state: 'delivered' | 'cancelled'; text: string }

function closeRegister(orderNumber: string, { state, text, by }: ClosingRegister): Promise<void> {
  return handling(async (deps) => {
    const closed = await closeRegisterOrder(deps, { orderNumber, state, actor: actorOf(by), text })
    if (closed === 'not-found') throw new CommandError(`There is no order ${orderNumber}.`)
    if (closed === 'closed-before') throw new CommandError(`${orderNumber} is closed already.`)
    if (closed === 'text') throw new HandlingError({ kind: 'text' })
    console.log(`${orderNumber} is marked as ${state}, and whoever ordered is told by mail.`)
  })
}

type Handled = Parameters<typeof answerOrder>[0]

/** With the queue of mails; what cannot be done is told in words. */
async function handling(work: (deps: Handled) => Promise<void>): Promise<void> {
  await withCommandDatabase(async ({ db, config, connectionString }) => {
    const logger = createLogger(config.MERLEG_LOG_LEVEL)
    const jobs = await startJobs({ connectionString, logger, isWorker: false })
    try {
      await work({ db, config, jobs, clock: systemClock })
    } catch (error) {
      if (error instanceof HandlingError) throw new CommandError(describeHandlingFault(error.fault))
      throw error
    } finally {
      await jobs.stop()
    }
  })
}

/** Its size is looked at before it is read: a wrong name may be that of a disk image. */
async function readReport(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => null)
  if (found === null) throw new CommandError(`There is no file ${path}.`, 2)
  if (!found.isFile()) throw new CommandError(`${path} is no file.`, 2)
  if (found.size > MOST_DELIVERED_BYTES)
    throw new CommandError(describeHandlingFault({ kind: 'file', fault: 'too-large' }))
  return readFile(path)
}

function actorOf(by: string | undefined): string {
  const name = toSingleLine(by ?? '').slice(0, 200)
  return name === '' ? userInfo().username : name
}

function isRegisterNumber(orderNumber: string): boolean {
  return orderNumber.startsWith('IM-')
}

function parseNumber(text: string): string {
  const orderNumber = text.trim().toUpperCase()
  if (!/^(?:KR|IM)-\d{4}-\d{6,}$/.test(orderNumber))
    throw new InvalidArgumentError('A number such as KR-2026-000042 or IM-2026-000042.')
  return orderNumber
}

function parseForeignNumber(text: string): string {
  const orderNumber = parseNumber(text)
  if (isRegisterNumber(orderNumber))
    throw new InvalidArgumentError('Orders of register documents are answered by e-mail.')
  return orderNumber
}

function parseState(text: string): StateChoice {
  const state = STATE_CHOICES.find((one) => one === text)
  if (state === undefined) throw new InvalidArgumentError(`There are: ${STATE_CHOICES.join(', ')}.`)
  return state
}

function parseLimit(text: string): number {
  const limit = Number(text)
  if (!/^\d{1,5}$/.test(text) || limit < 1 || limit > MOST_LISTED)
    throw new InvalidArgumentError(`A number from 1 to ${MOST_LISTED}.`)
  return limit
}
