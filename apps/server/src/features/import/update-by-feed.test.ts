import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createDownloadHttp } from './download/download-http.ts'
import { writeManifest } from './download/download-manifest.ts'
import type { SourceDownload } from './download/source-download.ts'
import { serve, usePublisher } from './download/testing-publisher.ts'
import { importSource } from './import-source.usecases.ts'
import { brregNo } from './sources/brreg-no/brreg-no.adapter.ts'
import { AUDITOR, unit, UNIT } from './sources/brreg-no/testing-norway.ts'
import { followUpdates } from './sources/brreg-no/updates/follow-updates.ts'
import { useTestRegister } from './sources/brreg-no/updates/testing-brreg.ts'
import { useSourceFolders } from './testing-source-files.ts'
import { updateSource } from './update-source.usecases.ts'
import { temporaryFolders } from './testing-temporary-folders.ts'

const database = useTestDatabase()
const register = useTestRegister()
const publisher = usePublisher()
const writeFolder = useSourceFolders()
const WHOLE_DAY = '2026-11-20'
const WHOLE = 'enheter_alle.json'
const WHOLE_FILE = JSON.stringify([unit(), unit({ navn: 'REVISJON AS' }, AUDITOR)])

function download(list: SourceDownload['list']): SourceDownload {
  return {
    sourceId: 'brreg-no',
    licence: 'NLOD 2.0',
    licenceUrl: 'https://licence.example',
    updates: {
      wholeEveryDays: 7,
      follow: (http, options) => followUpdates({ http, ...options, origin: register.origin() }),
    },
    list,
  }
}

const refuse = () => Promise.reject(new Error('the whole files are asked for'))

async function update(folder: string, day: string, list: SourceDownload['list'] = refuse): Promise<unknown> {
  const { signal } = new AbortController()
  const http = createDownloadHttp({ signal, gapMs: 0, environment: {}, sleep: () => Promise.resolve() })
  const deps = { db: database.db, clock: { now: () => new Date(`${day}T03:30:00Z`) }, temporaryFolders }
  return updateSource(deps, { download: download(list), adapter: brregNo, http, folder, signal })
    .catch((error: unknown) => String(error))
    .finally(() => http.close())
}

/** Whole files of a day, as a download leaves them. */
async function placeWhole(folder: string, day: string): Promise<void> {
  await writeManifest(folder, {
    source: 'brreg-no',
    licence: 'NLOD 2.0',
    licenceUrl: 'https://licence.example',
    downloadedAt: `${day}T04:00:00Z`,
    state: 'whole',
    files: [{ name: WHOLE, url: 'https://data.brreg.no/x', day, bytes: 1, sha256: '', etag: null, lastModified: null }],
  })
}

/** The same, in the register. */
async function loadWhole(): Promise<string> {
  const folder = await writeFolder({ [WHOLE]: WHOLE_FILE })
  await placeWhole(folder, WHOLE_DAY)
  const clock = { now: () => new Date(`${WHOLE_DAY}T04:00:00Z`) }
  await importSource({ db: database.db, clock, temporaryFolders }, { adapter: brregNo, path: folder })
  return folder
}

async function emptyRegister(): Promise<void> {
  await sql`truncate sources, batches, batch_companies, batch_rejects, companies, facts, statements, events, company_profiles,
    company_names, listed_texts, links, persons, search_words, search_prefixes, source_updates cascade`.execute(
    database.db,
  )
}

async function names(): Promise<string[]> {
  const { rows } = await sql<{ told: string }>`
    select company_id || ' ' || name || ' ' || status as told from company_profiles order by company_id`.execute(
    database.db,
  )
  return rows.map(({ told }) => told)
}

test('whole files once a week, and between them what has changed', async () => {
  const folder = await loadWhole()
  expect(await update(folder, '2026-11-21')).toEqual({ outcome: 'unchanged' })

  register.records.units.set(UNIT, unit({ navn: 'FJORD KRAFT ASA' }))
  register.updates.units = [{ id: 100, number: UNIT }]
  expect(await update(folder, '2026-11-21')).toMatchObject({ outcome: 'imported', batch: { rejected: 0, changed: 1 } })
  expect(await names()).toEqual([`no-${UNIT} FJORD KRAFT ASA working`, `no-${AUDITOR} REVISJON AS working`].toSorted())
  expect(JSON.parse(await readFile(join(folder, 'merleg-updates.json'), 'utf8'))).toEqual({
    units: { timepoint: 100, day: '2026-11-21' },
  })
  expect(existsSync(join(folder, 'updates'))).toBe(false)

  register.asked.length = 0
  expect(await update(folder, '2026-11-22')).toEqual({ outcome: 'unchanged' })
  expect(register.asked[0]).toBe('oppdateringer/enheter?oppdateringsid=101&size=1000')

  // Stopped in the middle: what was read stays, the next one goes on.
  register.records.units.set(AUDITOR, {
    respons_klasse: 'SlettetEnhet',
    organisasjonsnummer: AUDITOR,
    navn: 'REVISJON AS',
    slettedato: '2026-11-21',
  })
  register.updates.units.push({ id: 101, number: AUDITOR, change: 'Sletting' })
  register.asked.length = 0
  register.breaksOffAfter = 3
  expect(await update(folder, '2026-11-22')).toContain('given up')
  expect(existsSync(join(folder, 'updates'))).toBe(true)
  register.breaksOffAfter = null
  register.asked.length = 0
  expect(await update(folder, '2026-11-22')).toMatchObject({ outcome: 'imported' })
  expect(register.asked).not.toContain(`enheter/${AUDITOR}`)
  expect(await names()).toContain(`no-${AUDITOR} REVISJON AS ceased`)
  const { rows } = await sql`select observed_on::text as day from batches order by batch_id`.execute(database.db)
  expect(rows).toEqual([{ day: WHOLE_DAY }, { day: '2026-11-21' }, { day: '2026-11-22' }])

  expect(await update(folder, '2026-11-27')).toContain('the whole files are asked for')
})

describe('whole files after a feed', () => {
  const bankrupt = () => {
    register.records.units.set(UNIT, unit({ konkurs: true, konkursdato: '2026-11-26' }))
    register.updates.units = [{ id: 100, number: UNIT, at: '2026-11-26T12:00:00.123Z' }]
  }

  test('of the morning of a day do not undo what was told in its evening', async () => {
    await emptyRegister()
    const folder = await loadWhole()
    bankrupt()
    expect(await update(folder, '2026-11-26')).toMatchObject({ outcome: 'imported' })
    expect(await names()).toContain(`no-${UNIT} FJORD ENERGI ASA under-liquidation`)
    publisher.answer('/whole', serve({ content: `${WHOLE_FILE} `, lastModified: 'Thu, 26 Nov 2026 04:00:00 GMT' }))
    const list = () => Promise.resolve([{ name: WHOLE, url: publisher.at('/whole') }])
    register.asked.length = 0
    expect(await update(folder, '2026-11-27', list)).toMatchObject({ outcome: 'imported' })
    expect(register.asked).toContain('oppdateringer/enheter?dato=2026-11-26T00%3A00%3A00.000Z&size=1000')
    expect(await names()).toContain(`no-${UNIT} FJORD ENERGI ASA under-liquidation`)
  })

  test('that did not come into the register are asked for again, whatever the feed told of that day', async () => {
    await emptyRegister()
    const folder = await loadWhole()
    bankrupt()
    expect(await update(folder, '2026-11-26')).toMatchObject({ outcome: 'imported' })
    await placeWhole(folder, '2026-11-26')
    expect(await update(folder, '2026-11-27')).toContain('the whole files are asked for')
  })
})
