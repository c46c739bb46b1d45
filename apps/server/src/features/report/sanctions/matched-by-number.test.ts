import { SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import type { ListedNumber } from '../../sanctions/designation.ts'
import { designationOf, importEdition } from '../../sanctions/testing-designations.ts'
import { factOf, merge } from '../testing-report.ts'

const server = useTestApp()
const COMPANY = '10738885'
const tax: ListedNumber = { scheme: 'tax', value: COMPANY, countryCode: 'HU' }
const lei: ListedNumber = { scheme: 'lei', value: '529900T8BM49AURSDO55', countryCode: null }

test.each([
  ['no text of them', {}, [`${COMPANY} (HU)`, lei.value]],
  ['the text of one', { taxNumber: 'INN 10 738 885, Hungary' }, ['INN 10 738 885, Hungary', lei.value]],
  ['the text of another', { idNumber: 'A-77' }, ['A-77', `${COMPANY} (HU)`, lei.value]],
])('the countries and numbers that were compared are told beside %s', async (_what, details, numbers) => {
  await merge(server.deps.db, [factOf(COMPANY)('name', { name: 'Kamelopard Trading Kft.' })])
  const compared = { kind: 'entity', countryCodes: ['HU', 'RU'], numbers: [tax, lei], details } as const
  await importEdition(server.deps, [designationOf('1', 'Kamelopard Trading LLC', compared)])
  const { headers } = await server.signIn({ claims: ['Cegriport'] })
  const answer = await server.app.inject({ url: `/api/report/${COMPANY}/sanctions`, headers })
  expect(SanctionScreening.parse(answer.json()).matches).toMatchObject([
    {
      grade: 'identifier',
      reasons: [{ code: 'identifier-same', party: COMPANY }],
      designation: { countryCodes: ['HU', 'RU'], address: null, numbers },
    },
  ])
})
