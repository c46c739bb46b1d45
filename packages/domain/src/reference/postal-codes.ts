import rows from './postal-codes.json' with { type: 'json' }
import { findBudapestDistrict, findSettlement, type Settlement } from './settlements.ts'

const namesByCode = new Map(
  rows.map((row) => {
    const [code = '', names = ''] = row.split('|')
    return [code, names.split(',')] as const
  }),
)

/** Cities whose codes are given by street, not in the table: the first three digits say the city. */
const CITY_BY_PREFIX: ReadonlyArray<readonly [RegExp, string]> = [
  [/^40[0-3]/, 'Debrecen'],
  [/^35[0-3]/, 'Miskolc'],
  [/^67[0-2]/, 'Szeged'],
  [/^76[0-3]/, 'Pécs'],
  [/^90[0-3]/, 'Győr'],
]

/**
 * The settlements of a postal code (Magyar Posta 2019), several where villages share a code, none where it is not in
 * use. In Budapest the second and third digit are the number of the district.
 */
export function settlementsOfPostalCode(code: string): readonly Settlement[] {
  if (!/^[1-9]\d{3}$/.test(code)) return []
  if (code.startsWith('1')) {
    const district = findBudapestDistrict(Number(code.slice(1, 3)))
    return district === null ? [] : [district]
  }
  const city = CITY_BY_PREFIX.find(([prefix]) => prefix.test(code))?.[1]
  const names = namesByCode.get(code) ?? (city === undefined ? [] : [city])
  return names.flatMap((name) => findSettlement(name) ?? [])
}
