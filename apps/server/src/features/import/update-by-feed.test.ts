import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDownloadHttp } from './download/download-http.ts'
import { writeManifest } from './download/download-manifest.ts'
import type { SourceDownload } from './download/source-download.ts'
import { importSource } from './import-source.usecases.ts'
import { brregNo } from './sources/brreg-no/brreg-no.adapter.ts'
import { AUDITOR, unit, UNIT } from './sources/brreg-no/testing-norway.ts'
import { followUpdates } from './sources/brreg-no/updates/follow-updates.ts'
import { useTestRegister } from './sources/brreg-no/updates/testing-brreg.ts'
import { useSourceFolders } from './testing-source-files.ts'
import { updateSource } from './update-source.usecases.ts'

const database = useTestDatabase()
const register = useTestRegister()
const writeFolder = useSourceFolders()
const WHOLE_DAY = '2026-11-20'

function download(): SourceDownload {
  return {
    sourceId: 'brreg-no',
    licence: 'NLOD 2.0',
    licenceUrl: 'https://licence.example',
    updates: {
      wholeEveryDays: 7,
      follow: (http, options) => followUpdates({ http, ...options, origin: register.origin() }),
    },
    list: () => Promise.reject(new Error('the whole files are asked for')),
  }
}

async function update(folder: string, day: string): Promise<unknown> {
  const { signal } = new AbortController()
  const http = createDownloadHttp({ signal, gapMs: 0, environment: {}, sleep: () => Promise.resolve() })
  const deps = { db: database.db, clock: { now: () => new Date(`${day}T03:30:00Z`) } }
  return updateSource(deps, { download: download(), adapter: brregNo, http, folder, signal })
    .catch((error: unknown) => String(error))
    .finally(() => http.close())
}

/** The whole files of a day, as a download leaves them, in the register. */
async function loadWhole(): Promise<string> {
  const folder = await writeFolder({
    'enheter_alle.json': JSON.stringify([unit(), unit({ navn: 'REVISJON AS' }, AUDITOR)]),
  })
  await writeManifest(folder, {
    source: 'brreg-no',
    licence: 'NLOD 2.0',
    licenceUrl: 'https://licence.example',
    downloadedAt: `${WHOLE_DAY}T04:00:00Z`,
    state: 'whole',
    files: [
      {
        name: 'enheter_alle.json',
        url: 'https://data.brreg.no/x',
        day: WHOLE_DAY,
        bytes: 1,
        sha256: '',
        etag: null,
        lastModified: null,
      },
    ],
  })
  const clock = { now: () => new Date(`${WHOLE_DAY}T04:00:00Z`) }
  await importSource({ db: database.db, clock }, { adapter: brregNo, path: folder })
  return folder
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
