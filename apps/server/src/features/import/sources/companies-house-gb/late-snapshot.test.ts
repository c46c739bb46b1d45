import { useTestDatabase } from '@merleg/db/testing'
import { expect, test } from 'vitest'
import { systemClock } from '../../../../shared/clock.ts'
import { listFacts } from '../../../register/facts.repository.ts'
import { importSource } from '../../import-source.usecases.ts'
import { useSourceFolders } from '../../testing-source-files.ts'
import { companiesHouseGb } from './companies-house-gb.adapter.ts'
import { toBritishFile, toBritishRow, toProfile, toStream } from './testing-british-files.ts'
import { temporaryFolders } from '../../testing-temporary-folders.ts'

const database = useTestDatabase()
const writeFolder = useSourceFolders()

async function take(name: string, content: string) {
  const path = await writeFolder({ [name]: content })
  return importSource({ db: database.db, clock: systemClock, temporaryFolders }, { adapter: companiesHouseGb, path })
}

async function statusOf(companyId: string): Promise<string[]> {
  const asked = {
    companyId,
    asOf: '2026-12-31',
    includeHistory: false,
    sections: ['procedure', 'registration'] as const,
  }
  return (await listFacts(database.db, asked)).map(
    ({ section, payload }) => `${section} ${'text' in payload ? payload.text : ''}`,
  )
}

const file = (...rows: string[]) => toBritishFile([toBritishRow('SC445790', 'SHORE LTD'), ...rows])
const wound = toProfile('00445790', { company_status: 'liquidation' })
const founded = toProfile('00445791', { date_of_creation: '2026-10-30' })

test('the snapshot of a month that comes after days of its stream is read, and ends nothing that they told', async () => {
  await take('BasicCompanyDataAsOneFile-2026-10-01.csv', file(toBritishRow('00445790', 'SEASIDE LETS LTD')))
  const events = [
    { uri: '/company/00445790', data: wound, timepoint: 1 },
    { uri: '/company/00445791', data: founded, timepoint: 2 },
  ]
  await take('stream-companies-2026-11-03.jsonl', toStream(events, '2026-10-02'))
  const late = file(toBritishRow('00445790', 'SEASIDE LETS LTD'))
  expect(await take('BasicCompanyDataAsOneFile-2026-11-01.csv', late)).toMatchObject({ closed: 0 })
  expect(await statusOf('gb-00445790')).toEqual(['procedure Liquidation', 'registration '])
  expect(await statusOf('gb-00445791')).toEqual(['registration '])
  await expect(take('BasicCompanyDataAsOneFile-2026-10-15.csv', late)).rejects.toMatchObject({
    reason: 'older-edition',
  })
})
