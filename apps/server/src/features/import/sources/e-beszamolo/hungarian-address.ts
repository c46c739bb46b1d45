import type { Address } from '@merleg/domain/fact-sections'
import { findCounty } from '@merleg/domain/reference/counties'
import { findSettlement } from '@merleg/domain/reference/settlements'

/**
 * `Magyarország, 2724 Újlengyel Nyári Pál utca 15`: the first word after the postal code is the settlement, for the
 * names of Hungarian settlements are written as one word. A text of another form is kept whole.
 */
export function readHungarianAddress(text: string): Address {
  const domestic = text.replace(/^Magyarország,\s*/, '')
  const [, zip, first = '', street] = /^(\d{4}) ([^\s,]+)(?:,?\s+(.+))?$/.exec(domestic) ?? []
  const settlement = zip === undefined ? null : findSettlement(first)
  if (zip === undefined || settlement === null) {
    return { text: domestic, countryCode: 'HU', zip: zip ?? null, settlement: null, county: null, street: null }
  }
  return {
    text: `${zip} ${settlement.name}${street === undefined ? '' : `, ${street}`}`,
    countryCode: 'HU',
    zip,
    settlement: settlement.name,
    county: findCounty(settlement.countyCode)?.nameHu ?? null,
    street: street ?? null,
  }
}
