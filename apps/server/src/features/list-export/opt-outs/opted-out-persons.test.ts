import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { factOf, merge, PERSON } from '../../report/testing-report.ts'
import { readPeopleTexts } from '../people-texts.repository.ts'
import { insertOptOut, updateOptOutRemoved } from './opt-outs.repository.ts'
import { readOptedOut } from './opted-out.ts'

const database = useTestDatabase()
const [SAME, NAMESAKE] = ['10000001', '10000002']
const OLD = { kind: 'person', partyId: 'p-old' } as const
const now = new Date('2026-11-01')

beforeAll(async () => {
  const signs = { ...PERSON, name: 'Régi Rita', post: 'ügyvezető', representation: 'independent' } as const
  const [same, namesake] = [factOf(SAME), factOf(NAMESAKE)]
  await merge(database.db, [
    same('name', { name: 'Alfa Kft.' }),
    same('signatory', { ...signs, birthDate: '1980-05-06' }, { slot: '1', partyId: 'p-new' }),
    namesake('name', { name: 'Béta Kft.' }),
    namesake('signatory', { ...signs, birthDate: '1999-09-09' }, { slot: '1', partyId: 'p-other' }),
  ])
  await sql`insert into persons (person_id, name, folded, birth_date)
    values ('p-old', 'Régi Rita', 'regi rita', '1980-05-06')`.execute(database.db)
})

async function listTold(): Promise<string[]> {
  const { personIds } = await readOptedOut(database.db)
  const asked = { companyIds: [SAME, NAMESAKE], sections: ['signatory'], personIds } as const
  const found = await readPeopleTexts(database.db, asked)
  return [...(found.get('signatory')?.keys() ?? [])].toSorted()
}

test('a wish goes with the person whom the register knows by another id since, and not with a namesake', async () => {
  await insertOptOut(database.db, { ...OLD, reason: 'Levélben kérte', askedOn: '2026-11-01', now })
  expect(await listTold()).toEqual([SAME, NAMESAKE])
  await sql`delete from persons where person_id = 'p-old'`.execute(database.db)
  expect(await listTold()).toEqual([NAMESAKE])
  await updateOptOutRemoved(database.db, { ...OLD, reason: 'Visszavonta', now })
  expect(await listTold()).toEqual([SAME, NAMESAKE])
})
