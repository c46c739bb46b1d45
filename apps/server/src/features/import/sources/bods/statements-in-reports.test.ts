import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../app/testing-app.ts'
import { systemClock } from '../../../../shared/clock.ts'
import { callAs } from '../../../report/testing-report.ts'
import { importSource } from '../../import-source.usecases.ts'
import { useSourceFolders } from '../../testing-source-files.ts'
import { openBods } from './bods.adapter.ts'
import { entity, person, relationship, toJsonLines } from './testing-statements.ts'
import { temporaryFolders } from '../../testing-temporary-folders.ts'

const server = useTestApp()
const writeFolder = useSourceFolders()
const COMPANY = 'gb-00445790'

async function readFile(statements: readonly unknown[]) {
  const path = join(await writeFolder({ 'x.jsonl': toJsonLines(statements) }), 'x.jsonl')
  const adapter = await openBods(path, {})
  if (adapter === null) throw new Error('no source')
  return importSource({ db: server.deps.db, clock: systemClock, temporaryFolders }, { adapter, path })
}

const share = (exact: number, startDate: string, endDate?: string) => ({
  type: 'shareholding' as const,
  share: { exact },
  startDate,
  ...(endDate === undefined ? {} : { endDate }),
})
const PARTIES = [
  entity('alpha', '00445790', { name: 'Alpha Ltd', foundingDate: '2002-03-09' }),
  entity('beta', '00000002', { name: 'Beta Ltd' }),
  person('anna', 'Anna Kovács'),
]

beforeAll(async () => {
  await readFile([
    ...PARTIES,
    relationship('r1', ['alpha', 'beta'], [share(60, '2020-01-01')]),
    relationship('r2', ['beta', 'anna'], [share(100, '2019-01-01')]),
    relationship('r3', ['alpha', 'anna'], [{ type: 'boardMember', startDate: '2021-01-01' }]),
  ])
})

async function get(path: string, claims: Parameters<typeof callAs>[2]['claims']) {
  const answer = await callAs(server, path, { claims, locale: 'en' })
  expect(answer.statusCode).toBe(200)
  return answer.body
}

test('a company of a file has a report that tells its owners, their owners, and who published it', async () => {
  expect(await get(`/api/report/${COMPANY}/header`, ['Cegriport'])).toContain('Alpha Ltd')
  const network = await get(`/api/report/${COMPANY}/connections?levels=2`, ['KapcsolatiHalo'])
  for (const told of ['Beta Ltd', 'Anna Kovács', '60', 'Register of Atlantis']) expect(network).toContain(told)
})

test('the same file changes nothing, the next one what it replaces', async () => {
  const first = [
    ...PARTIES,
    relationship('r1', ['alpha', 'beta'], [share(60, '2020-01-01')]),
    relationship('r2', ['beta', 'anna'], [share(100, '2019-01-01')]),
    relationship('r3', ['alpha', 'anna'], [{ type: 'boardMember', startDate: '2021-01-01' }]),
  ]
  expect(await readFile(first)).toMatchObject({ new: 0, changed: 0, closed: 0, rejected: 0 })
  const next = [
    ...first,
    relationship('r1', ['alpha', 'beta'], {
      interests: [share(60, '2020-01-01', '2024-02-01'), share(40, '2024-02-01')],
      date: '2024-02-02',
      status: 'updated',
    }),
  ]
  expect(await readFile(next)).toMatchObject({ rejected: 0, events: expect.any(Number) })
  const network = await get(`/api/report/${COMPANY}/connections`, ['KapcsolatiHalo'])
  expect(network).toContain('40')
})
