import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceRecord } from '@merleg/domain/observation'
import { REPORT_ID_PATTERN } from '@merleg/domain/report-id'
import { describe, expect, test } from 'vitest'
import { openEdition } from '../../reading/find-edition.ts'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  sharedData,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { readNotices } from './notices.ts'
import { registerbekanntmachungenDe } from './registerbekanntmachungen-de.adapter.ts'

const writeFolder = useSourceFolders()

const notice = (more: object = {}) => ({
  date: '2026-08-04',
  id: '164450',
  type: 'Löschungsankündigung',
  amtsgericht: 'Amtsgericht Offenbach am Main',
  registernummer: 'HRA 41802',
  company_name: 'Bäcker Erodierservice GmbH & Co. KG',
  company_seat: 'Rödermark',
  details:
    '04.08.2026 (Bekanntmachungsdatum)\n\nBäcker Erodierservice GmbH & Co. KG\nKommanditgesellschaft\nRödermark\n\nMax Mustermann: zu löschen nach § 394 FamFG.',
  ...more,
})

async function read(...announcements: object[]): Promise<SourceRecord[]> {
  const day = JSON.stringify({ date: '2026-08-04', announcements })
  const folder = await writeFolder({ 'registerbekanntmachungen-2026-08.ndjson': `${day}\n` })
  return collectRecords(readSource(registerbekanntmachungenDe, folder))
}

test('a notice tells the company and what happened to it, and of its text no name', async () => {
  const records = await read(notice())
  expect(records).toMatchObject([
    {
      companyId: 'de-offenbachammain-hra41802',
      section: 'name',
      payload: { name: 'Bäcker Erodierservice GmbH & Co. KG' },
    },
    { section: 'register-number', payload: { value: 'Amtsgericht Offenbach am Main HRA 41802' } },
    { section: 'legal-form', payload: { code: 'kg', name: 'Kommanditgesellschaft' } },
    { section: 'seat', payload: { settlement: 'Rödermark', countryCode: 'DE' } },
    {
      section: 'forced-deletion',
      validFrom: '2026-08-04',
      sourceRef: '164450',
      payload: {
        text: 'Löschungsankündigung: Vermögenslosigkeit (§ 394 FamFG)',
        court: 'Amtsgericht Offenbach am Main',
      },
    },
  ])
  expect(JSON.stringify(records)).not.toContain('Mustermann')
})

describe('what happened', () => {
  test.each<[string, object, object]>([
    ['no text', { details: '' }, { section: 'announcement', payload: { title: 'Löschungsankündigung', text: null } }],
    [
      'one entry that should not be there',
      { details: 'nach § 395 FamFG' },
      { section: 'announcement', payload: { title: 'Löschungsankündigung: § 395 FamFG', text: null } },
    ],
    [
      'a merger',
      { type: 'Registerbekanntmachung nach dem Umwandlungsgesetz', details: 'der an der Verschmelzung beteiligten' },
      {
        section: 'announcement',
        payload: { title: 'Registerbekanntmachung nach dem Umwandlungsgesetz: Verschmelzung' },
      },
    ],
    [
      'documents',
      { type: 'Einreichung neuer Dokumente' },
      { section: 'announcement', slot: '164450', payload: { title: 'Einreichung neuer Dokumente' } },
    ],
  ])('%s', async (_title, more, expected) => {
    expect((await read(notice(more))).at(-1)).toMatchObject(expected)
  })

  test('two notices of a day without an id are two', async () => {
    const records = await read(
      notice({ id: undefined, type: 'Einreichung neuer Dokumente', details: 'Eine Liste' }),
      notice({ id: undefined, type: 'Einreichung neuer Dokumente', details: 'Eine andere' }),
    )
    const slots = records.flatMap((record) =>
      record.type === 'fact' && record.section === 'announcement' ? [record.slot] : [],
    )
    expect(new Set(slots).size).toBe(2)
  })
})

test.each<[string, object, string]>([
  ['a special register', { registernummer: undefined }, '1 register-number'],
  ['another number', { registernummer: '41802' }, '1 register-number'],
  ['no name', { company_name: ' ' }, '1 name-missing'],
  ['no day', { date: '04.08.2026' }, '1 date'],
  ['built in another way', { type: 7 }, '1 record'],
])('%s is rejected', async (_title, more, expected) => {
  expect(listRejections(await read(notice(more)))).toEqual([expected])
})

test.each<[string, string, string]>([
  ['cut off', '{"date":"2026-08-04","announcements":[', 'cut-off 1'],
  ['something else', '{"a":1}', 'json 1'],
])('%s: refused', async (_title, content, refusal) => {
  const folder = await writeFolder({ 'registerbekanntmachungen-2026-08.ndjson': content })
  expect(await findRefusal(readSource(registerbekanntmachungenDe, folder))).toBe(refusal)
})

const published = join(sharedData, 'de-register-notices')

test.skipIf(!existsSync(published))(
  'every published notice of a month is read; what is rejected are special registers',
  async () => {
    const edition = await openEdition(registerbekanntmachungenDe, published)
    expect(await registerbekanntmachungenDe.findObservedOn?.(edition)).toMatch(/^2026-08-\d\d$/)
    const [path = ''] = edition.filesOf('days').slice(-2)
    const records = await collectRecords(readNotices(path))
    const companies = new Set(records.flatMap((record) => (record.type === 'fact' ? [record.companyId] : [])))
    expect(companies.size).toBeGreaterThan(1000)
    expect([...companies].filter((id) => !REPORT_ID_PATTERN.test(id))).toEqual([])
    const rejected = records.filter((record) => record.type === 'reject')
    expect(rejected.length).toBeLessThan(companies.size / 500)
  },
)
