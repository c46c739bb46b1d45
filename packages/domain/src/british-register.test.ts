import { describe, expect, it } from 'vitest'
import { findBritishCountry } from './british-countries.ts'
import { findBritishCategory, findBritishStatus } from './british-profile.ts'
import { findBritishForm, findBritishProceeding, isFoundedByRegistration } from './british-register.ts'
import { LEGAL_FORMS } from './legal-forms.ts'
import { findSectorClass } from './sectors.ts'

describe('the words of the British register', () => {
  it('have every form of the country in some category', () => {
    const forms = LEGAL_FORMS.filter(({ countryCode }) => countryCode === 'GB').map(({ key }) => key)
    // A community interest company is a subtype of another form in the interfaces.
    const types = [
      'ltd plc llp private-limited-guarant-nsc private-limited-guarant-nsc-limited-exemption',
      'private-limited-shares-section-30-exemption private-unlimited private-unlimited-nsc old-public-company',
      'limited-partnership scottish-partnership charitable-incorporated-organisation',
      'scottish-charitable-incorporated-organisation registered-society-non-jurisdictional',
      'industrial-and-provident-society royal-charter icvc-securities protected-cell-company ukeig',
      'united-kingdom-societas european-public-limited-liability-company-se registered-overseas-entity',
      'further-education-or-sixth-form-college-corporation unregistered-company',
    ].join(' ')
    const found = types.split(' ').map((type) => findBritishForm(findBritishCategory(type)))
    expect(new Set([...found, findBritishForm('Community Interest Company')])).toEqual(new Set(forms))
  })

  it.each([
    ['active', '', null],
    ['active', 'active-proposal-to-strike-off', 'procedure'],
    ['liquidation', '', 'winding-up'],
    ['administration', '', 'bankruptcy'],
    ['voluntary-arrangement', '', 'bankruptcy'],
    ['receivership', '', 'procedure'],
    ['insolvency-proceedings', '', 'insolvency'],
    ['active', 'something-new', undefined],
    ['', '', undefined],
  ])('tell of the status %s %s the proceeding %s', (status, detail, expected) => {
    expect(findBritishProceeding(findBritishStatus(status, detail))).toBe(expected)
  })

  it('tell founding from registration', () => {
    expect(isFoundedByRegistration('gb-ltd')).toBe(true)
    expect(isFoundedByRegistration('gb-oe')).toBe(false)
    expect(isFoundedByRegistration(null)).toBe(false)
  })

  it.each([
    ['ENGLAND', 'GB'],
    ['England & Wales', 'GB'],
    ['U.K.', 'GB'],
    ['Jersey', 'JE'],
    ['Isle of Man', 'IM'],
    ['HONG KONG', 'HK'],
    ['Russia', 'RU'],
    ['Zaire', null],
    ['Moon', null],
    ['', null],
  ])('name the country %s %s', (name, code) => {
    expect(findBritishCountry(name)).toBe(code)
  })

  it('have activities whose first four digits are those of NACE', () => {
    expect(findSectorClass({ scheme: 'SIC2007', code: '68320' })).toBe('6832')
    expect(findSectorClass({ scheme: 'SIC2007', code: '99999' })).toBeNull()
  })
})
