import { describe, expect, it } from 'vitest'
import {
  COMPANY_STATUSES,
  deriveCompanyStatus,
  describeStatus,
  gravestStatus,
  parseCompanyStatus,
} from './company-status.ts'

describe('company status', () => {
  it.each([
    [[], 'working'],
    [['seat', 'activity'], 'working'],
    [['enforcement'], 'under-enforcement'],
    [['tax-enforcement', 'seat'], 'under-enforcement'],
    [['activity-suspension', 'procedure', 'enforcement'], 'suspended'],
    [['activity-suspension', 'dissolution'], 'voluntary-liquidation'],
    [['dissolution', 'enforcement'], 'voluntary-liquidation'],
    [['bankruptcy', 'dissolution'], 'bankruptcy'],
    [['forced-deletion', 'bankruptcy'], 'forced-deletion'],
    [['liquidation', 'forced-deletion', 'enforcement'], 'under-liquidation'],
    [['procedure'], 'under-procedure'],
    [['constructor'], 'working'],
  ])('open %s gives %s', (openSections, expected) => {
    expect(deriveCompanyStatus({ isCeased: false, isRegistered: true, isPending: false, openSections })).toBe(expected)
  })

  it('ceased wins over everything, unknown is not working', () => {
    expect(
      deriveCompanyStatus({ isCeased: true, isRegistered: true, isPending: false, openSections: ['liquidation'] }),
    ).toBe('ceased')
    expect(deriveCompanyStatus({ isCeased: false, isRegistered: false, isPending: false, openSections: [] })).toBe(
      'unknown',
    )
    expect(deriveCompanyStatus({ isCeased: false, isRegistered: false, isPending: true, openSections: [] })).toBe(
      'under-registration',
    )
    expect(gravestStatus([])).toBe('unknown')
  })

  it('every status has a look of its own', () => {
    const icons = COMPANY_STATUSES.map((status) => describeStatus(status).icon)
    expect(new Set(icons).size).toBe(COMPANY_STATUSES.length)
    expect(COMPANY_STATUSES.filter((status) => !describeStatus(status).isActive)).toEqual(['ceased'])
    expect(parseCompanyStatus('under-liquidation')).toBe('under-liquidation')
    expect(parseCompanyStatus('nonsense')).toBeNull()
  })
})
