import { expect, test } from 'vitest'
import { renderEventTitle } from './render-event.ts'

const proceeding = { caseNumber: '1', court: null, administrator: null, text: null }
const entry = { section: 'liquidation', companyId: '10000001', payload: proceeding } as const
const told = { slot: 'a', before: entry, after: null, year: null }
const company = { legalForm: 'Kft.', legalFormCode: '113' }

test.each([
  ['hu', 'Felszámolás: téves adat törölve'],
  ['en', 'Insolvent liquidation: wrong entry withdrawn'],
  ['de', 'Insolvenzliquidation: Fehleintrag zurückgenommen'],
] as const)('a proceeding that was corrected away has not ended (%s)', (locale, title) => {
  expect(renderEventTitle({ ...told, toldAs: 'corrected' }, { locale, company })).toBe(title)
  const ended = renderEventTitle({ ...told, toldAs: 'news' }, { locale, company })
  expect(ended).toBe(renderEventTitle(told, { locale, company }))
  expect(ended).not.toBe(title)
})
