import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareCompanyNames, toComparedName } from './company-names.ts'

const compare = (a: string, b: string) => compareCompanyNames(toComparedName(a), toComparedName(b))

test.each([
  ['Alfa Kft.', 'ALFA Korlátolt Felelősségű Társaság', 'same', 'same'],
  ['Alfa Bt.', 'Alfa Kft.', 'same', 'differs'],
  ['Alfa', 'Alfa Kft.', 'same', 'missing'],
  ['K&H Bank Zrt.', 'K & H Bank Zrt.', 'same', 'same'],
  ['K. H. Bank Zrt.', 'KH Bank Zrt.', 'same', 'same'],
  ['Aqua Terv Kft.', 'Aquaterv Kft.', 'spacing', 'same'],
  ['Terv Aqua Kft.', 'Aqua Terv Kft.', 'spacing', 'same'],
  ['Gombai Pékség Kft.', 'Gombaj Pékség Kft.', 'mistyped', 'same'],
  ['Gombia Pékség Kft.', 'Gombai Pékség Kft.', 'mistyped', 'same'],
  ['Bau Kft.', 'Bao Kft.', 'other', 'same'],
  ['62. sz. Autójavító Kft.', '61. sz. Autójavító Kft.', 'other', 'same'],
  ['Alfa Kereskedelmi Kft.', 'Alfa Szolgáltató Kft.', 'trade-words', 'same'],
  ['Alfa Kft.', 'Alfa Kereskedelmi és Szolgáltató Kft.', 'trade-words', 'same'],
  ['Magyar Kereskedelmi Kft.', 'Magyar Szolgáltató Kft.', 'other', 'same'],
  ['Horváth Cukrászda Kft.', 'Horváth és Társa Cukrászda Kft.', 'some-words', 'same'],
  ['Horváth Cukrászda Gépészet Kft.', 'Horváth Cukrászda Étterem Kft.', 'similar', 'same'],
  ['Horváth Cukrászda Kft.', 'Kovács Asztalos Kft.', 'other', 'same'],
])('%s and %s are %s, the form %s', (given, found, likeness, form) => {
  expect(compare(given, found)).toMatchObject({ likeness, form })
})

test('a name is the same as itself, and likeness does not hang on who is compared with whom', () => {
  const name = fc.array(fc.constantFrom('Alfa', 'Béta', 'Kereskedelmi', 'Acél', 'Kft.', 'Zrt.', '61'), { minLength: 1 })
  fc.assert(
    fc.property(name, name, (a, b) => {
      const [one, other] = [a.join(' '), b.join(' ')]
      expect(compare(one, one)).toMatchObject({ likeness: 'same', form: 'same' })
      const [there, back] = [compare(one, other), compare(other, one)]
      expect(['same', 'spacing'].includes(there.likeness)).toBe(['same', 'spacing'].includes(back.likeness))
    }),
  )
})
