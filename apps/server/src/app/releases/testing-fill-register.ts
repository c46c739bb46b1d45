import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDemoData } from '../../features/generate/generate.usecases.ts'
import { loadMadeUpSanctions } from '../../features/generate/made-up-sanctions.usecases.ts'
import { importSource } from '../../features/import/import-source.usecases.ts'
import { closeUpdate, insertUpdate } from '../../features/import/source-updates.repository.ts'
import { companiesHouseGb } from '../../features/import/sources/companies-house-gb/companies-house-gb.adapter.ts'
import { toBritishFile, toBritishRow } from '../../features/import/sources/companies-house-gb/testing-british-files.ts'
import { loadListedCompanies } from '../../features/list-export/testing-list-export.ts'
import { loadTestingCompanies } from '../../features/list-matching/testing-list-matching.ts'
import { deliverMail } from '../../features/mails/mail.usecases.ts'
import { deleteWhatIsOver } from '../../features/personal-data/retention.usecases.ts'
import { factOf, merge } from '../../features/report/testing-report.ts'
import { screenAll } from '../../features/sanctions/screening.usecases.ts'
import { makeRegisterModel, offer } from '../../features/score/testing-register-models.ts'
import { readOffered, useTrainedModel } from '../../features/score/models/model-choice.usecases.ts'
import { catchUpFollowers } from '../catch-up-followers.ts'
import type { TestApp } from '../testing-app.ts'
import { ALMA, BARACK, KORTE } from './testing-fill-work.ts'

/** Companies that users work with, all made up. */
const COMPANIES = [
  { id: ALMA, name: 'Alma Gyümölcskereskedő Kft.', tax: '10738885-2-20', register: '20-10-040128' },
  { id: KORTE, name: 'Körte Gyümölcskereskedő Kft.', tax: '12345676-2-41' },
  { id: BARACK, name: 'Barack Gyümölcskereskedő Kft.', tax: '11111111-2-13' },
]
const COUNTRY = { companies: 60, seed: 1 }

/** A made-up country, of which the last days are told one by one, a foreign register, and what follows from them. */
export async function fillRegister(server: TestApp): Promise<void> {
  const { deps } = server
  await generateDemoData(deps, { ...COUNTRY, days: 30 })
  await loadTestingCompanies(deps, COMPANIES)
  await loadListedCompanies(server)
  await importForeign(server)
  await failUpdate(server)
  await loadMadeUpSanctions(deps, COUNTRY)
  await screenAll(deps)
  const card = offer(makeRegisterModel())
  await useTrainedModel(deps, await readOffered(deps, { countryCode: 'LV', ...card }))
  await catchUpFollowers(deps)
}

type Listed = [number: string, name: string, cells?: Readonly<Record<string, string>>]

const EDITIONS: readonly { day: string; companies: readonly Listed[] }[] = [
  {
    day: '2026-09-01',
    companies: [
      ['01000001', 'First Example Limited'],
      ['01000002', 'Second Example Limited', { IncorporationDate: '32/13/2004' }],
    ],
  },
  {
    day: '2026-10-01',
    companies: [
      ['01000001', 'First Renamed Limited'],
      ['01000003', 'Third Example Limited'],
    ],
  },
  {
    day: '2026-11-01',
    // Each leaves something out: whichever of the two is merged before the other is stopped notes it.
    companies: [
      ['01000001', 'First Renamed Limited', { 'SICCode.SicText_1': '' }],
      ['01000003', 'Third Renamed Limited', { 'SICCode.SicText_1': '' }],
    ],
  },
]

/**
 * Editions of a foreign register, made up: one with a line that cannot be read, one in which a company is gone, and one that
 * was stopped between its parts.
 */
async function importForeign({ deps }: TestApp): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'merleg-release-'))
  const stop = new AbortController()
  const source = { adapter: companiesHouseGb, path: folder, companiesPerPart: 1, acceptsEndings: true }
  try {
    for (const { day, companies } of EDITIONS) {
      const path = join(folder, `BasicCompanyDataAsOneFile-${day}.csv`)
      await writeFile(path, toBritishFile(companies.map((company) => toBritishRow(...company))))
      const isLast = day === EDITIONS.at(-1)?.day
      const stopping = isLast ? { signal: stop.signal, onMerged: () => stop.abort(new Error('stopped')) } : {}
      await importSource(deps, { ...source, ...stopping }).catch((error: unknown) => {
        if (!isLast) throw error
      })
      await rm(path)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** An update of the night that found nobody. */
async function failUpdate({ deps }: TestApp): Promise<void> {
  const { sourceId } = companiesHouseGb.source
  const updateId = await insertUpdate(deps.db, { sourceId, startedAt: new Date('2026-11-01T03:30:00Z') })
  const endedAt = new Date('2026-11-01T03:31:00Z')
  await closeUpdate(deps.db, { updateId, endedAt, result: { outcome: 'failed', failure: 'no connection' } })
}

/** What the machine does at night, and what was left for it. */
export async function fillByMachine({ deps }: TestApp): Promise<void> {
  await catchUpFollowers(deps)
  const mail = { id: 'release.failed', to: 'nincs@felhasznalo.example', subject: 'Elveszett', text: 'Szöveg' }
  const mailer = { send: () => Promise.reject(new Error('no connection')) }
  await deliverMail(deps, { mailer, mail, attempt: { isLast: true } }).catch(() => undefined)
  await deleteWhatIsOver(deps)
  // Nobody has followed it yet.
  await merge(deps.db, [factOf('10000001')('headcount', { persons: 7 }, { from: '2026-11-01' })], {
    observedOn: '2026-11-02',
  })
}
