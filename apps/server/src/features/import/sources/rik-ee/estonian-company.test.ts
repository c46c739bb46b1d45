import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../../../shared/clock.ts'
import { useTestApp } from '../../../../app/testing-app.ts'
import type { BatchResult } from '../../../register/merge-batch.usecases.ts'
import { callAs } from '../../../report/testing-report.ts'
import { importSource } from '../../import-source.usecases.ts'
import type { SourceAdapter } from '../../reading/source-adapter.ts'
import { readRegisterContent } from '../../testing-register-content.ts'
import { showCompany } from '../../testing-shown-company.ts'
import { useSourceFolders } from '../../testing-source-files.ts'
import { rikEeAccounts } from '../rik-ee-accounts/rik-ee-accounts.adapter.ts'
import { rikEe } from './rik-ee.adapter.ts'
import {
  accountFiles,
  basicRow,
  beneficialOwner,
  generalRecord,
  OWNER,
  person,
  registerFiles,
  TARGET,
} from './testing-estonia.ts'
import { temporaryFolders } from '../../testing-temporary-folders.ts'

const server = useTestApp()
const writeFolder = useSourceFolders()
const NEXT_DAY = '2026-11-04'

async function load(adapter: SourceAdapter, files: Record<string, Buffer>, observedOn?: string): Promise<BatchResult> {
  const path = await writeFolder(files)
  return importSource({ db: server.deps.db, clock: systemClock, temporaryFolders }, { adapter, path, observedOn })
}

const { report, values, connections, figures } = showCompany(server, `ee-${TARGET}`)

describe('an Estonian company', () => {
  test('is taken over', async () => {
    expect(await load(rikEe, registerFiles())).toMatchObject({ changed: 0, rejected: 0 })
    expect(await load(rikEeAccounts, accountFiles())).toMatchObject({ new: 2, rejected: 0 })
  })

  test('is shown with its header and register data', async () => {
    expect(await report('header')).toMatchObject({
      name: 'Näidis Ehitus OÜ',
      countryCode: 'EE',
      status: { key: 'working' },
      type: { kind: 'foreign', name: 'Estonian private limited company' },
    })
    expect(await values()).toMatchObject({
      'eu-tax-number': 'EE100366327',
      seat: 'Harju maakond, Tallinn, Pirita linnaosa, Regati pst 12',
      capital: '2 500 EUR',
      website: 'https://naidis.ee',
    })
  })

  test('with its accounts, the figures made of them and a rating', async () => {
    const accounts = await report('financial-report')
    expect(accounts).toMatchObject({
      years: [2024],
      balance: { header: { currency: 'EUR', unit: 1, type: 'Published figures of the annual accounts (Estonia)' } },
      findings: [],
    })
    expect(await figures('salesNetIncome', 'equity', 'employees', 'debtRate', 'capitalStress', 'roe')).toEqual([
      40_000, 8000, 6, 0.6, 1.5, 0.125,
    ])
    expect(await report('score')).toMatchObject({ basis: 'statement', accounts: { year: 2024, currency: 'EUR' } })
    expect(await report('sector')).toMatchObject({ selectedSector: '4120', currency: 'EUR' })
  })

  test('with its people and owners', async () => {
    const director = 'Mari Mägi: owner, 40% · 5 Jun 2013 –; member of the board of directors · 5 Jun 2013 –'
    expect(await connections()).toEqual({
      owner: ['Valdus AS: owner, 60% · 5 Jun 2013 –', director],
      leader: [director],
    })
    expect(await report('real-owner-brief')).toMatchObject({ names: [{ name: 'Mari Mägi' }] })
  })

  test('with the beneficial owners whom the register tells, beside whom we work out', async () => {
    const other = beneficialOwner({ kirje_id: 8, eesnimi: 'Jaan', nimi: 'Kask', isikukood_hash: null })
    const indirect = { kontrolli_teostamise_viis: 'K', kontrolli_teostamise_viis_tekstina: 'kaudne osalus' }
    const owners = [beneficialOwner(), { ...other, ...indirect }]
    expect(await load(rikEe, registerFiles({ owners }))).toMatchObject({ new: 2, changed: 0, closed: 0, rejected: 0 })
    expect(await report('real-owner')).toMatchObject({
      told: {
        owners: [
          { name: 'Mari Mägi', natures: 'direct ownership of shares', standing: 'certain' },
          { name: 'Jaan Kask', natures: 'indirect ownership of shares', standing: 'not-found' },
        ],
      },
    })
    const { owner } = await connections()
    expect(owner).toHaveLength(3)
    expect(owner?.[1]).toContain(
      'Mari Mägi: beneficial owner told by the register · 1 Oct 2018 –; owner, 40% · 5 Jun 2013 –',
    )
    // Without the file nothing is told of them, and nothing ends.
    expect(await load(rikEe, registerFiles())).toMatchObject({ new: 0, closed: 0 })
  })

  test('the same editions again change nothing', async () => {
    const content = await readRegisterContent(server.deps.db)
    expect(await load(rikEe, registerFiles())).toMatchObject({ new: 0, changed: 0, closed: 0, events: 0 })
    expect(await load(rikEeAccounts, accountFiles())).toMatchObject({ new: 0, changed: 0, closed: 0, events: 0 })
    expect(await readRegisterContent(server.deps.db)).toEqual(content)
  })

  test('the next edition tells a bankruptcy, a new board and that the owner has left the register', async () => {
    const staatused = [{ staatus: 'N', staatus_tekstina: 'Pankrotis', algus_kpv: '04.11.2026' }]
    const files = registerFiles({
      basic: [basicRow({ ettevotja_staatus: 'N', ettevotja_staatus_tekstina: 'Pankrotis' })],
      general: [generalRecord(TARGET, { staatus: 'N', staatused })],
      persons: [person({ isiku_roll: 'PANKR', isiku_roll_tekstina: 'Pankrotihaldur', kirje_id: 8 })],
    })
    // Still listed with the people, but in no other file: a single gap is no cut.
    const result = await load(rikEe, files, NEXT_DAY)
    expect(result.events).toBeGreaterThan(2)
    expect(await report('header')).toMatchObject({ status: { key: 'under-liquidation' } })
    const owner = await callAs(server, `/api/report/ee-${OWNER}/header`, { claims: GRANTING_CLAIMS })
    expect(owner.json()).toMatchObject({ status: { key: 'unknown' } })
  })
})
