import { join } from 'node:path'
import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { sql } from 'kysely'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { factOf, merge } from '../../report/testing-report.ts'
import { importSource } from '../import-source.usecases.ts'
import { useSourceFolders } from '../testing-source-files.ts'
import { adaptTable } from './table-adapter.ts'
import { TableMap } from './table-map.ts'

const server = useTestApp()
const writeFolder = useSourceFolders()
const KNOWN = '10738885'
const NEW = '10738892'

const SOURCE = {
  sourceId: 'own-minta-zrt-partnerek',
  publisher: 'Minta Zrt.',
  title: 'Partnereink',
  licence: 'saját adat',
  url: null,
  isMadeUp: false,
}
const MAP = TableMap.parse({
  company: { taxNumber: 'Adószám', registerNumber: 'Cégjegyzékszám' },
  facts: [
    { section: 'name', fields: { name: 'Név' } },
    { section: 'phone', slot: 'crm', fields: { value: 'Telefon' }, validFrom: 'Mióta' },
    { section: 'headcount', fields: { persons: 'Létszám' } },
  ],
  isWhole: true,
})
/** Of the newest table that the tests import. */
const LAST_DAY = '2026-11-10'
const HEADING = 'Név;Adószám;Cégjegyzékszám;Telefon;Létszám;Mióta'

async function importRows(rows: readonly string[], { observedOn = '2026-11-01', heading = HEADING } = {}) {
  const folder = await writeFolder({ 'partnerek.csv': [heading, ...rows, ''].join('\r\n') })
  const adapter = adaptTable(server.deps.db, { source: SOURCE, observedOn, map: MAP })
  return importSource(server.deps, { adapter, path: join(folder, 'partnerek.csv') })
}

async function listFacts(): Promise<string[]> {
  const { rows } = await sql<{ fact: string }>`
    select f.company_id || ' ' || f.section || ' ' || f.payload::text || ' ' || f.valid::text as fact
    from facts f join batches b using (batch_id)
    where b.source_id = ${SOURCE.sourceId} and upper_inf(f.recorded) order by 1`.execute(server.deps.db)
  return rows.map(({ fact }) => fact)
}

async function listRejects(batchId: string): Promise<string[]> {
  const { rows } = await sql<{ line: number; reason: string }>`
    select line, reason from batch_rejects where batch_id = ${batchId} order by line, reason`.execute(server.deps.db)
  return rows.map(({ line, reason }) => `${line} ${reason}`)
}

test('a table is taken over by its map: what is known already stays that of who said it first', async () => {
  await merge(server.deps.db, [
    factOf(KNOWN)('name', { name: 'Ismert Kft.' }),
    factOf(KNOWN)('register-number', { value: '13-09-214318' }, { slot: 'company-register' }),
  ])
  const result = await importRows([
    'Ismert Kft.;;13-09-214318;+36 1 111 1111;12;2024.01.31.',
    'Új Kft.;10738892-2-13;;+36 1 222 2222;;',
    'Rossz Kft.;10738893-2-13;;;;',
    ';10738902;;+36 1 333 3333;;',
    'Új Kft.;10738892;;;;',
    'Név nélkül;;;;;',
  ])
  expect(await listRejects(result.batchId)).toEqual([
    '4 company-number',
    '5 unknown-company',
    '6 duplicate',
    '7 company-number',
  ])
  expect(await listFacts()).toEqual([
    `${KNOWN} headcount {"persons": 12} (,)`,
    `${KNOWN} phone {"value": "+36 1 111 1111"} [2024-01-31,)`,
    `${NEW} name {"name": "Új Kft."} (,)`,
    `${NEW} phone {"value": "+36 1 222 2222"} (,)`,
  ])
})

test('what the table says is shown as that of its publisher', async () => {
  const { headers } = await server.signIn({ claims: ['Cegriport'] })
  const answer = await server.app.inject({ url: getCompanyData.path.replace(':id', NEW), headers })
  const { groups } = getCompanyData.answer.parse(answer.json())
  expect(JSON.stringify(groups)).toContain('Minta Zrt.')
})

test('single cells that cannot be read are reported, and the rest of the row is kept', async () => {
  const result = await importRows(['Új Kft.;10738892;;+36 1 222 2222;sok;tegnap', 'Ismert Kft.;10738885;;;12;'], {
    observedOn: '2026-11-02',
  })
  expect(await listRejects(result.batchId)).toEqual(['2 date', '2 payload'])
})

test('what a whole table leaves out has ended, as of its day', async () => {
  await importRows(['Ismert Kft.;10738885;;;12;'], { observedOn: '2026-11-10' })
  expect((await listFacts()).filter((fact) => fact.startsWith(NEW))).toEqual([
    expect.stringContaining('name {"name": "Új Kft."} (,2026-11-10)'),
    expect.stringContaining('phone'),
  ])
})

test('a table without one of the columns is refused whole, and so is one without rows', async () => {
  const before = await listFacts()
  const refused = importRows(['x;y'], { heading: 'Név;Adószám', observedOn: LAST_DAY })
  await expect(refused).rejects.toThrow('missing: Cégjegyzékszám, Telefon, Mióta, Létszám')
  await expect(importRows([], { observedOn: LAST_DAY })).rejects.toThrow('empty')
  expect(await listFacts()).toEqual(before)
})

test('a workbook says the same as its rows in CSV', async () => {
  const rows = [HEADING.split(';'), ['Ismert Kft.', KNOWN, null, null, 15, new Date('2024-01-31T00:00:00Z')]]
  const bytes = await writeXlsx({ sheets: [{ name: 'Partnerek', rows }] })
  const folder = await writeFolder({ 'partnerek.xlsx': Buffer.from(bytes) })
  const adapter = adaptTable(server.deps.db, { source: SOURCE, observedOn: '2026-11-20', map: MAP })
  const result = await importSource(server.deps, { adapter, path: join(folder, 'partnerek.xlsx') })
  expect(result.rejected).toBe(0)
  expect(await listFacts()).toContainEqual(expect.stringContaining('headcount {"persons": 15} [2026-11-20,)'))
})
