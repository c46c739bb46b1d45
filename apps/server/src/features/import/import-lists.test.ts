import { listDataSources } from '@merleg/contract/data-sources.contract'
import { SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { formatCsvLine } from '../../shared/testing-csv.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { importSource } from './import-source.usecases.ts'
import { euFsf } from './sources/eu-fsf/eu-fsf.adapter.ts'
import { alias, element, ENTERPRISE, entry, toList } from './sources/eu-fsf/testing-fsf.ts'
import { ofacSdn } from './sources/ofac-sanctions/ofac-sanctions.adapter.ts'
import { unSanctions } from './sources/un-sanctions/un-sanctions.adapter.ts'
import { useSourceFolders } from './testing-source-files.ts'

const server = useTestApp()
const writeFolder = useSourceFolders()
const LISTED = '27189173'
const OTHER = '10738885'
const NONE = '-0- '

function toFolder(remarks: string): Record<string, string> {
  const main = [36358, 'I.C.I.C. KFT.', NONE, 'BALKANS-EO14033', ...Array.from({ length: 7 }, () => NONE), remarks]
  return {
    'sdn.csv': `${formatCsvLine(main)}\u001A`,
    'alt.csv': `${formatCsvLine([36358, 1, 'aka', 'I.C.I.C. KERESKEDELMI', NONE])}\u001A`,
    'add.csv': `${formatCsvLine([36358, 1, NONE, 'Budakeszi', 'Hungary', NONE])}\u001A`,
  }
}
const REMARKS = 'Tax ID No. 27189173-1-13 (Hungary); Registration Number 13-09-214318 (Hungary); Linked To: SOMEBODY.'

const UN_LIST = `<?xml version="1.0" encoding="UTF-8"?>
<CONSOLIDATED_LIST dateGenerated="2026-02-27T00:00:09.554Z"><INDIVIDUALS></INDIVIDUALS><ENTITIES><ENTITY><DATAID>1</DATAID>
<FIRST_NAME>TISZTA KFT</FIRST_NAME><UN_LIST_TYPE>DPRK</UN_LIST_TYPE><REFERENCE_NUMBER>KPe.002</REFERENCE_NUMBER>
<LISTED_ON>2007-03-29</LISTED_ON></ENTITY></ENTITIES></CONSOLIDATED_LIST>
`

async function readPage(id: string): Promise<SanctionScreening> {
  const { headers } = await server.signIn({ claims: ['Cegriport'] })
  const answer = await server.app.inject({ url: `/api/report/${id}/sanctions`, headers })
  return SanctionScreening.parse(answer.json())
}

test('a Hungarian company is found by its tax number on the list of another country, from the published files to the page', async () => {
  const { db } = server.deps
  await merge(db, [factOf(LISTED)('name', { name: 'Icic Kft.' }), factOf(OTHER)('name', { name: 'Tiszta Kft.' })])
  const path = await writeFolder(toFolder(REMARKS))
  await expect(importSource(server.deps, { adapter: ofacSdn, path })).rejects.toThrow('day-unknown')
  const result = await importSource(server.deps, { adapter: ofacSdn, path, observedOn: '2026-11-20' })
  expect(result).toMatchObject({ read: 1, new: 1, rejected: 0, events: 1 })
  const page = await readPage(LISTED)
  expect(page.lists.map(({ sourceId, day }) => `${sourceId} ${day}`)).toEqual(['ofac-sdn 2026-11-20'])
  expect(page.notLoaded.map(({ sourceId }) => sourceId)).toContain('un-sanctions')
  expect(page.matches).toMatchObject([
    {
      grade: 'identifier',
      party: { isCompanyItself: true },
      designation: { entry: '36358', list: { sourceId: 'ofac-sdn', day: '2026-11-20' }, listedOn: null },
    },
  ])
  expect((await readPage(OTHER)).matches).toEqual([])
})

test('the list of another authority comes beside it, and what was refused leaves a trace', async () => {
  const folder = await writeFolder({ 'consolidated.xml': UN_LIST, 'cut.xml': UN_LIST.slice(0, -30) })
  const cut = importSource(server.deps, { adapter: unSanctions, path: join(folder, 'cut.xml') })
  await expect(cut).rejects.toThrow('cut-off')
  expect((await readPage(OTHER)).lists).toHaveLength(1)
  await importSource(server.deps, { adapter: unSanctions, path: join(folder, 'consolidated.xml') })
  const page = await readPage(OTHER)
  expect(page.lists.map(({ sourceId, day }) => `${sourceId} ${day}`)).toEqual([
    'un-sanctions 2026-02-27',
    'ofac-sdn 2026-11-20',
  ])
  expect(page.matches).toMatchObject([{ designation: { entry: 'KPe.002', listedOn: '2007-03-29' } }])
  expect((await readPage(LISTED)).matches).toHaveLength(1)
  const kept = server.deps.db.selectFrom('batches').select('refusal').where('outcome', '=', 'refused')
  const refused = await kept.orderBy('batch_id').execute()
  expect(refused.map(({ refusal }) => refusal?.split(/[ :]/)[0])).toEqual(['day-unknown', 'cut-off'])
})

test('an edition whose day cannot be read is told beside the older one that goes on being used', async () => {
  const listState = async () => {
    const { lists } = await readPage(OTHER)
    const { headers } = await server.signIn({ claims: [] })
    const { sources } = listDataSources.answer.parse(
      (await server.app.inject({ url: '/api/data-sources', headers })).json(),
    )
    const isUn = ({ sourceId }: { sourceId: string }) => sourceId === 'un-sanctions'
    return { list: lists.find(isUn), source: sources.find(isUn) }
  }
  const adapter = unSanctions
  const bad = Buffer.concat([Buffer.from('<?xml version="1.0"?>\n<CONSOLIDATED_LIST\n'), Buffer.from([0xe9])])
  const folder = await writeFolder({ 'bad.xml': bad, 'good.xml': UN_LIST })
  expect((await listState()).list).toMatchObject({ day: '2026-02-27', failingSince: null })
  await expect(importSource(server.deps, { adapter, path: join(folder, 'none.xml') })).rejects.toThrow('ENOENT')
  expect(await listState()).toMatchObject({ list: { failingSince: null }, source: { refusal: null } })
  await expect(importSource(server.deps, { adapter, path: join(folder, 'bad.xml') })).rejects.toThrow('encoding')
  expect(await listState()).toMatchObject({
    list: { day: '2026-02-27', failingSince: expect.any(String) },
    source: { edition: { asOf: '2026-02-27' }, refusal: { line: 4, text: expect.any(String) } },
  })
  await importSource(server.deps, { adapter, path: join(folder, 'good.xml') })
  expect(await listState()).toMatchObject({ list: { failingSince: null }, source: { refusal: null } })
})

test('the list of the Commission, from its XML to the page: the number is a fact, the act stands without an annex', async () => {
  const number = { identificationTypeCode: 'taxid', number: '10738885-2-42', countryIso2Code: 'HU' }
  const listed = entry({ subject: ENTERPRISE, parts: [alias('PELDA LLC'), element('identification', number)] })
  const folder = await writeFolder({ 'xmlFullSanctionsList_1_1.xml': toList(listed).replaceAll('2099', '2026') })
  const path = join(folder, 'xmlFullSanctionsList_1_1.xml')
  expect(await importSource(server.deps, { adapter: euFsf, path })).toMatchObject({ new: 1, rejected: 0 })
  const page = await readPage(OTHER)
  expect(page.lists[0]).toMatchObject({ sourceId: 'eu-fsf', day: '2026-03-04', designationCount: 1 })
  expect(page.notLoaded.map(({ sourceId }) => sourceId)).toContain('eu-sanctions')
  expect(page.matches.find(({ grade }) => grade === 'identifier')?.designation).toMatchObject({
    name: 'PELDA LLC',
    entry: 'EU.1.1',
    programme: 'TEST',
    legalAct: { celex: '32026R0001', annex: '' },
  })
  expect((await readPage(LISTED)).matches.map(({ designation }) => designation.list.sourceId)).toEqual(['ofac-sdn'])
})

test('a list that cannot be read is refused, also where its day stands in it', async () => {
  const folder = await writeFolder({ 'list.xml': '<other:export xmlns:other="x"></other:export>' })
  await expect(importSource(server.deps, { adapter: euFsf, path: join(folder, 'list.xml') })).rejects.toMatchObject({
    name: 'SourceRefused',
  })
})
