import { describe, expect, it } from 'vitest'
import { findLegalForm, findLegalFormByGfo, LEGAL_FORMS } from './legal-forms.ts'
import { findGfoForm, GFO_FORMS } from './reference/gfo-forms.ts'
import { findRegisterForm } from './reference/register-forms.ts'

describe('legal forms', () => {
  it('have names in three languages and existing register codes', () => {
    for (const { key, name, countryCode, kind, registerFormCode } of LEGAL_FORMS) {
      expect(
        [name.hu, name.en, name.de].every((text) => text !== ''),
        key,
      ).toBe(true)
      expect(kind === 'foreign', key).toBe(countryCode !== 'HU')
      if (registerFormCode !== null) expect(findRegisterForm(registerFormCode), key).not.toBeNull()
    }
  })

  it('are found by key and GFO code', () => {
    expect(findLegalForm('kft')).toMatchObject({ gfoCode: '113', registerFormCode: '09', shortName: 'Kft.' })
    expect(findLegalFormByGfo('114')?.key).toBe('zrt')
    expect(findLegalFormByGfo('572')?.key).toBe('nonprofit-kft')
    expect(findLegalFormByGfo('231')?.kind).toBe('selfemployed')
    expect(findLegalFormByGfo('999')).toBeNull()
    expect(findLegalForm('nonsense')).toBeNull()
  })

  it('agree with the GFO table in code and kind', () => {
    for (const { key, gfoCode, kind } of LEGAL_FORMS) {
      if (gfoCode !== null) expect(findGfoForm(gfoCode)?.kind, key).toBe(kind)
    }
    for (const { code, title } of GFO_FORMS) {
      expect(
        [title.hu, title.en, title.de].every((text) => text !== ''),
        code,
      ).toBe(true)
    }
    expect(findGfoForm('113')?.title.hu).toBe('Korlátolt felelősségű társaság')
    expect(findGfoForm('000')).toBeNull()
  })
})
