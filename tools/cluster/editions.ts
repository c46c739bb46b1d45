import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../packages/db/src/connect.ts'
import { createTemporaryFolder, removeTemporaryFolder } from '../../packages/db/src/temporary-folder.ts'
import { importSource } from '../../apps/server/src/features/import/import-source.usecases.ts'
import { companiesHouseGb } from '../../apps/server/src/features/import/sources/companies-house-gb/companies-house-gb.adapter.ts'
import {
  toBritishFile,
  toBritishRow,
} from '../../apps/server/src/features/import/sources/companies-house-gb/testing-british-files.ts'
import { readRegisterContent } from '../../apps/server/src/features/import/testing-register-content.ts'
import { auditRegister } from '../../apps/server/src/features/register/audit.usecases.ts'
import { systemClock } from '../../apps/server/src/shared/clock.ts'
import { createTemporaryFolders } from '../../apps/server/src/shared/temporary-folders.ts'
import { onOneMachine } from './one-machine.ts'
import { emptyRegister, type Trial } from './trial.ts'

const COMPANIES = 300
const COMPANIES_PER_PART = 100
const UNREADABLE = { IncorporationDate: '32/13/2004' }
/** The last one tells the same once more. */
const EDITIONS = [
  { day: '2026-09-01', edition: 0 },
  { day: '2026-10-01', edition: 1 },
  { day: '2026-11-01', edition: 1 },
] as const

/**
 * Editions of a publisher's file in parts, with lines that cannot be read, then with companies that have changed, are new or are
 * gone, and the same once more: the register and the rejected lines are those of one machine, and the audit finds nothing.
 */
export const tryEditions: Trial = async ({ cluster, db, tell }) => {
  const expected = await onOneMachine(importEditions)
  await emptyRegister(cluster)
  const found = await importEditions(db)
  const differing = [...expected.content.keys()].filter(
    (name) => !isDeepStrictEqual(found.content.get(name), expected.content.get(name)),
  )
  for (const name of differing) tell(`${name}: ${found.content.get(name)?.length} rows, or others`)
  if (!isDeepStrictEqual(found.counts, expected.counts)) tell(`told: ${found.counts.join(', ')}`)
  const findings = (await auditRegister({ db })).reduce((sum, { findings: { count } }) => sum + count, 0)
  return {
    isRight: differing.length === 0 && isDeepStrictEqual(found.counts, expected.counts) && findings === 0,
    text: `${EDITIONS.length} editions of ${COMPANIES} companies in parts of ${COMPANIES_PER_PART} (${expected.counts.join('; ')}), ${differing.length} of ${
      expected.content.size
    } tables differ, ${findings} findings of the audit`,
  }
}

async function importEditions(db: Db) {
  const [folder, parts] = [await createTemporaryFolder(), await createTemporaryFolder()]
  const deps = { db, clock: systemClock, temporaryFolders: createTemporaryFolders(parts) }
  const counts: string[] = []
  try {
    for (const { day, edition } of EDITIONS) {
      const path = join(folder, `BasicCompanyDataAsOneFile-${day}.csv`)
      await writeFile(path, toBritishFile(listRows(edition)))
      const input = {
        adapter: companiesHouseGb,
        path: folder,
        companiesPerPart: COMPANIES_PER_PART,
        acceptsEndings: true,
      }
      const { new: fresh, changed, closed, rejected } = await importSource(deps, input)
      counts.push(`new ${fresh}, changed ${changed}, closed ${closed}, rejected ${rejected}`)
      await rm(path)
    }
    return { content: await readContent(db), counts }
  } finally {
    for (const each of [folder, parts]) await removeTemporaryFolder(each)
  }
}

/** Of the second edition every seventh company has another name, every eleventh is gone, and some are new. */
function listRows(edition: 0 | 1): string[] {
  const numbers = Array.from({ length: COMPANIES + edition * 10 }, (_, at) => at)
  return numbers
    .filter((at) => edition === 0 || at % 11 !== 0)
    .map((at) => {
      const name = edition === 1 && at % 7 === 0 ? `RENAMED ${at} LIMITED` : `EXAMPLE ${at} LIMITED`
      return toBritishRow(String(1_000_000 + at).padStart(8, '0'), name, at % 13 === 0 ? UNREADABLE : {})
    })
}

/** By table, its lines sorted: a cluster has another order of signs, and numbers facts in another. */
async function readContent(db: Db): Promise<Map<string, string[]>> {
  const rejects = await db.selectFrom('batch_rejects').select(['line', 'reason', 'detail', 'company_id']).execute()
  const content = { ...(await readRegisterContent(db)), rejects: rejects.map((reject) => JSON.stringify(reject)) }
  return new Map(
    Object.entries(content).map(([name, lines]) => [
      name,
      lines.map((line) => String(line).replace(/"fact_id": \d+, /, '')).toSorted(),
    ]),
  )
}
