import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import { SourceRefused } from '../register/source-refused.ts'
import { createDownloadHttp } from './download/download-http.ts'
import { readManifest, writeManifest } from './download/download-manifest.ts'
import type { SourceDownload } from './download/source-download.ts'
import { serve, status, usePublisher } from './download/testing-publisher.ts'
import { renderFailedUpdatesMail } from './import.mails.ts'
import { importSource } from './import-source.usecases.ts'
import type { SourceAdapter } from './reading/source-adapter.ts'
import { bilantRo } from './sources/bilant-ro/bilant-ro.adapter.ts'
import { canadaSanctions } from './sources/canada-sanctions/canada-sanctions.adapter.ts'
import { makeBilantFiles, useSourceFolders } from './testing-source-files.ts'
import { listLastUpdates } from './source-updates.repository.ts'
import { tryUpdateLock } from './update-lock.repository.ts'
import { updateSource } from './update-source.usecases.ts'
import { temporaryFolders } from './testing-temporary-folders.ts'

const database = useTestDatabase()
const publisher = usePublisher()
const writeFolder = useSourceFolders()

const FRIDAY = 'Fri, 20 Nov 2026 04:00:00 GMT'
const NAMES = ['companies.csv', 'bilant_panel_2013_2024.csv']
const adapter: SourceAdapter = { ...bilantRo, observedOn: null }
const download: SourceDownload = {
  sourceId: 'bilant-ro',
  licence: 'CC',
  licenceUrl: 'https://licence.example',
  list: () => Promise.resolve(NAMES.map((name) => ({ name, url: publisher.at(`/${name}`) }))),
}
const deps = () => ({ db: database.db, clock: systemClock, temporaryFolders })

function publish(companies: number, etag: string, lastModified: string): void {
  const files = makeBilantFiles({ companies, years: 2 })
  for (const name of NAMES)
    publisher.answer(`/${name}`, serve({ content: files[name] ?? '', etag: `"${etag}-${name}"`, lastModified }))
}

async function update(folder: string, given: Partial<SourceDownload> = {}) {
  const { signal } = new AbortController()
  const http = createDownloadHttp({ signal, gapMs: 0, environment: {}, sleep: () => Promise.resolve() })
  try {
    return await updateSource(deps(), { download: { ...download, ...given }, adapter, http, folder, signal })
  } finally {
    http.close()
  }
}

/** A list of Canada, which does not tell its day. */
const toList = (name: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<data-set>\n<record><Country>Russia / Russie</Country><LastName>${name}</LastName><Schedule>1, Part 1</Schedule><Item>7</Item><DateOfListing>2022-02-24</DateOfListing></record>\n</data-set>\n`

async function updateList(folder: string) {
  const { signal } = new AbortController()
  const http = createDownloadHttp({ signal, gapMs: 0, environment: {}, sleep: () => Promise.resolve() })
  const list = () => Promise.resolve([{ name: 'sema-lmes.xml', url: publisher.at('/sema-lmes.xml') }])
  const given = { download: { ...download, sourceId: 'canada-sanctions', list }, adapter: canadaSanctions }
  return updateSource(deps(), { ...given, http, folder, signal }).finally(() => http.close())
}

async function lastUpdate() {
  return (await listLastUpdates(database.db)).find(({ sourceId }) => sourceId === 'bilant-ro')
}

describe('an update', () => {
  test('imports what is new, once, as of the day that the server tells', async () => {
    const folder = await writeFolder({})
    publish(2, 'a', 'Fri, 20 Nov 2026 04:00:00 GMT')
    expect(await update(folder)).toMatchObject({ outcome: 'imported', batch: { rejected: 0 } })
    const { rows } = await sql`select observed_on::text as day from batches`.execute(database.db)
    expect(rows).toEqual([{ day: '2026-11-20' }])
    expect(await lastUpdate()).toMatchObject({ outcome: 'imported' })

    publisher.asked.length = 0
    expect(await update(folder)).toEqual({ outcome: 'unchanged' })
    expect(await lastUpdate()).toMatchObject({ outcome: 'unchanged' })
    publish(3, 'b', 'Sat, 21 Nov 2026 04:00:00 GMT')
    expect(await update(folder)).toMatchObject({ outcome: 'imported' })
  })

  test('of a sanctions list imports its file as of the day that the server tells', async () => {
    const folder = await writeFolder({})
    publisher.answer('/sema-lmes.xml', serve({ content: toList('Pelda'), etag: '"a"', lastModified: FRIDAY }))
    expect(await updateList(folder)).toMatchObject({ outcome: 'imported', batch: { new: 1, rejected: 0 } })
    const { rows } =
      await sql`select observed_on::text as day from batches where source_id = 'canada-sanctions'`.execute(database.db)
    expect(rows).toEqual([{ day: '2026-11-20' }])
    expect(await updateList(folder)).toEqual({ outcome: 'unchanged' })
  })

  test('that fails is remembered, and leaves what is known', async () => {
    const folder = await writeFolder({})
    publisher.answer(`/${NAMES[0]}`, status(404))
    await expect(update(folder)).rejects.toThrow('answered 404')
    expect(await lastUpdate()).toMatchObject({ outcome: 'failed' })
    publish(3, 'c', 'Sun, 22 Nov 2026 04:00:00 GMT')
    publisher.answer(`/${NAMES[1]}`, serve({ content: 'Anna,not the columns\r\n' }))
    await expect(update(folder)).rejects.toThrow(SourceRefused)
    const { rows } = await sql<{ failure: string }>`
      select failure from source_updates where failure is not null order by update_id`.execute(database.db)
    expect(rows.map(({ failure }) => failure.replace(/http:\S+/, 'address'))).toEqual([
      'address the server answered 404.',
      'columns (line 1)',
    ])
  })

  test('while another one is under way does nothing', async () => {
    const folder = await writeFolder({})
    await tryUpdateLock(database.db, 'bilant-ro', async () => {
      expect(await update(folder)).toEqual({ outcome: 'busy' })
    })
    expect(await readdir(folder)).toEqual([])
  })

  test('one that a killed process left open is closed by the next', async () => {
    const folder = await writeFolder({})
    await sql`insert into source_updates (source_id, started_at) values ('bilant-ro', '2026-01-01')`.execute(
      database.db,
    )
    publish(3, 'd', 'Mon, 23 Nov 2026 04:00:00 GMT')
    await update(folder)
    const { rows } = await sql`select 1 from source_updates where ended_at is null`.execute(database.db)
    expect(rows).toEqual([])
  })

  test('of a source that each day tells what came since asks for no more than that, and keeps no file', async () => {
    const folder = await writeFolder({})
    const asked: (string | null)[] = []
    const given: Partial<SourceDownload> = {
      keepsFormer: true,
      list: (_http, { after }) => {
        asked.push(after)
        return Promise.resolve([])
      },
    }
    expect(await update(folder, given)).toEqual({ outcome: 'unchanged' })
    expect(asked[0]).toMatch(/^2026-11-2\d$/)
  })

  test('that is refused day after day keeps each file of such a source once, until they are taken over', async () => {
    const folder = await writeFolder({})
    await mkdir(join(folder, '2026-11-01'))
    const given = { keepsFormer: true } as const
    publish(4, 'e', 'Mon, 23 Nov 2026 05:00:00 GMT')
    publisher.answer(`/${NAMES[1]}`, serve({ content: 'not the columns\r\n' }))
    for (let day = 1; day <= 2; day += 1) {
      await expect(update(folder, given)).rejects.toThrow(SourceRefused)
      const kept = (await readdir(folder)).filter((name) => name.endsWith('.csv'))
      expect(kept).toEqual(NAMES.toSorted())
    }
    publish(4, 'f', 'Mon, 23 Nov 2026 06:00:00 GMT')
    expect(await update(folder, given)).toMatchObject({ outcome: 'imported' })
    await expect(readdir(folder)).rejects.toThrow('ENOENT')
  })
})

test('an import refuses a folder in which a download was replacing files', async () => {
  const folder = await writeFolder(makeBilantFiles({ companies: 1, years: 1 }))
  const of = { source: 'bilant-ro', licence: 'CC', licenceUrl: '', downloadedAt: '2026-11-20T10:00:00.000Z' }
  await writeManifest(folder, { ...of, state: 'changing', files: [] })
  await expect(importSource(deps(), { adapter, path: folder })).rejects.toThrow('download-unfinished')
  expect(await readManifest(join(folder, 'elsewhere'))).toBeNull()
})

test('the mail of a night names the sources that failed, and why', () => {
  const failed = [{ sourceId: 'rik-ee', failure: 'columns (line 1)' }]
  const mail = renderFailedUpdatesMail({ failed, to: 'a@b.example', now: new Date('2026-11-23T03:00:00Z') })
  expect(mail).toMatchObject({ id: 'import.update.2026-11-23', to: 'a@b.example' })
  expect(mail.text).toContain('rik-ee: columns (line 1)')
})
