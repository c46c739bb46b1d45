import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { useTestDatabase } from '@merleg/db/testing'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../../../shared/clock.ts'
import { listFacts } from '../../../register/facts.repository.ts'
import { findProfile } from '../../../register/profiles.repository.ts'
import { importSource } from '../../import-source.usecases.ts'
import { readRegisterContent } from '../../testing-register-content.ts'
import { hasSharedData, sharedData, useSourceFolders, readSource } from '../../testing-source-files.ts'
import { ariregisterEe } from './ariregister-ee.adapter.ts'
import { temporaryFolders } from '../../testing-temporary-folders.ts'

const folder = join(sharedData, 'ariregister-ee')

describe.skipIf(!hasSharedData)('the published register (skipped where ../shared/data is absent)', () => {
  const database = useTestDatabase()
  const writeFolder = useSourceFolders()

  test('305,069 entities, 8,795 in liquidation and 547 bankrupt, 214,267 activities', async () => {
    const counts: Record<string, number> = {}
    for await (const record of readSource(ariregisterEe, folder)) {
      const kind = record.type === 'fact' ? record.section : record.type
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    expect(counts).toEqual({
      name: 305_069,
      'legal-form': 305_069,
      'register-number': 305_069,
      registration: 305_069,
      procedure: 8795,
      liquidation: 547,
      activity: 214_267,
    })
  }, 60_000)

  /** Entities whose code ends with 18, with their activities: some three thousand. */
  async function writeShare(): Promise<string> {
    const take = async (file: string, codeOf: RegExp) => {
      const [header = '', ...lines] = (await readFile(join(folder, file), 'utf8')).trimEnd().split('\r\n')
      return [header, ...lines.filter((line) => codeOf.exec(line)?.[1]?.endsWith('18')), ''].join('\r\n')
    }
    return writeFolder({
      'entities.csv': await take('entities.csv', /,(\d{8}),[RLN],/),
      'activities.csv': await take('activities.csv', /^(\d{8}),/),
    })
  }

  test('a share of it, imported twice', async () => {
    const path = await writeShare()
    const importShare = async () =>
      importSource({ db: database.db, clock: systemClock, temporaryFolders }, { adapter: ariregisterEe, path })
    const first = await importShare()
    expect(first).toMatchObject({ changed: 0, closed: 0, unchanged: 0, rejected: 0 })
    expect(await findProfile(database.db, 'ee-10000018')).toMatchObject({
      name: 'Amserv Auto Aktsiaselts',
      kind: 'foreign',
      countryCode: 'EE',
      legalForm: 'AS',
      status: 'working',
      statusSince: '1995-09-14',
      registerNumber: '10000018',
      seat: null,
      mainActivityScheme: 'EMTAK',
      mainActivityCode: '4511',
    })
    const facts = await listFacts(database.db, { companyId: 'ee-10000018', asOf: '2022-01-06', includeHistory: true })
    for (const { source } of facts) expect(source).toMatchObject({ licence: 'CC BY-SA 3.0 EE', isMadeUp: false })
    const content = await readRegisterContent(database.db)
    expect(await importShare()).toMatchObject({ new: 0, changed: 0, closed: 0, unchanged: first.new, events: 0 })
    expect(await readRegisterContent(database.db)).toEqual(content)
  }, 60_000)
})
