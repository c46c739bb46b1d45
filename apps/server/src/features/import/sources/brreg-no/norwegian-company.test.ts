import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import { expect, test } from 'vitest'
import { systemClock } from '../../../../shared/clock.ts'
import { useTestApp } from '../../../../app/testing-app.ts'
import type { BatchResult } from '../../../register/merge-batch.usecases.ts'
import { callAs } from '../../../report/testing-report.ts'
import { importSource } from '../../import-source.usecases.ts'
import { readRegisterContent } from '../../testing-register-content.ts'
import { useSourceFolders } from '../../testing-source-files.ts'
import { brregNo } from './brreg-no.adapter.ts'
import { AUDITOR, person, role, rolesOf, unit, UNIT } from './testing-norway.ts'
import { temporaryFolders } from '../../testing-temporary-folders.ts'

const server = useTestApp()
const writeFolder = useSourceFolders()
const [FIRST_DAY, NEXT_DAY] = ['2026-11-03', '2026-11-04']

const board = [
  role('DAGL', person('Kari', 'Nordmann')),
  role('REVI', { enhet: { organisasjonsnummer: AUDITOR, navn: ['REVISJON AS'] } }),
]

async function load(
  observedOn: string,
  { units = [unit(), unit({ navn: 'REVISJON AS' }, AUDITOR)], roles = [rolesOf(board)] } = {},
): Promise<BatchResult> {
  const path = await writeFolder({
    'enheter_alle.json': JSON.stringify(units),
    'roller_totalbestand.json': JSON.stringify(roles),
  })
  return importSource(
    { db: server.deps.db, clock: systemClock, temporaryFolders },
    { adapter: brregNo, path, observedOn },
  )
}

async function report(part: string): Promise<string> {
  const answer = await callAs(server, `/api/report/no-${UNIT}/${part}`, { claims: GRANTING_CLAIMS, locale: 'en' })
  expect(answer.statusCode, part).toBe(200)
  return answer.body.replaceAll(/[\u00A0\u202F]/g, ' ')
}

test('a Norwegian company is followed from the files to its pages, and through the next edition', async () => {
  expect(await load(FIRST_DAY)).toMatchObject({ rejected: 0, events: 0 })
  expect(JSON.parse(await report('header'))).toMatchObject({
    name: 'FJORD ENERGI ASA',
    countryCode: 'NO',
    status: { key: 'working' },
    type: { kind: 'foreign', name: 'Norwegian public limited company' },
  })
  const data = await report('data')
  for (const shown of [
    '923609016MVA',
    'Forusbeen 50, 4035 STAVANGER',
    '6 392 018 780 NOK',
    'Kari Nordmann',
    'managing director',
    'REVISJON AS',
  ])
    expect(data).toContain(shown)
  expect(await report('connection-list')).toContain('Kari Nordmann')

  const before = await readRegisterContent(server.deps.db)
  expect(await load(FIRST_DAY)).toMatchObject({ new: 0, changed: 0, closed: 0, events: 0 })
  expect(await readRegisterContent(server.deps.db)).toEqual(before)

  const units = [unit({ konkurs: true, konkursdato: NEXT_DAY }), unit({ navn: 'REVISJON AS' }, AUDITOR)]
  const roles = [rolesOf([role('BOBE', person('Bo', 'Styrer'))])]
  const next = await load(NEXT_DAY, { units, roles })
  expect(next).toMatchObject({ rejected: 0 })
  expect(next.events).toBeGreaterThan(1)
  expect(JSON.parse(await report('header'))).toMatchObject({ status: { key: 'under-liquidation' } })
  expect(await report('connection-list')).toContain('Bo Styrer')
})
