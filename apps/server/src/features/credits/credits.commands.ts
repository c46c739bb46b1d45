import { CREDIT_ACCOUNTS, type CreditAccount, currencyOf } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import type { RefundFault } from '@merleg/domain/credits/ledger-rules'
import type { Command } from 'commander'
import { type CommandDatabase, withCommandDatabase } from '../../app/open-database.ts'
import { systemClock } from '../../shared/clock.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { auditCredits } from './audit-credits.usecases.ts'
import {
  parseAccount,
  parseAmount,
  parseCount,
  parseEmail,
  parseReason,
  parseReference,
  parseTransferId,
} from './command-arguments.ts'
import { type Funded, ReferenceUsedError } from './funding.usecases.ts'
import { readBalances } from './ledger.usecases.ts'
import { registerPriceCommands } from './prices.commands.ts'
import { postAdjustment, postTopUp, RefundError, refundPurchase } from './provider-credit.usecases.ts'
import { findCreditAccount, listEntries, listHeldPurchases } from './statement.repository.ts'
import { findSubscriberOfUser } from './subscribers.repository.ts'
import { explainRefusal } from './told-refusals.ts'

type Database = CommandDatabase['db']

const ACCOUNTS_HELP = `one of: ${CREDIT_ACCOUNTS.map((account) => `${account} (${currencyOf(account)})`).join(', ')}`
const AMOUNT_HELP = 'in forints or euros, such as 50000 or 12.50'
const EMAIL_HELP = 'e-mail address of a user of the subscriber'
const REFERENCE_HELP =
  'what proves it, such as the number of the bank item: nothing is posted twice under one reference'
const REASON_HELP = 'why; the subscriber reads it on the statement'
const BY_HELP = 'who does it; kept with the entry'

/** `merleg credits` and `merleg prices`: what subscribers have paid in, what they spent, and what things cost. */
export function registerCreditCommands(program: Command): void {
  const credits = program.command('credits').description('prepaid credit of subscribers')
  registerTopUp(credits)
  registerShow(credits)
  registerAudit(credits)
  registerRefund(credits)
  registerAdjust(credits)
  registerPriceCommands(program)
}

function explainReference(error: unknown): never {
  if (!(error instanceof ReferenceUsedError)) throw error
  throw new CommandError(`"${error.subscriberName}" has an item under this reference. Nothing was posted now.`)
}

type Posted = { reference: string; reason?: string; by: string }

function registerTopUp(credits: Command): void {
  credits
    .command('top-up')
    .description('post money that came in, excluding VAT')
    .argument('<email>', EMAIL_HELP, parseEmail)
    .argument('<account>', ACCOUNTS_HELP, parseAccount)
    .argument('<amount>', AMOUNT_HELP, parseAmount)
    .requiredOption('--reference <text>', REFERENCE_HELP, parseReference)
    .option('--reason <text>', REASON_HELP, parseReason)
    .option('--by <name>', BY_HELP, parseReason, 'operator')
    .action((...[email, account, amount, options]: [string, CreditAccount, number, Posted]) =>
      withCommandDatabase(async ({ db }) => {
        const { reference, reason, by } = options
        const { subscriberId, name } = await loadSubscriber(db, email)
        const item = { subscriberId, account, amount, reference, reason: reason ?? reference, actor: by }
        const posting = postTopUp(db, { ...item, now: systemClock.now() })
        const funded = await explainRefusal(posting.catch(explainReference))
        sayFunded(funded, { name, account, what: write(amount, account) })
      }),
    )
}

function registerAdjust(credits: Command): void {
  credits
    .command('adjust')
    .description('put a balance right by an entry of its own')
    .argument('<email>', EMAIL_HELP, parseEmail)
    .argument('<account>', ACCOUNTS_HELP, parseAccount)
    .option('--add <amount>', `give so much, ${AMOUNT_HELP}`, parseAmount)
    .option('--take <amount>', `take so much, ${AMOUNT_HELP}; never more than can be spent`, parseAmount)
    .requiredOption('--reason <text>', REASON_HELP, parseReason)
    .requiredOption('--reference <text>', REFERENCE_HELP, parseReference)
    .option('--by <name>', BY_HELP, parseReason, 'operator')
    .action((email: string, account: CreditAccount, options: Posted & { add?: number; take?: number }) =>
      withCommandDatabase(async ({ db }) => {
        const { add, take, reference, reason, by } = options
        if ((add === undefined) === (take === undefined)) throw new CommandError('Say --add or --take, one of them.', 2)
        const amount = add ?? -(take ?? 0)
        const { subscriberId, name } = await loadSubscriber(db, email)
        const item = { subscriberId, account, amount, reference, reason: reason ?? null, actor: by }
        const funded = await explainRefusal(postAdjustment(db, { ...item, now: systemClock.now() }))
        const what = formatCredit('en', amount, { currency: currencyOf(account), isSigned: true })
        sayFunded(funded, { name, account, what })
      }),
    )
}

function registerRefund(credits: Command): void {
  credits
    .command('refund')
    .description(
      'give back some or all of what was paid; what was delivered stays open (offline orders: orders cancel --refund)',
    )
    .argument('<transfer>', 'id of the entry, as "credits show" prints it', parseTransferId)
    .argument('[amount]', `${AMOUNT_HELP}; left out: all that was not given back before`, parseAmount)
    .requiredOption('--reason <text>', REASON_HELP, parseReason)
    .requiredOption('--reference <text>', REFERENCE_HELP, parseReference)
    .option('--by <name>', BY_HELP, parseReason, 'operator')
    .action((transferId: string, given: number | undefined, { reference, reason, by }: Posted) =>
      withCommandDatabase(async ({ db }) => {
        const asked = { transferId, amount: given ?? null, reference, reason: reason ?? '', actor: by }
        const giving = refundPurchase(db, { ...asked, now: systemClock.now() })
        const { amount, paid, account } = await explainRefusal(
          giving.catch((error) => explainRefund(error, transferId)),
        )
        console.log(`Given back: ${write(amount, account)} of ${write(paid, account)}.`)
      }),
    )
}

const REFUND_FAULTS: Readonly<Record<RefundFault, (transferId: string) => string>> = {
  'not-found': (transferId) => `There is no purchase ${transferId}.`,
  'foreign-order': () => 'An order is taken back by "merleg orders cancel <number> --refund".',
  'all-given-back': () => 'All of it was given back before.',
}

function explainRefund(error: unknown, transferId: string): never {
  throw error instanceof RefundError ? new CommandError(REFUND_FAULTS[error.fault](transferId)) : error
}

function registerShow(credits: Command): void {
  credits
    .command('show')
    .description('what a subscriber can spend, what is held, and the latest entries')
    .argument('<email>', EMAIL_HELP, parseEmail)
    .option('--entries <count>', 'so many entries of each account', parseCount, 20)
    .action((email: string, { entries }: { entries: number }) =>
      withCommandDatabase(async ({ db }) => {
        const { subscriberId, name } = await loadSubscriber(db, email)
        console.log(name)
        const balances = await readBalances(db, subscriberId)
        for (const account of CREDIT_ACCOUNTS) {
          const { balance, held } = balances[account]
          console.log(`${account}: ${write(balance, account)}, held ${write(held, account)}`)
          for (const line of await listEntryLines(db, { subscriberId, account, limit: entries })) console.log(line)
        }
        for (const { id, account, amount, title, expiresAt } of await listHeldPurchases(db, {
          subscriberId,
          limit: 100,
        }))
          console.log(
            ['hold', id, write(amount, account), title ?? '', `until ${expiresAt?.toISOString() ?? 'decided'}`].join(
              '\t',
            ),
          )
      }),
    )
}

function registerAudit(credits: Command): void {
  credits
    .command('audit')
    .description('work every balance out anew from its entries; fails where the ledger does not add up')
    .action(async () => {
      const findings = await withCommandDatabase(({ db }) => auditCredits({ db }))
      for (const { check, samples, hasMore } of findings) {
        console.log(
          `${check}: ${samples.length === 0 ? 'none' : hasMore ? `more than ${samples.length}` : samples.length}`,
        )
        for (const sample of samples) console.log(`  ${sample}`)
      }
      const faulty = findings.filter(({ samples }) => samples.length > 0)
      if (faulty.length > 0)
        throw new CommandError(`The ledger does not add up: ${faulty.map((one) => one.check).join(', ')}.`)
    })
}

async function listEntryLines(
  db: Database,
  { limit, ...of }: { subscriberId: string; account: CreditAccount; limit: number },
): Promise<string[]> {
  const found = await findCreditAccount(db, of)
  if (found === null) return []
  const asked = { accountId: found.accountId, after: null, until: null, kind: undefined }
  const rows = await listEntries(db, { ...asked, limit, offset: 0, isLatestFirst: true })
  return rows.map(({ seq, at, kind, amount, balanceAfter, title, reason, transferId, isDemo }) =>
    [
      seq,
      at.toISOString(),
      isDemo ? `${kind} (demo)` : kind,
      formatCredit('en', amount, { currency: currencyOf(of.account), isSigned: true }),
      write(balanceAfter, of.account),
      title ?? reason ?? '',
      transferId,
    ].join('\t'),
  )
}

async function loadSubscriber(db: Database, email: string): Promise<{ subscriberId: string; name: string }> {
  const found = await findSubscriberOfUser(db, email)
  if (found === null) throw new CommandError(`There is no user ${email}.`)
  return found
}

function sayFunded(
  { isReplay, balance }: Funded,
  { name, account, what }: { name: string; account: CreditAccount; what: string },
): void {
  const done = isReplay ? 'was posted before, nothing is posted now' : 'posted'
  console.log(`${what} ${done}: "${name}" can spend ${write(balance, account)}.`)
}

function write(minor: number, account: CreditAccount): string {
  return formatCredit('en', minor, { currency: currencyOf(account) })
}
