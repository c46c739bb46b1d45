import { MAX_PUBLICATION_PRICE_HUF, PUBLICATION_KINDS, parsePublicationKind } from '@merleg/domain/publications'
import type { PublicationKind } from '@merleg/domain/publications'
import { getTranslator } from '@merleg/i18n/translator'
import { type Command, InvalidArgumentError } from 'commander'
import { withCommandDatabase } from '../../../app/open-database.ts'
import { systemClock } from '../../../shared/clock.ts'
import { listPrices } from './prices.repository.ts'
import { setDocumentPrice } from './document-price.usecases.ts'

const NOT_OFFERED = 'none'

/** `merleg register-order prices`: what the documents of the official register cost. */
export function registerRegisterOrderCommands(program: Command): void {
  const prices = program
    .command('register-order')
    .description('orders of official register data')
    .command('prices')
    .description('what the documents cost: your own prices in whole forints, without tax')

  prices
    .command('list')
    .description('every kind of document: id, price, name')
    .action(() =>
      withCommandDatabase(async ({ db }) => {
        const known = await listPrices(db, systemClock.now())
        for (const kind of PUBLICATION_KINDS)
          console.log([kind, known.get(kind) ?? NOT_OFFERED, nameOf(kind)].join('\t'))
      }),
    )

  prices
    .command('set')
    .description('set a price for the orders to come; those that were placed keep theirs')
    .argument('<id>', `one of: ${PUBLICATION_KINDS.join(', ')}`, parseKind)
    .argument(
      '<price>',
      `0 to ${MAX_PUBLICATION_PRICE_HUF}, or "${NOT_OFFERED}" to offer it no more; "accounts" is the price of one year`,
      parsePrice,
    )
    .action((kind: PublicationKind, priceHuf: number | null) =>
      withCommandDatabase(async ({ db }) => {
        await setDocumentPrice(db, { kind, priceHuf, now: systemClock.now() })
        console.log(
          priceHuf === null ? `${nameOf(kind)} is offered no more.` : `${nameOf(kind)} costs ${priceHuf} HUF.`,
        )
      }),
    )
}

function nameOf(kind: PublicationKind): string {
  return getTranslator('en', 'report/register-order/answers')(`publications.${kind}`)
}

function parseKind(text: string): PublicationKind {
  const kind = parsePublicationKind(text)
  if (kind === null) throw new InvalidArgumentError(`There are: ${PUBLICATION_KINDS.join(', ')}.`)
  return kind
}

function parsePrice(text: string): number | null {
  if (text === NOT_OFFERED) return null
  const price = Number(text)
  if (!/^\d{1,9}$/.test(text) || price > MAX_PUBLICATION_PRICE_HUF)
    throw new InvalidArgumentError(
      `A whole number of forints from 0 to ${MAX_PUBLICATION_PRICE_HUF}, or "${NOT_OFFERED}".`,
    )
  return price
}
