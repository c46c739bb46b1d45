import { describe, expect, test } from 'vitest'
import { openEdition } from '../../reading/find-edition.ts'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { insolvencyFiles, TARGET } from '../ur-lv/testing-latvia.ts'
import { urLvInsolvency } from './ur-lv-insolvency.adapter.ts'

const writeFolder = useSourceFolders()

async function read(...rows: Readonly<Record<string, string>>[]) {
  return collectRecords(readSource(urLvInsolvency, await writeFolder(insolvencyFiles(rows))))
}

describe('ur-lv-insolvency', () => {
  test('a proceeding that has ended', async () => {
    expect(await read({})).toMatchObject([
      {
        companyId: `lv-${TARGET}`,
        section: 'bankruptcy',
        slot: '900',
        payload: { court: 'Rīgas pilsētas tiesa', caseNumber: 'C30500719', text: 'Process izbeigts' },
        validFrom: '2019-03-01',
        validTo: '2020-06-30',
      },
    ])
  })

  test.each([
    ['INSOLVENCY', 'liquidation'],
    ['LEGAL_PROTECTION', 'bankruptcy'],
    ['OUT_OF_COURT_LEGAL_PROTECTION', 'bankruptcy'],
  ])('%s is %s, under way until an end is told', async (proceeding_form, section) => {
    const [fact] = await read({ proceeding_form, proceeding_ended_on: '' })
    expect(fact).toMatchObject({ section, validFrom: '2019-03-01' })
    expect(fact).not.toHaveProperty('validTo')
  })

  test('a form that is not known is rejected and told as a proceeding in its own words', async () => {
    const records = await read({ proceeding_form: 'RESTRUCTURING', proceeding_ended_on: '' })
    expect(listRejections(records)).toEqual(['2 entry-kind'])
    expect(records.filter(({ type }) => type === 'fact')).toMatchObject([
      {
        section: 'procedure',
        slot: '900',
        payload: { text: 'RESTRUCTURING, Process izbeigts' },
        validFrom: '2019-03-01',
      },
    ])
  })

  test('without a form it is a proceeding', async () => {
    const records = await read({ proceeding_form: '' })
    expect(listRejections(records)).toEqual(['2 entry-kind'])
    expect(records.filter(({ type }) => type === 'fact')).toMatchObject([
      { section: 'procedure', payload: { text: 'Process izbeigts' }, validTo: '2020-06-30' },
    ])
  })

  test.each([
    [{ debtor_registration_number: '40103550819' }, ['2 latvian-code']],
    [{ proceeding_ended_on: '2018-01-01' }, ['2 date']],
    [{ proceeding_ended_on: '2019-03-01' }, ['2 date']],
    [{ proceeding_started_on: '2019-02-31' }, ['2 date']],
  ])('rejects %j', async (cells, rejections) => {
    expect(listRejections(await read(cells))).toEqual(rejections)
  })

  test('rejects a proceeding told twice', async () => {
    expect(listRejections(await read({}, {}, { proceeding_id: '901' }))).toEqual(['3 duplicate'])
  })

  test('the day is that of the last entry', async () => {
    const rows = [{}, { proceeding_id: '901', entry_created_on: '2026-11-05 10:00:00' }]
    const edition = await openEdition(urLvInsolvency, await writeFolder(insolvencyFiles(rows)))
    expect(await urLvInsolvency.findObservedOn?.(edition)).toBe('2026-11-05')
  })

  test('refuses another column by its name, and a file cut in a line', async () => {
    const [name = '', content = ''] = Object.entries(insolvencyFiles())[0] ?? []
    const folder = await writeFolder({ [name]: content.replace('court_code', 'court_number') })
    await expect(collectRecords(readSource(urLvInsolvency, folder))).rejects.toThrow('unexpected: court_number')
    const cut = await writeFolder({ [name]: content.slice(0, -6) })
    expect(await findRefusal(readSource(urLvInsolvency, cut))).toBe('cut-off 2')
  })
})
