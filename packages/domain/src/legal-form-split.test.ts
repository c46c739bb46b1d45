import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORM_SPELLINGS } from './legal-form-spellings.ts'
import { splitLegalForm } from './legal-form-split.ts'

describe('splitLegalForm', () => {
  it.each([
    ['ZÁÉV Építőipari Zrt.', 'ZÁÉV Építőipari', 'zrt', null],
    ['Alza.hu Kft.', 'Alza.hu', 'kft', null],
    ['ALFA KFT', 'ALFA', 'kft', null],
    ['Alfa K.F.T.', 'Alfa', 'kft', null],
    ['Actionable Korlátolt Felelősségű Társaság', 'Actionable', 'kft', null],
    ['Béta Zártkörűen Működő Részvénytársaság', 'Béta', 'zrt', null],
    ['Béta Nyilvánosan Működő Részvénytársaság', 'Béta', 'nyrt', null],
    ['Béta Rt.', 'Béta', 'rt', null],
    ['Kovács és Társa Bt.', 'Kovács és Társa', 'bt', null],
    ['Gamma Közkereseti Társaság', 'Gamma', 'kkt', null],
    ['"FARLAMEX" Ingatlanforgalmazó Kft.', '"FARLAMEX" Ingatlanforgalmazó', 'kft', null],
    ['Pápa-ÉP. Kft.', 'Pápa-ÉP.', 'kft', null],
    ['Delta Közhasznú Nonprofit Kft.', 'Delta', 'nonprofit-kft', null],
    ['Delta Nonprofit Korlátolt Felelősségű Társaság', 'Delta', 'nonprofit-kft', null],
    ['Kert Szociális Szövetkezet', 'Kert', 'szocialis-szovetkezet', null],
    ['Kert Szövetkezet', 'Kert', 'szovetkezet', null],
    ['Fény Alapítvány', 'Fény', 'alapitvany', null],
    ['Fény Egyesület', 'Fény', 'egyesulet', null],
    ['Kovács János e.v.', 'Kovács János', 'ev', null],
    ['Kovács János egyéni vállalkozó', 'Kovács János', 'ev', null],
    ['Alfa Kft. f.a.', 'Alfa', 'kft', 'under-liquidation'],
    ['Alfa Kft. „f.a."', 'Alfa', 'kft', 'under-liquidation'],
    ['Alfa Kft. "f. a."', 'Alfa', 'kft', 'under-liquidation'],
    ['Alfa Kft. (felszámolás alatt)', 'Alfa', 'kft', 'under-liquidation'],
    ['Alfa "felszámolás alatt" Kft.', 'Alfa', 'kft', 'under-liquidation'],
    ['Alfa Bt. "v.a."', 'Alfa', 'bt', 'voluntary-liquidation'],
    ['Alfa Kft. kt.a.', 'Alfa', 'kft', 'forced-deletion'],
    ['Alfa Kft. "kt. a."', 'Alfa', 'kft', 'forced-deletion'],
    ['Alfa Zrt. cs.a.', 'Alfa', 'zrt', 'bankruptcy'],
    ['Alfa Kft. "b. a."', 'Alfa', 'kft', 'under-registration'],
    ['Alfa Kft. b.a.', 'Alfa', 'kft', 'under-registration'],
    ['Alfa Kft. bejegyzés alatt', 'Alfa', 'kft', 'under-registration'],
    ['Jó Fa Kft.', 'Jó Fa', 'kft', null],
    ['Jó Fa', 'Jó Fa', null, null],
    ['PORTIMER COM SRL', 'PORTIMER COM', 'ro-srl', null],
    ['S.C. PORTIMER COM S.R.L.', 'PORTIMER COM', 'ro-srl', null],
    ['P.E. - R.O. SOCIETATE IN COMANDITA SIMPLA', 'P.E. - R.O.', 'ro-scs', null],
    ['OÜ FinTechPro', 'FinTechPro', 'ee-ou', null],
    ['EGHURO OÜ', 'EGHURO', 'ee-ou', null],
    ['Osaühing Ekker E&K', 'Ekker E&K', 'ee-ou', null],
    ['Mittetulundusühing Mõõga liit', 'Mõõga liit', 'ee-mtu', null],
    ['Müller GmbH', 'Müller', 'gmbh', null],
    ['Müller GmbH & Co. KG', 'Müller', 'gmbh-co-kg', null],
    ['Acme Ltd.', 'Acme', 'ltd', null],
    ['Kft.', 'Kft.', null, null],
    ['Zaev', 'Zaev', null, null],
    ['', '', null, null],
  ])('%s', (name, ...expected) => {
    const { core, legalForm, status } = splitLegalForm(name)
    expect([core, legalForm, status]).toEqual(expected)
  })

  it('knows every spelling it lists, and loses nothing of the core', () => {
    const spelling = fc.constantFrom(...FORM_SPELLINGS.flatMap(([, phrases]) => phrases))
    fc.assert(
      fc.property(spelling, fc.stringMatching(/^[b-d]{4,9}( [b-d]{4,9}){0,3}$/), (phrase, core) => {
        const split = splitLegalForm(`${core} ${phrase.toUpperCase()}`)
        expect(split.core).toBe(core)
        expect(split.legalForm).not.toBeNull()
      }),
    )
  })

  it('stands hostile input', () => {
    expect(splitLegalForm('f.a. '.repeat(50_000)).legalForm).toBeNull()
    expect(splitLegalForm(`Alfa ${'„'.repeat(100_000)} Kft.`).core).toBe('Alfa')
  })
})
