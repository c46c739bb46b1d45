import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { useTestApp } from '../../../../app/testing-app.ts'
import { systemClock } from '../../../../shared/clock.ts'
import type { BatchResult } from '../../../register/merge-batch.usecases.ts'
import { listSpeakingSources } from '../../../report/silence/speaking-sources.repository.ts'
import { importSource } from '../../import-source.usecases.ts'
import type { SourceAdapter } from '../../reading/source-adapter.ts'
import { showCompany } from '../../testing-shown-company.ts'
import { useSourceFolders } from '../../testing-source-files.ts'
import { CLOSED, OWNER, registerFiles, TARGET } from '../ur-lv/testing-latvia.ts'
import { urLv } from '../ur-lv/ur-lv.adapter.ts'
import { NAME, suspensionFile } from './testing-vid.ts'
import { vidLvSuspensions } from './vid-lv-suspensions.adapter.ts'
import { temporaryFolders } from '../../testing-temporary-folders.ts'

const server = useTestApp()
const writeFolder = useSourceFolders()
const { report } = showCompany(server, `lv-${TARGET}`)

async function load(adapter: SourceAdapter, files: Record<string, string>): Promise<BatchResult> {
  const path = await writeFolder(files)
  return importSource({ db: server.deps.db, clock: systemClock, temporaryFolders }, { adapter, path })
}

type Rows = Parameters<typeof suspensionFile>[0]

/** A log that was written on a day of November 2026: a decision of that day about a company that no longer exists. */
const loadLog = (day: string, rows: Rows) =>
  load(vidLvSuspensions, {
    [NAME]: suspensionFile([...rows, { code: CLOSED, decided: `${day}.11.2026`, restored: `${day}.11.2026` }]),
  })

const IN_FORCE = { decided: '02.11.2026', from: '04.11.2026' }
const FORMER = { decided: '10.03.2015', from: '12.03.2015', until: '11.06.2015' }

const Page = z.object({
  groups: z.array(z.object({ id: z.string(), items: z.array(z.object({ actual: z.boolean(), dates: z.string() })) })),
})

async function listTold(companyId: string): Promise<boolean[]> {
  const sources = await listSpeakingSources(server.deps.db, companyId)
  return sources.filter(({ covers }) => covers.includes('activity-suspension')).map(({ isSpan }) => isSpan)
}

describe('a Latvian company whose business is suspended', () => {
  test('has its decisions taken over, in force and former, and others of none', async () => {
    await load(urLv, registerFiles())
    expect(await report('header')).toMatchObject({ status: { key: 'working' } })
    expect(await loadLog('05', [FORMER, IN_FORCE])).toMatchObject({ new: 3, rejected: 0 })
  })

  test('is not shown as one that works', async () => {
    expect(await report('header')).toMatchObject({ status: { key: 'suspended', value: 'business activity suspended' } })
  })

  test('shows the decision in force and the former one as ended, each with its source and days', async () => {
    const { groups } = Page.parse(await report('negative-info'))
    const group = groups.find(({ id }) => id === 'activity-suspension')
    expect(group?.items).toMatchObject([
      { actual: true, dates: '4 Nov 2026 –' },
      { actual: false, dates: '12 Mar 2015 – 11 Jun 2015' },
    ])
  })

  test('is rated no better than one to which nothing may be lent', async () => {
    const score = await report('score')
    const cap = expect.objectContaining({ kind: 'cap', key: 'activity-suspension' })
    expect(score).toMatchObject({ parts: expect.arrayContaining([cap]) })
  })

  test('the log tells that there was none of a company that it leaves out, and of one it names all', async () => {
    expect(await listTold(`lv-${OWNER}`)).toEqual([true])
    expect(await listTold(`lv-${TARGET}`)).toEqual([true])
  })

  test('a line that cannot be read is no silence, until it can', async () => {
    expect(await loadLog('06', [FORMER, IN_FORCE, { code: OWNER, from: '?' }])).toMatchObject({
      rejected: 1,
      closed: 0,
    })
    expect(await listTold(`lv-${OWNER}`)).toEqual([])
    await loadLog('07', [FORMER, IN_FORCE])
    expect(await listTold(`lv-${OWNER}`)).toEqual([true])
  })

  test.each([
    ['restored', '09', { ...IN_FORCE, restored: '09.11.2026' }],
    ['in force again, as before', '10', IN_FORCE],
    ['withdrawn', '11', { ...IN_FORCE, from: '04.11.2026 (spēkā neesošs)' }],
  ])('%s', async (title, day, row) => {
    await loadLog(day, [FORMER, row])
    const isInForce = title.startsWith('in force')
    expect(await report('header')).toMatchObject({ status: { key: isInForce ? 'suspended' : 'working' } })
    const { groups } = Page.parse(await report('negative-info'))
    const items = groups.find(({ id }) => id === 'activity-suspension')?.items ?? []
    expect(items.map(({ actual }) => actual)).toContain(false)
    expect(items.some(({ actual }) => actual)).toBe(isInForce)
  })

  test('is an event when it begins and when it ends', async () => {
    const rows = await server.deps.db
      .selectFrom('events')
      .select('type')
      .where('company_id', '=', `lv-${TARGET}`)
      .where('section', '=', 'activity-suspension')
      .orderBy('event_id')
      .execute()
    expect(rows.map(({ type }) => type.split('.')[1])).toEqual(['added', 'ended', 'added', 'ended'])
  })
})
