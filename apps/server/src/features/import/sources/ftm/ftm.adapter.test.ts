import { join } from 'node:path'
import { FTM_MADE_UP } from '@merleg/domain/interchange/ftm-entity'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { describe, expect, test } from 'vitest'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { openFtm } from './ftm.adapter.ts'

const writeFolder = useSourceFolders()
const TOLD = { publisher: 'Archive of Atlantis', licence: 'CC BY 4.0' }
type Properties = Record<string, string[]>

async function openFile(entities: readonly unknown[]) {
  const content = entities.map((entity) => `${JSON.stringify(entity)}\n`).join('')
  const path = join(await writeFolder({ 'entities.ftm.json': content }), 'entities.ftm.json')
  const adapter = await openFtm(path, TOLD)
  if (adapter === null) throw new Error('no source')
  return { path, adapter }
}

async function read(entities: readonly unknown[]): Promise<SourceRecord[]> {
  const { path, adapter } = await openFile(entities)
  return collectRecords(readSource(adapter, path))
}

const isFact = (record: SourceRecord): record is FactObservation => record.type === 'fact'

/** `company section from–until name` and what it says. */
function tell(records: readonly SourceRecord[]): string[] {
  return records.filter(isFact).flatMap(({ companyId, section, validFrom, validTo, partyId, payload }) => {
    if (partyId == null || !('name' in payload)) return []
    const share = 'shareMin' in payload ? [payload.shareMin, payload.shareMax, payload.shareText].join('/') : ''
    const votes = 'votesMin' in payload ? ` votes ${payload.votesMin}/${payload.votesMax}` : ''
    const post = 'post' in payload ? (payload.post ?? '-') : ''
    return `${companyId} ${section} ${validFrom ?? ''}–${validTo ?? ''} ${payload.name} ${share}${votes}${post}`.trim()
  })
}

const entity = (id: string, schema: string, properties: Properties) => ({ id, schema, properties })
const ALPHA = entity('alpha', 'Company', { name: ['Alpha Ltd'], jurisdiction: ['gb'], registrationNumber: ['445790'] })
const ANNA = entity('anna', 'Person', { name: ['Anna'], birthDate: ['1970'] })
const owns = (properties: Properties = {}, id = 'o1') =>
  entity(id, 'Ownership', { owner: ['anna'], asset: ['alpha'], ...properties })

describe('companies', () => {
  test.each<[string, Properties, string | null]>([
    ['by country and number', { jurisdiction: ['ee'], registrationNumber: ['10000018'] }, 'ee-10000018'],
    [
      'by the tax number in Hungary',
      { country: ['hu'], registrationNumber: ['01-09-000001'], taxNumber: ['10738885-2-41'] },
      '10738885',
    ],
    ['by the VAT number', { country: ['HU'], vatCode: ['HU10738885'] }, '10738885'],
    ['not by a number of no country', { registrationNumber: ['10000018'] }, null],
    ['not by a number that is none', { jurisdiction: ['ee'], registrationNumber: ['10000019'] }, null],
  ])('are found %s', async (_title, properties, companyId) => {
    const records = await read([entity('alpha', 'Company', { name: ['Alpha'], ...properties }), ANNA, owns()])
    expect(records.filter(isFact).find(({ section }) => section === 'member')?.companyId ?? null).toBe(companyId)
  })

  test('are told with what entities of one id say together', async () => {
    const more = { incorporationDate: ['2001-02-03'], dissolutionDate: ['2020'], address: ['1 High Street'] }
    const records = await read([ALPHA, entity('alpha', 'Company', more)])
    const told = records.filter(isFact).map(({ companyId, section, payload }) => [companyId, section, payload])
    expect(told).toEqual([
      ['gb-00445790', 'name', { name: 'Alpha Ltd' }],
      ['gb-00445790', 'legal-form', expect.anything()],
      ['gb-00445790', 'register-number', { value: '445790' }],
      ['gb-00445790', 'founding', { on: '2001-02-03' }],
      ['gb-00445790', 'seat', expect.objectContaining({ text: '1 High Street', countryCode: 'GB' })],
    ])
  })
})

describe('ties', () => {
  test.each<[string, ReturnType<typeof entity>, string]>([
    ['a share', owns({ percentage: ['25.5'], startDate: ['2020-01-01'] }), 'member 2020-01-01– Anna 25.5/25.5/'],
    ['a band', owns({ percentage: ['>25-50'] }), 'member – Anna 25/50/>25–50'],
    ['a share in words', owns({ percentage: ['a majority'] }), 'member – Anna //a majority'],
    ['votes', owns({ percentage: ['10'], description: ['Voting rights: 25-50'] }), 'member – Anna 10/10/ votes 25/50'],
    ['the last day', owns({ endDate: ['2019-12-31'] }), 'member –2020-01-01 Anna //'],
    ['a year in which it began', owns({ startDate: ['2010'] }), 'member – Anna //'],
    [
      'an office',
      entity('d', 'Directorship', { director: ['anna'], organization: ['alpha'], role: ['director'] }),
      'representative – Anna director',
    ],
    [
      'a supervisor',
      entity('d', 'Directorship', { director: ['anna'], organization: ['alpha'], role: ['Supervisory board'] }),
      'supervisory-board – Anna -',
    ],
    [
      'an auditor',
      entity('u', 'UnknownLink', { subject: ['anna'], object: ['alpha'], role: ['auditor'] }),
      'auditor – Anna',
    ],
    [
      'the beneficial owner as such',
      owns({ ownershipType: ['beneficial'], percentage: ['25-50'], role: ['by votes'] }),
      'beneficial-owner – Anna 25/50/by votes votes null/null',
    ],
  ])('%s', async (_title, tie, told) => {
    expect(tell(await read([ALPHA, ANNA, tie]))).toEqual([`gb-00445790 ${told}`])
  })

  test('who came before, told by whichever of the two is known here', async () => {
    const old = entity('old', 'Company', { name: ['Old'], jurisdiction: ['fi'], registrationNumber: ['1'] })
    const tie = (predecessor: string, successor: string) =>
      entity(`${predecessor}${successor}`, 'Succession', {
        predecessor: [predecessor],
        successor: [successor],
        date: ['2020'],
      })
    expect(tell(await read([ALPHA, old, tie('old', 'alpha')]))).toEqual(['gb-00445790 predecessor – Old'])
    expect(tell(await read([ALPHA, old, tie('alpha', 'old')]))).toEqual(['gb-00445790 successor – Old'])
  })

  test('several owners of several companies are ties each', async () => {
    const beta = entity('beta', 'Company', { name: ['Beta'], jurisdiction: ['gb'], registrationNumber: ['2'] })
    const both = owns({ owner: ['anna', 'beta'], asset: ['alpha', 'beta'] })
    expect(tell(await read([ALPHA, ANNA, beta, both]))).toEqual([
      'gb-00445790 member – Anna //',
      'gb-00445790 member – Beta //',
      'gb-00000002 member – Anna //',
      'gb-00000002 member – Beta //',
    ])
  })
})

describe('what is not taken over is rejected with its line', () => {
  test.each<[string, unknown, string]>([
    ['of another kind', entity('a', 'Address', { full: ['x'] }), '3 entry-kind'],
    ['of another shape', { id: 'x', schema: 'Person', properties: { name: 'Anna' } }, '3 statement-shape'],
    ['held through others', owns({ ownershipType: ['indirect'] }), '3 indirect-interest'],
    [
      'a link nobody knows of what',
      entity('u', 'UnknownLink', { subject: ['anna'], object: ['alpha'] }),
      '3 interest-kind',
    ],
    ['somebody who is not there', owns({ owner: ['carl'] }), '3 party-unknown'],
    ['nobody', owns({ owner: [] }), '3 party-unspecified'],
    ['two shares', owns({ percentage: ['10', '20'] }), '3 share-band'],
    ['a year in which it ended', owns({ endDate: ['2010'] }), '3 date'],
    ['an end before the beginning', owns({ startDate: ['2020-02-02'], endDate: ['2020-02-01'] }), '3 period'],
    ['made-up data among others', owns({ description: [FTM_MADE_UP] }), '3 made-up-mixed'],
  ])('%s', async (_title, tie, rejection) => {
    const records = await read([ALPHA, ANNA, tie])
    expect(listRejections(records)).toEqual([rejection])
    expect(tell(records)).toEqual([])
  })

  test('a company that no register of ours knows, somebody without a name, the same once more', async () => {
    const foreign = entity('f', 'Company', { name: ['F'], jurisdiction: ['fi'], registrationNumber: ['1'] })
    const nameless = entity('n', 'Person', {})
    const ties = [owns({ asset: ['f'] }, 'o1'), owns({ owner: ['n'] }, 'o2'), owns({}, 'o3'), owns({}, 'o3')]
    expect(listRejections(await read([ALPHA, ANNA, foreign, nameless, ...ties]))).toEqual([
      '5 register-unknown',
      '6 name-missing',
      '8 duplicate',
    ])
  })
})

test('the file belongs to the publisher that the user names, and its day has to be told', async () => {
  const { adapter } = await openFile([ALPHA])
  expect(adapter).toMatchObject({
    source: { sourceId: 'ftm-archive-of-atlantis', ...TOLD, isMadeUp: false },
    observedOn: null,
  })
  const madeUp = await openFile([entity('x', 'Person', { name: ['X'], notes: [FTM_MADE_UP] })])
  expect(madeUp.adapter.source).toMatchObject({ sourceId: 'ftm-archive-of-atlantis-made-up', isMadeUp: true })
  expect(await openFtm(madeUp.path, { publisher: 'x' })).toBeNull()
})

test('a file of something else is refused as a whole', async () => {
  const { path, adapter } = await openFile([{ statementId: 'x', recordType: 'entity' }])
  expect(await findRefusal(readSource(adapter, path))).toBe('standard-unknown 1')
})
