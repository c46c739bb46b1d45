import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { loadRegisterOrder, PlacedOrder } from '@merleg/contract/report/register-order.contract'
import { integer } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import type { Locale } from '@merleg/domain/locale'
import {
  hasPublications,
  listOfferedPublications,
  type OfferedPublication,
  parsePublicationId,
} from '@merleg/domain/publications'
import { formatRegisterNumber, parseRegisterNumber } from '@merleg/domain/register-number'
import { sql } from 'kysely'
import { AppError } from '../../../app/app-error.ts'
import { findBillingDetails } from '../../billing/billing.repository.ts'
import { findProfile } from '../../register/profiles.repository.ts'
import { isDemoAccount } from '../../users/account-holders.repository.ts'
import { listOrders, type StoredOrder } from './orders.repository.ts'
import { listPrices } from './prices.repository.ts'
import { describePublication, describeTerms, namePublication } from './publication-words.ts'

const SHOWN_ORDERS = 10

export type Offer = {
  company: { name: string; registrationNumber: string; isMadeUp: boolean }
  publications: OfferedPublication[]
}

/** What can be ordered of a company. Throws `company.not-found`, `publication.not-available` for what is in no register. */
export async function getOffer(db: DbOrTx, { companyId, now }: { companyId: string; now: Date }): Promise<Offer> {
  const profile = await findProfile(db, companyId)
  if (profile === null) throw new AppError('company.not-found')
  const reading = parseRegisterNumber(profile.registerNumber ?? '')
  if (!hasPublications(profile) || !reading.ok) throw new AppError('publication.not-available')
  const [prices, years] = [await listPrices(db, now), await listFiledYears(db, companyId)]
  return {
    company: {
      name: profile.name,
      registrationNumber: formatRegisterNumber(reading.registerNumber),
      isMadeUp: profile.isMadeUp,
    },
    publications: listOfferedPublications({
      prices,
      filedYears: years,
      formCode: reading.registerNumber.formCode,
    }),
  }
}

const filedYears = statement({
  row: { year: integer },
  examples: [''],
  sql: (companyId: string) => sql`${onePlan}
    select distinct extract(year from upper(period) - 1)::integer as year from statements
    where company_id = ${companyId} and upper_inf(recorded)`,
})

/** The years in which the business years end that the company filed accounts of. */
async function listFiledYears(db: DbOrTx, companyId: string): Promise<number[]> {
  return (await filedYears.list(db, companyId)).map(({ year }) => year)
}

type Asked = {
  companyId: string
  user: { userId: string; subscriberId: string }
  locale: Locale
  now: Date
}

/** The page of the order: documents, prices, terms, billing details, earlier orders. Throws as {@link getOffer}. */
export async function getRegisterOrderPage(
  db: DbOrTx,
  { companyId, user, locale, now }: Asked,
): Promise<EndpointAnswer<typeof loadRegisterOrder>> {
  const { company, publications } = await getOffer(db, { companyId, now })
  const { userId, subscriberId } = user
  return {
    company,
    electronic: publications.map((publication) => ({
      id: publication.id,
      value: namePublication(locale, publication),
      description: describePublication(locale, publication),
      price: publication.priceHuf,
    })),
    ...describeTerms(locale),
    billing: await findBillingDetails(db, subscriberId),
    isMailed: !(await isDemoAccount(db, userId)),
    orders: (await listOrders(db, { subscriberId, companyId, limit: SHOWN_ORDERS })).map((order) =>
      renderOrder(locale, order),
    ),
  }
}

/** Documents in the reader's language; one that is no longer known keeps the name it was ordered under. */
function renderOrder(locale: Locale, { orderNumber, orderedAt, orderedBy, totalHuf, lines }: StoredOrder): PlacedOrder {
  return {
    orderNumber,
    orderedAt: orderedAt.toISOString(),
    orderedBy,
    total: totalHuf,
    lines: lines.map(({ publicationId, title, priceHuf }) => {
      const publication = parsePublicationId(publicationId)
      return { value: publication === null ? title : namePublication(locale, publication), price: priceHuf }
    }),
  }
}
