import { SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { getPrint } from '@merleg/contract/report/print.contract'
import { daysBefore } from '@merleg/domain/calendar-days'
import { formatDate } from '@merleg/domain/format/date'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { systemClock, today } from '../../../shared/clock.ts'
import { MADE_UP_SANCTIONS } from '../../generate/made-up-sanctions.ts'
import { closeUpdate, insertUpdate, type UpdateOutcome } from '../../import/source-updates.repository.ts'
import { OFAC_SDN } from '../../sanctions/list-sources.ts'
import { designationOf, importEdition } from '../../sanctions/testing-designations.ts'
import { callAs, factOf, merge } from '../testing-report.ts'

const server = useTestApp()
const COMPANY = '10738885'
const DAY = daysBefore(today(systemClock), 3)
const ENTRY = designationOf('1', 'Vladimir Petrovich KRYLATOV')
const reject = (reason: string) => ({ type: 'reject', line: 2, reason, detail: '' }) as const

async function readPage(): Promise<SanctionScreening> {
  const answer = await callAs(server, `/api/report/${COMPANY}/sanctions`, { claims: ['Cegriport'] })
  return SanctionScreening.parse(answer.json())
}

async function print(): Promise<string> {
  const url = `/api/report/${COMPANY}/print?components=sanctions`
  const answer = await callAs(server, url, { claims: ['Cegriport'] })
  return JSON.stringify(getPrint.answer.parse(answer.json()).sections).replaceAll(/\u00A0|\u202F/g, ' ')
}

/** A download of the list that ended so. */
async function updated(result: UpdateOutcome): Promise<Date> {
  const startedAt = new Date()
  const updateId = await insertUpdate(server.deps.db, { sourceId: 'eu-sanctions', startedAt })
  await closeUpdate(server.deps.db, { updateId, endedAt: startedAt, result })
  return startedAt
}

const stateOf = async () => (await readPage()).lists.find(({ sourceId }) => sourceId === 'eu-sanctions')

beforeAll(async () => {
  await merge(server.deps.db, [factOf(COMPANY)('name', { name: 'Tiszta Kft.' })])
})

describe('a list in use', () => {
  test('that is made up says so on paper, too', async () => {
    await importEdition(server.deps, [{ ...ENTRY, designationId: 'demo/1' }], {
      observedOn: '2024-01-01',
      source: MADE_UP_SANCTIONS,
    })
    expect((await readPage()).lists).toMatchObject([{ isMadeUp: true, isOld: false }])
    expect(await print()).toContain('Kitalált jegyzék. A bemutató kitalált szankciós jegyzéket használ')
  })

  test('tells how many of its entries could not be read, not what of a read one was left out, and who is compared', async () => {
    const ship = designationOf('2', 'Leopard', { kind: 'vessel' })
    await importEdition(server.deps, [ENTRY, ship, reject('name-missing'), reject('date')], DAY)
    expect(await stateOf()).toMatchObject({ designationCount: 2, comparedCount: 1, unreadCount: 1, failingSince: null })
    expect(await print()).toContain('egy bejegyzését nem tudtuk elolvasni')
    await importEdition(server.deps, [ENTRY, ship], DAY)
    expect(await stateOf()).toMatchObject({ unreadCount: 0, ageDays: 3, isOld: false })
    expect(await print()).not.toContain('elolvasni')
  })

  test('tells since when newer editions were refused or not downloaded, until one is taken over or found to be the newest', async () => {
    const since = async () => (await stateOf())?.failingSince ?? null
    await expect(importEdition(server.deps, [], DAY)).rejects.toThrow('empty')
    const refusedAt = await since()
    expect(refusedAt).not.toBeNull()
    await updated({ outcome: 'failed', failure: 'no answer' })
    expect(await since()).toBe(refusedAt)
    expect(await print()).toContain('óta egyetlen újabb kiadását sem sikerült letölteni vagy átvenni')
    // Whoever was listed between the edition and the failure was not compared either.
    expect(await print()).toContain(
      `hogy a legújabb: ${formatDate('hu', DAY)} Az utána felvettekkel`.replaceAll(/\u00A0|\u202F/g, ' '),
    )
    await updated({ outcome: 'unchanged' })
    expect(await stateOf()).toMatchObject({ failingSince: null, currentOn: today(systemClock), ageDays: 0 })
    const failedAt = await updated({ outcome: 'failed', failure: 'no answer' })
    expect(await since()).toBe(failedAt.toISOString())
    await importEdition(server.deps, [ENTRY], DAY)
    expect(await since()).toBeNull()
  })

  test('is not behind for an older edition that was refused', async () => {
    await expect(importEdition(server.deps, [ENTRY], '2024-01-01')).rejects.toThrow('older-edition')
    expect(await stateOf()).toMatchObject({ failingSince: null })
  })

  test('that nobody looked after for long is old', async () => {
    await importEdition(server.deps, [designationOf('9', 'Someone ELSE', { designationId: 'ofac-sdn/9' })], {
      observedOn: daysBefore(DAY, 97),
      source: OFAC_SDN,
    })
    const { lists } = await readPage()
    expect(lists.map(({ sourceId, ageDays, isOld }) => ({ sourceId, ageDays, isOld }))).toEqual([
      { sourceId: 'eu-sanctions', ageDays: 0, isOld: false },
      { sourceId: 'ofac-sdn', ageDays: 100, isOld: true },
    ])
    expect(await print()).toContain('100 napja nem frissült')
  })
})
