import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge } from '../testing-report.ts'

const server = useTestApp()
const COMPANY = '33333335'

async function read(query: string) {
  const answer = await callAs(server, `/api/report/${COMPANY}/data${query}`, { claims: ['Cegriport'] })
  return getCompanyData.answer.parse(answer.json())
}

beforeAll(async () => {
  const { db } = server.deps
  const name = factOf(COMPANY)
  const first = name('name', { name: 'Első' }, { from: '2010-01-01' })
  await merge(db, [first], { now: new Date('2012-05-05T10:00:00Z') })
  const renamed = name('name', { name: 'Második' }, { from: '2011-07-01' })
  // Late at night of the 9th in Greenwich it is already the 10th in Hungary.
  await merge(db, [renamed], { now: new Date('2014-03-09T23:30:00Z') })
})

test.each([
  ['now', '', ['Második']],
  ['the day before the first fact', '?asOf=2009-12-31', []],
  ['the first day of the first fact', '?asOf=2010-01-01', ['Első']],
  ['the last day of the first name', '?asOf=2011-06-30', ['Első']],
  ['the first day of the second name', '?asOf=2011-07-01', ['Második']],
  ['known before the first knowledge', '?knownAt=2012-05-04', []],
  ['known on the first day of knowledge', '?knownAt=2012-05-05', ['Első']],
  ['known the day before the correction', '?knownAt=2014-03-09', ['Első']],
  ['known on the Hungarian day of the correction', '?knownAt=2014-03-10', ['Második']],
  ['a later day, known before the correction', '?asOf=2013-01-01&knownAt=2014-03-09', ['Első']],
  ['a later day, known after the correction', '?asOf=2013-01-01&knownAt=2014-03-10', ['Második']],
  ['an earlier day, known after the correction', '?asOf=2010-06-01&knownAt=2014-03-10', ['Első']],
  ['a day before the first fact, known later', '?asOf=2009-12-31&knownAt=2014-03-10', []],
  ['a later day, known before anything', '?asOf=2013-01-01&knownAt=2012-05-04', []],
])('company data %s', async (_title, query, expected) => {
  const { groups } = await read(query)
  expect(groups.flatMap(({ items }) => items.flatMap(({ rows }) => rows.map(({ value }) => value)))).toEqual(expected)
})

test('tells since when the company is known', async () => {
  expect(await read('')).toMatchObject({ firstKnownOn: '2012-05-05', lastStatementDay: null })
})

test('before anything was known no source had told of the company', async () => {
  expect(JSON.stringify((await read('?knownAt=2012-05-04')).silence)).not.toContain('Cégnyilvántartás')
  expect(JSON.stringify((await read('?knownAt=2012-05-05')).silence)).toContain('Cégnyilvántartás')
})
