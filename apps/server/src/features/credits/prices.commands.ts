import { CREDIT_PRODUCTS, type CreditProduct, isCreditProduct } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { SOLD_THINGS } from '@merleg/domain/credits/sold-things'
import { spanPrices } from '@merleg/domain/credits/price-validity'
import { currencyOfProduct, STARTING_PRICES } from '@merleg/domain/credits/starting-prices'
import type { Command } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { systemClock, today } from '../../shared/clock.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { parseCountry, parseDay, parseUnitPrice, parseProduct, parseVariant } from './command-arguments.ts'
import { listPrices } from './prices.repository.ts'
import { changePrice, PriceError, proposePrices } from './prices.usecases.ts'

const PRODUCT_HELP = `one of: ${Object.keys(CREDIT_PRODUCTS).join(', ')}`
const VARIANT_HELP = 'which kind of it, as "prices list" prints it'
const COUNTRY_HELP = 'of one country, by two letters; left out: of every country without a price of its own'
const FROM_HELP = 'first day, today or later; left out: today'

type Options = { country?: string; from?: string }

/** What credit buys, and for how much: each price from a day on. */
export function registerPriceCommands(program: Command): void {
  const prices = program.command('prices').description('what is paid from credit, and its price from day to day')
  registerList(prices)
  registerSet(prices)
  registerEnd(prices)
  registerDefaults(prices)
}

function registerList(prices: Command): void {
  prices
    .command('list')
    .description('prices in force and to come: product, variant, country, price, from, until')
    .option('--all', 'also those that are over')
    .action(({ all = false }: { all?: boolean }) =>
      withCommandDatabase(async ({ db }) => {
        const spans = spanPrices(await listPrices(db), today(systemClock))
        for (const { product, variant, country, amount, currency, fromDay, untilDay, state } of spans) {
          const cells = [product, variant, country || '*', formatCredit('en', amount, { currency }), fromDay]
          // What is paid otherwise has a command of its own.
          if (isCreditProduct(product) && (all || state !== 'past')) console.log([...cells, untilDay ?? '–'].join('\t'))
        }
      }),
    )
}

function registerSet(prices: Command): void {
  prices
    .command('set')
    .description('set a price from a day on; what was bought before keeps its price')
    .argument('<product>', PRODUCT_HELP, parseProduct)
    .argument('<variant>', VARIANT_HELP, parseVariant)
    .argument('<price>', 'excluding VAT, in forints or euros, such as 25 or 19.90; 0: free', parseUnitPrice)
    .option('--country <code>', COUNTRY_HELP, parseCountry)
    .option('--from <day>', FROM_HELP, parseDay)
    .action((...[product, variant, amount, options]: [CreditProduct, string, number, Options]) =>
      withCommandDatabase(async ({ db }) => {
        const { country, fromDay } = readOptions(options)
        const price = { product, variant, country, fromDay, amount, now: systemClock.now() }
        await explain(changePrice(db, { ...price, today: today(systemClock) }), price)
        const text = formatCredit('en', amount, { currency: currencyOfProduct(product) })
        console.log(`${nameOf(product, variant, country)} costs ${text} from ${fromDay} on.`)
      }),
    )
}

function registerEnd(prices: Command): void {
  prices
    .command('end')
    .description('offer something no more from a day on; a country falls back to the general price')
    .argument('<product>', PRODUCT_HELP, parseProduct)
    .argument('<variant>', VARIANT_HELP, parseVariant)
    .option('--country <code>', COUNTRY_HELP, parseCountry)
    .option('--from <day>', FROM_HELP, parseDay)
    .action((product: CreditProduct, variant: string, options: Options) =>
      withCommandDatabase(async ({ db }) => {
        const { country, fromDay } = readOptions(options)
        const name = nameOf(product, variant, country)
        const end = { product, variant, country, fromDay, amount: null, now: systemClock.now() }
        const left = await explain(changePrice(db, { ...end, today: today(systemClock) }), end)
        const rest =
          left === null ? 'is not sold' : `costs ${formatCredit('en', left.amount, left)}, the general price,`
        console.log(`${name} ${rest} from ${fromDay} on.`)
      }),
    )
}

function registerDefaults(prices: Command): void {
  prices
    .command('defaults')
    .description('put the proposed first prices in force where there never was one')
    .action(() =>
      withCommandDatabase(async ({ db }) => {
        const now = systemClock.now()
        const count = await proposePrices(db, { prices: STARTING_PRICES, now })
        console.log(`${count} prices were set.`)
      }),
    )
}

function readOptions({ country = '', from }: Options): { country: string; fromDay: string } {
  return { country, fromDay: from ?? today(systemClock) }
}

function explain<Result>(work: Promise<Result>, of: { product: CreditProduct; variant: string; country: string }) {
  return work.catch((error: unknown): never => {
    if (!(error instanceof PriceError)) throw error
    if (error.fault === 'past') throw new CommandError('A price cannot change in the past.', 2)
    if (error.fault === 'not-sold') throw new CommandError(describeSold(of.product), 2)
    throw new CommandError(`${nameOf(of.product, of.variant, of.country)} never had a price.`)
  })
}

/** What a price can be of. */
function describeSold(product: CreditProduct): string {
  const { variants, countries } = SOLD_THINGS[product]
  const where =
    countries.length === 0 ? 'for all countries alike' : `for all countries, or one of: ${countries.join(', ')}`
  return `Nothing else is sold of ${product} than: ${variants.join(', ')}; ${where}.`
}

function nameOf(product: CreditProduct, variant: string, country: string): string {
  return `${product} ${variant}${country === '' ? '' : ` (${country})`}`
}
