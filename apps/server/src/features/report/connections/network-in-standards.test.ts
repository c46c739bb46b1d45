import { BodsStatement } from '@merleg/domain/interchange/bods-statement'
import { FtmEntity } from '@merleg/domain/interchange/ftm-entity'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { createBodsCheck, findOrderFaults } from '../../interchange/testing-bods-schema.ts'
import { callAs, factOf, merge, OWNER, PERSON } from '../testing-report.ts'

const server = useTestApp()
const [COMPANY, MOTHER] = ['10738885', '20000001'] as const

beforeAll(async () => {
  const fact = factOf(COMPANY)
  const secret = { address: '1051 Budapest, Titkos utca 1.', birthDate: '1970-01-01', motherName: 'Titkos Anyja' }
  await merge(server.deps.db, [
    fact('name', { name: 'Minta Kft.' }),
    factOf(MOTHER)('name', { name: 'Anya Zrt.' }),
    fact(
      'member',
      { ...OWNER, ...secret, name: 'Anna', shareMin: 60, shareMax: 60 },
      { slot: '1', partyId: 'p-anna', from: '2015-01-01' },
    ),
    fact(
      'member',
      { ...OWNER, partyKind: 'company', name: 'Anya', shareMin: 10, shareMax: 10 },
      { slot: '2', partyId: MOTHER, from: '2016-01-01', to: '2020-01-01' },
    ),
    fact(
      'signatory',
      { ...PERSON, ...secret, name: 'Anna', post: 'ügyvezető', representation: null },
      { slot: '1', partyId: 'p-anna', from: '2018-05-01' },
    ),
  ])
})

async function download(search: string) {
  const url = `/api/report/${COMPANY}/connections-download${search}`
  const answer = await callAs(server, url, { claims: ['KapcsolatiHalo'] })
  expect(answer.statusCode).toBe(200)
  return {
    headers: answer.headers,
    lines: answer.body
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  }
}

describe('the network that is drawn, in an open standard', () => {
  test('as statements that the schema of the standard accepts, with what is left over and nothing personal', async () => {
    const { headers, lines } = await download('?format=bods')
    expect(headers).toMatchObject({ 'content-type': expect.stringContaining('application/x-ndjson') })
    expect(String(headers['x-filename'])).toMatch(/^minta-kft-.*-bods\.jsonl$/)
    const statements = lines.map((line) => BodsStatement.parse(line))
    expect(createBodsCheck()(lines)).toEqual([])
    expect(findOrderFaults(statements)).toEqual([])
    expect(JSON.stringify(lines)).not.toMatch(/Titkos|1970/)
    const ties = statements.filter(({ recordType }) => recordType === 'relationship')
    expect(ties.map(({ recordId, recordStatus, statementDate }) => [recordId, recordStatus, statementDate])).toEqual([
      [`relationship:${COMPANY}:p-anna:court`, 'new', '2015-01-01'],
      [`relationship:${COMPANY}:p-anna:court`, 'updated', '2018-05-01'],
      [`relationship:${COMPANY}:unlisted`, 'new', '2024-01-01'],
    ])
  })

  test('with what has ended, where that is drawn', async () => {
    const { lines } = await download('?format=bods&onlyActive=false')
    const closed = lines
      .map((line) => BodsStatement.parse(line))
      .filter(({ recordStatus }) => recordStatus === 'closed')
    expect(closed).toMatchObject([
      {
        statementDate: '2020-01-01',
        recordDetails: { interestedParty: MOTHER, interests: [{ endDate: '2020-01-01' }] },
      },
    ])
  })

  test('as of an earlier day nothing that came later is told', async () => {
    const { lines } = await download('?format=bods&asOf=2017-01-01')
    const statements = lines.map((line) => BodsStatement.parse(line))
    const told = statements.flatMap((one) =>
      one.recordType === 'relationship' ? (one.recordDetails.interests ?? []) : [],
    )
    expect(told.map(({ type, startDate }) => [type, startDate])).toEqual([
      ['shareholding', '2015-01-01'],
      ['shareholding', '2016-01-01'],
      ['shareholding', undefined],
    ])
  })

  test('as entities of FollowTheMoney', async () => {
    const { lines } = await download('?format=ftm')
    const entities = lines.map((line) => FtmEntity.parse(line))
    expect(entities.map(({ schema }) => schema).toSorted()).toEqual(['Company', 'Directorship', 'Ownership', 'Person'])
    expect(entities.find(({ schema }) => schema === 'Ownership')?.properties).toMatchObject({
      owner: ['merleg-p-anna'],
      asset: [`merleg-${COMPANY}`],
      percentage: ['60'],
      startDate: ['2015-01-01'],
    })
    expect(JSON.stringify(lines)).not.toMatch(/Titkos|1970/)
  })

  test('and the list of connections in the same way, each tie from its beginning', async () => {
    const url = `/api/report/${COMPANY}/connection-list-download?format=bods&onlyValid=true`
    const answer = await callAs(server, url, { claims: ['KapcsolatiHalo'] })
    const lines = answer.body
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(createBodsCheck()(lines)).toEqual([])
    const { lines: drawn } = await download('?format=bods')
    const idsOf = (records: readonly unknown[]) => records.map((one) => BodsStatement.parse(one).statementId).toSorted()
    expect(idsOf(lines)).toEqual(idsOf(drawn))
  })

  test.each([
    ['without the claim', ['Cegriport'] as const, 400],
    ['without a token', null, 401],
  ])('%s', async (_title, claims, status) => {
    for (const file of ['connections', 'connection-list']) {
      const url = `/api/report/${COMPANY}/${file}-download?format=bods`
      expect((await callAs(server, url, { claims })).statusCode).toBe(status)
    }
  })
})
