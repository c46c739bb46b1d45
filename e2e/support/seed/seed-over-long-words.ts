import { FEMALE_GIVEN_NAMES, MALE_GIVEN_NAMES, SURNAMES } from '@merleg/domain/reference/person-names'
import { PERSON } from '../../../apps/server/src/features/report/testing-report.ts'

/** Of two hundred and fifty characters. */
export const LONG_NAME =
  'Próbatétel Nemzetközi Mezőgazdasági, Élelmiszer-feldolgozó, Gépjármű- és Alkatrész-kereskedelmi, Ingatlanfejlesztő és Ingatlanüzemeltető, Környezetvédelmi Tanácsadó, Oktatásszervező, Rendezvényszervező, Vagyonkezelő és Befektető Nonprofit Zártkörű Társaság'
export const LONG_TEXT =
  'A bíróság a kérelemnek részben helyt adott, és a felek között létrejött megállapodást jóváhagyta, egyben felhívta az érintetteket, hogy igényüket a közzétételtől számított negyven napon belül jelentsék be. '

/** So many of something. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/** One after the other, from the beginning again after the last. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

function nameOf(index: number): string {
  const first = pick(index % 2 === 0 ? FEMALE_GIVEN_NAMES : MALE_GIVEN_NAMES, index * 7)
  const simple = `${pick(SURNAMES, index * 3).name} ${first}`
  return index % 9 === 0 ? `Dr. ${pick(SURNAMES, index + 5).name}-${simple} Hildegárd Konstantina` : simple
}

/** Every fourth one two hundred characters long. */
export function addressOf(index: number) {
  const street = `Bajcsy-Zsilinszky Endre köz ${index + 1}/B, ${pick(['A', 'B', 'C'], index)} épület, ${index % 12}. emelet ${index % 40}. ajtó`
  const rest =
    index % 4 === 0
      ? ' (bejárat a Szent-Györgyi Albert fasor felől, a volt Magasépítő Vállalat központi telephelye mögött, helyrajzi szám 0123/45/B, az ipari park keleti kapuján át megközelíthető)'
      : ''
  const text = `3100 Salgótarján, ${street}${rest}`
  return { text, countryCode: 'HU', zip: '3100', settlement: 'Salgótarján', county: 'Nógrád', street }
}

export function personOf(index: number) {
  return {
    ...PERSON,
    name: nameOf(index),
    address: addressOf(index).text,
    motherName: nameOf(index + 400),
    birthDate: `19${50 + (index % 49)}-0${1 + (index % 9)}-1${index % 9}`,
  }
}

/** Every fourth one has left. */
export function termOf(index: number) {
  const from = `20${String(index % 14).padStart(2, '0')}-03-01`
  return index % 4 === 3 ? { from, to: `2016-${String(1 + (index % 12)).padStart(2, '0')}-15` } : { from }
}
