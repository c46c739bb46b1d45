import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { listInternationalCountries } from '@merleg/contract/international.contract'
import { toMajorUnits } from '@merleg/domain/credits/credit-money'
import { spanPrices } from '@merleg/domain/credits/price-validity'
import type { Locale } from '@merleg/domain/locale'
import type { Deps } from '../../app/deps.ts'
import { today } from '../../shared/clock.ts'
import { listPrices } from '../credits/prices.repository.ts'
import { nameCountry } from './country-names.ts'

type Offline = EndpointAnswer<typeof listInternationalCountries>['offline']

/** Countries of which a report is ordered offline, with today's prices in euros. */
export async function listOfflineCountries({ db, clock }: Pick<Deps, 'db' | 'clock'>, locale: Locale): Promise<Offline> {
  const spans = spanPrices(await listPrices(db), today(clock))
  const { compare } = new Intl.Collator(locale)
  return spans
    .filter(({ product, country, state }) => product === 'foreign-order' && country !== '' && state === 'current')
    .map(({ country, amount }) => ({ key: country, name: nameCountry(locale, country), price: toMajorUnits(amount) }))
    .toSorted((a, b) => compare(a.name, b.name))
}
