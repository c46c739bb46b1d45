import { CompanyQuery } from '@merleg/contract/company-search-query'
import { expect, test } from 'vitest'
import { findCauses, type Recorded } from './favorite-causes.ts'

const nothing: Recorded = {
  sections: [],
  hasAccounts: false,
  hasRating: false,
  hasOverdue: false,
  isNew: false,
  before: {},
  after: {},
}
const seat = (settlement: string) => ({
  text: settlement,
  countryCode: 'HU',
  zip: '8900',
  settlement,
  county: 'Zala',
  street: null,
})
const query = CompanyQuery.parse({
  onlyValid: true,
  companyDetails: { employees: { min: 5 }, city: 'x', county: ['20'], personName: 'y', addressType: ['1'] },
  financialDetails: { totalSales: { min: 1 } },
  more: { rating: { min: 50 }, hasWebsite: true, filedWithin: 12 },
  negativeInfo: { type: ['tax-debt'] },
})
const plain = (criterion: string) => ({ criterion, values: null })

test.each([
  ['nothing recorded: not known', nothing, []],
  ['what is not asked for is no cause', { ...nothing, sections: ['bank-account', 'capital'] }, []],
  ['known only now', { ...nothing, isNew: true, sections: ['seat'] }, [{ criterion: 'new' }]],
  [
    'a seat',
    { ...nothing, sections: ['seat'], before: { seat: seat('Vác') }, after: { seat: seat('Lenti') } },
    [{ criterion: 'city', values: { before: 'Vác', after: 'Lenti' } }, plain('county')],
  ],
  [
    'a headcount of which nobody told before',
    { ...nothing, sections: ['headcount'], after: { headcount: { persons: 7 } } },
    [{ criterion: 'employees', values: { before: null, after: 7 } }],
  ],
  ['a further address', { ...nothing, sections: ['site'] }, [plain('city'), plain('county')]],
  ['somebody', { ...nothing, sections: ['signatory'] }, [plain('personName')]],
  ['accounts', { ...nothing, hasAccounts: true }, [plain('totalSales'), plain('filedWithin')]],
  ['a rating', { ...nothing, hasRating: true }, [plain('rating')]],
  ['a debt', { ...nothing, sections: ['tax-debt'] }, [plain('negativeInfo')]],
  ['a procedure', { ...nothing, sections: ['liquidation'] }, [plain('onlyValid')]],
  ['a website', { ...nothing, sections: ['website'] }, [plain('hasWebsite')]],
] as const)('%s', (_title, recorded, causes) => expect(findCauses(query, recorded)).toEqual(causes))

test('information of any kind, where none is named', () => {
  const any = CompanyQuery.parse({
    positiveInfo: { start: '2020.01.01' },
    negativeInfo: { type: ['missing-statement'] },
  })
  const recorded = { ...nothing, sections: ['certificate'], hasAccounts: true }
  expect(findCauses(any, recorded).map(({ criterion }) => criterion)).toEqual(['negativeInfo', 'positiveInfo'])
  expect(findCauses(any, { ...nothing, sections: ['certificate'] })).toEqual([plain('positiveInfo')])
  // Of the many details of a register one says that accounts are missing.
  const detail = { ...nothing, sections: ['register-detail'] }
  expect(findCauses(any, detail)).toEqual([])
  expect(findCauses(any, { ...detail, hasOverdue: true })).toEqual([plain('negativeInfo')])
})
