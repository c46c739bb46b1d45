import { expect, test } from 'vitest'
import { getReportHeader } from './header.contract.ts'
import { PRINT_COMPONENTS, readComponents, writeComponents } from './print-components.ts'
import { getPrint } from './print.contract.ts'
import {
  findMissingClaim,
  findSection,
  isPrintableOf,
  PRINT_NOUNS,
  SECTION_NOUNS,
  sectionOf,
} from './report-sections.ts'

test('addresses and words of answers are those of the specification', () => {
  const specified = [
    'summary summary summary',
    'score score score',
    'company-data company-data companyData',
    'changes changes changes',
    'timeline timeline timeline',
    'marketing marketing marketing',
    'register-order im im',
    'financial-summary financial-report-summary financialReportSummary',
    'financial-report financial-report financialReport',
    'indicators common-ratings commonRatings',
    'sector sector sector',
    'sanctions sanctions sanctions',
    'negative-info negative-info negativeInfo',
    'positive-info positive-info positiveInfo',
    'connection-list connection-list connectionList',
    'final-owner final-owner finalOwner',
  ]
  const lines = SECTION_NOUNS.map((noun) => `${noun} ${sectionOf(noun).path} ${sectionOf(noun).flag}`)
  expect(lines.filter((line) => specified.includes(line))).toEqual(specified)
})

test.each(['path', 'flag', 'endpoint'] as const)('each section has a %s of its own', (field) => {
  expect(new Set(SECTION_NOUNS.map((noun) => sectionOf(noun)[field])).size).toBe(SECTION_NOUNS.length)
})

test('the header has a flag for each section and for the pages to come', () => {
  const { extraMenu, ...flags } = getReportHeader.answer.shape.menu.shape
  expect(extraMenu).toBeDefined()
  expect(Object.keys(flags).toSorted()).toEqual(SECTION_NOUNS.map((noun) => sectionOf(noun).flag).toSorted())
})

test('the printed order of the specification', () => {
  const specified = [
    'summary',
    'score',
    'companyData',
    'financialReportSummary',
    'financialReport',
    'commonRatings',
    'sector',
    'negativeInfo',
    'positiveInfo',
    'timeline',
    'marketing',
  ]
  expect(PRINT_COMPONENTS.filter((flag) => specified.includes(flag))).toEqual(specified)
  const orders = PRINT_NOUNS.map((noun) => sectionOf(noun).print?.order)
  expect(new Set(orders).size).toBe(orders.length)
})

test('a query names sections in any order, once or twice, and comes back in printed order', () => {
  const { components } = getPrint.query.parse({ components: 'commonRatings,summary,,commonRatings' })
  expect(components).toEqual(['summary', 'indicators'])
  expect(writeComponents(components ?? [])).toEqual(['summary', 'commonRatings'])
  expect(readComponents(['indicators', 'no-such'])).toEqual([])
  expect(getPrint.query.safeParse({ components: 'indicators' }).success).toBe(false)
})

test.each([
  ['/report/10738885/common-ratings', 'indicators'],
  ['/report/10738885/negative-info/details/n_debt_1', 'negative-info'],
  ['/report/10738885/indicators', null],
  ['/report/10738885', null],
] as const)('%s shows %s', (pathname, noun) => {
  expect(findSection(pathname)).toBe(noun)
})

test('a section asks for the claim of its call', () => {
  expect(findMissingClaim('indicators', ['Cegriport'])).toBe('Mutatok')
  expect(findMissingClaim('indicators', ['Mutatok'])).toBeNull()
  expect(findMissingClaim('summary', [])).toBeNull()
})

test('some sections are not printed of the simpler kinds, and none of what is no report', () => {
  const ofRealCompanies = ['financial-summary', 'indicators', 'sector', 'marketing'] as const
  expect(ofRealCompanies.filter((noun) => isPrintableOf(noun, 'SE10000001'))).toEqual([])
  for (const noun of ['summary', 'score', 'negative-info'] as const)
    expect(isPrintableOf(noun, 'SE10000001')).toBe(true)
  for (const id of ['10738885', 'ro-67248']) expect(PRINT_NOUNS.filter((noun) => !isPrintableOf(noun, id))).toEqual([])
  expect(PRINT_NOUNS.filter((noun) => isPrintableOf(noun, 'x'))).toEqual([])
})
