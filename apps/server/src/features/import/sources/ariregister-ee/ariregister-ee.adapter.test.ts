import { isValidEstonianRegisterCode } from '@merleg/domain/foreign-identifier'
import { useTestDatabase } from '@merleg/db/testing'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../../../shared/clock.ts'
import type { BatchResult } from '../../../register/merge-batch.usecases.ts'
import { findProfile } from '../../../register/profiles.repository.ts'
import { importSource } from '../../import-source.usecases.ts'
import { readRegisterContent } from '../../testing-register-content.ts'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  toCsv,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { ariregisterEe } from './ariregister-ee.adapter.ts'
import { temporaryFolders } from '../../testing-temporary-folders.ts'

const writeFolder = useSourceFolders()

/** Valid register codes, in order. */
function makeCodes(count: number): string[] {
  const codes: string[] = []
  for (let code = 19_000_000; codes.length < count; code += 1) {
    if (isValidEstonianRegisterCode(String(code))) codes.push(String(code))
  }
  return codes
}

const [FIRST = '', SECOND = '', THIRD = '', UNKNOWN = ''] = makeCodes(4)
const WRONG_CHECK_DIGIT = `${FIRST.slice(0, 7)}${(Number(FIRST[7]) + 1) % 10}`

const ENTITY = ['Esimene  Tootmise OÜ', FIRST, 'R', 'Osaühing', 'Registrisse kantud', '2014-11-17', '0176']
const ACTIVITY = [FIRST, 'C', '1413', '1993-04-21', '']

function entity(changes: Record<number, string>): string[] {
  return ENTITY.map((cell, index) => changes[index] ?? cell)
}

function activity(changes: Record<number, string>): string[] {
  return ACTIVITY.map((cell, index) => changes[index] ?? cell)
}

const LIQUIDATED = entity({ 0: 'Teine AS', 1: SECOND, 2: 'L', 3: 'Aktsiaselts', 4: 'Likvideerimisel', 6: '' })
const BANKRUPT = entity({ 0: 'Kolmas UÜ', 1: THIRD, 2: 'N', 3: 'Usaldusühing', 4: 'Pankrotis' })

type Rows = string[][]

function files({ entities = [ENTITY], activities = [ACTIVITY] }: { entities?: Rows; activities?: Rows } = {}) {
  return {
    'entities.csv': toCsv(
      ['Nimi', 'Registrikood', 'Staatus', 'Tüüp', 'Staatus.tekstina', 'Asutamiskuupäev', 'Asukoht'],
      entities,
    ),
    'activities.csv': toCsv(['Registrikood', 'EMTAK.1', 'EMTAK.2', 'Registreeritud', 'Kustutatud'], activities),
  }
}

async function read(changes: Parameters<typeof files>[0] = {}) {
  return collectRecords(readSource(ariregisterEe, await writeFolder(files(changes))))
}

describe('ariregister-ee', () => {
  test('an entity with its activity', async () => {
    const at = { type: 'fact', line: 2, companyId: `ee-${FIRST}`, slot: '' }
    expect(await read()).toEqual([
      { ...at, section: 'name', payload: { name: 'Esimene Tootmise OÜ' } },
      { ...at, section: 'legal-form', payload: { code: 'ee-ou', name: 'OÜ' } },
      { ...at, section: 'register-number', slot: 'trade-register', payload: { value: FIRST } },
      {
        ...at,
        section: 'registration',
        payload: { status: 'registered', on: '2014-11-17', reason: null },
        validFrom: '2014-11-17',
      },
      {
        ...at,
        section: 'activity',
        slot: 'main',
        payload: { scheme: 'EMTAK', code: '1413', isMain: true },
        validTo: null,
      },
    ])
  })

  test.each([
    ['L', 'Likvideerimisel', 'procedure', { mayBe: ['dissolution', 'forced-deletion'] }],
    ['N', 'Pankrotis', 'liquidation', {}],
  ])('status %s, %s: registered and in %s, since when is not told', async (status, text, section, kind) => {
    const records = await read({ entities: [entity({ 2: status, 4: text })], activities: [] })
    expect(records.slice(-2)).toMatchObject([
      { section: 'registration', payload: { status: 'registered' } },
      { section, payload: { caseNumber: null, court: null, administrator: null, text, ...kind } },
    ])
    expect(records.at(-1)).not.toHaveProperty('validFrom')
  })

  test.each([
    ['Mittetulundusühing', 'ee-mtu', 'MTÜ'],
    ['Korteriühistu', 'ee-ku', 'KÜ'],
    ['Tulundusühistu', 'ee-ku', 'Tulundusühistu'],
    ['Euroopa äriühing (Societas Europaea)', null, 'Euroopa äriühing (Societas Europaea)'],
  ])('legal form %s', async (form, code, name) => {
    const records = await read({ entities: [entity({ 3: form })], activities: [] })
    expect(records).toContainEqual(expect.objectContaining({ section: 'legal-form', payload: { code, name } }))
  })

  test('the first activity is the main one; a deleted entity had it until then', async () => {
    const records = await read({ activities: [activity({ 4: '2021-03-09' }), activity({ 1: 'A', 2: '0111' })] })
    expect(records.slice(-2)).toMatchObject([
      { slot: 'main', payload: { code: '1413', isMain: true }, validTo: '2021-03-09' },
      { slot: '0111', payload: { code: '0111', isMain: false }, validTo: null },
    ])
  })

  test.each<[string, Parameters<typeof files>[0], string[]]>([
    [
      'an entity with a wrong check digit',
      { entities: [ENTITY, entity({ 1: WRONG_CHECK_DIGIT })] },
      ['3 register-code'],
    ],
    ['an entity with half a code', { entities: [ENTITY, entity({ 1: FIRST.slice(1) })] }, ['3 register-code']],
    ['an entity twice', { entities: [ENTITY, ENTITY] }, ['3 duplicate']],
    ['an entity with a cell too few', { entities: [ENTITY.slice(1), ENTITY] }, ['2 column-count']],
    ['an activity with a wrong check digit', { activities: [activity({ 0: WRONG_CHECK_DIGIT })] }, ['2 register-code']],
    ['an activity of an unknown entity', { activities: [activity({ 0: UNKNOWN })] }, ['2 unknown-company']],
    ['an activity of no class', { activities: [activity({ 2: '1499' })] }, ['2 activity-code']],
    ['an activity that is only a group', { activities: [activity({ 2: '141' })] }, ['2 activity-code']],
    ['an activity of another section', { activities: [activity({ 1: 'D' })] }, ['2 activity-code']],
    ['an activity deleted on no day', { activities: [activity({ 4: '2021-02-30' })] }, ['2 date']],
    [
      'an activity twice',
      { activities: [ACTIVITY, ACTIVITY, activity({ 2: '1414' }), activity({ 2: '1414' })] },
      ['3 duplicate', '5 duplicate'],
    ],
    ['an activity with a cell too many', { activities: [[...ACTIVITY, ''], ACTIVITY] }, ['2 column-count']],
  ])('rejects %s', async (_title, changes, rejections) => {
    expect(listRejections(await read(changes))).toEqual(rejections)
  })

  test.each([
    ['a name', { 0: ' ' }, '2 name-missing', 'name'],
    ['a known status', { 2: 'X' }, '2 status', 'procedure'],
    ['a day of entry that exists', { 5: '2014-11-31' }, '2 date', null],
  ])('keeps the rest of an entity without %s: it is in the register', async (_title, changes, rejection, missing) => {
    const records = await read({ entities: [entity(changes)] })
    expect(listRejections(records)).toEqual([rejection])
    const sections = records.flatMap((record) => (record.type === 'fact' ? [record.section] : []))
    expect(sections).toEqual(
      ['name', 'legal-form', 'register-number', 'registration', 'activity'].filter((section) => section !== missing),
    )
  })

  test.each<[string, keyof ReturnType<typeof files>, (content: string) => string, string]>([
    ['entities cut inside of a line', 'entities.csv', (content) => content.slice(0, -5), 'cut-off 2'],
    ['entities with another column', 'entities.csv', (content) => content.replace('Tüüp', 'Vorm'), 'columns 1'],
    ['entities with an open quote', 'entities.csv', (content) => content.replace('Esimene', '"Esimene'), 'quotes 2'],
    ['activities cut after a cell', 'activities.csv', (content) => `${content.slice(0, -3)}\r\n`, 'cut-off 2'],
    ['an empty file of activities', 'activities.csv', () => '', 'empty 1'],
  ])('refuses %s', async (_title, name, damage, refusal) => {
    const whole = files()
    const folder = await writeFolder({ ...whole, [name]: damage(whole[name]) })
    expect(await findRefusal(readSource(ariregisterEe, folder))).toBe(refusal)
  })
})

describe('files that do not fit together', () => {
  const codes = makeCodes(40)
  const entities = codes.map((code, index) => entity({ 0: `Ettevõte ${index} OÜ`, 1: code }))
  const activities = codes.map((code) => activity({ 0: code }))

  async function refusalOf(changes: Parameters<typeof files>[0]): Promise<string> {
    return findRefusal(readSource(ariregisterEe, await writeFolder(files({ entities, activities, ...changes }))))
  }

  test('whole', async () => {
    expect(await refusalOf({})).toBe('taken over')
  })

  test('cut between two lines', async () => {
    expect(await refusalOf({ entities: entities.slice(0, 20) })).toBe('cut-off 21')
    expect(await refusalOf({ activities: activities.slice(0, 20) })).toBe('cut-off 21')
    expect(await refusalOf({ activities: [] })).toBe('cut-off 1')
  })

  test('entities without activity and single bad lines are no cut', async () => {
    expect(await refusalOf({ activities: activities.slice(30) })).toBe('taken over')
    expect(await refusalOf({ entities: entities.slice(10) })).toBe('taken over')
  })
})

describe('one snapshot after the other', () => {
  const database = useTestDatabase()
  const whole = files({ entities: [ENTITY, LIQUIDATED, BANKRUPT] })

  async function importFiles(content: Record<string, string>, observedOn?: string): Promise<BatchResult> {
    const path = await writeFolder(content)
    return importSource(
      { db: database.db, clock: systemClock, temporaryFolders },
      { adapter: ariregisterEe, path, observedOn },
    )
  }

  async function statusesOf(...codes: string[]): Promise<string[]> {
    const profiles = await Promise.all(codes.map((code) => findProfile(database.db, `ee-${code}`)))
    return profiles.map((profile) => `${profile?.name}: ${profile?.status} ${profile?.statusSince}`)
  }

  test('the same again changes nothing', async () => {
    const first = await importFiles(whole)
    expect(first).toMatchObject({ new: 3 * 4 + 2 + 1, changed: 0, closed: 0, unchanged: 0, rejected: 0 })
    expect(await statusesOf(FIRST, SECOND, THIRD)).toEqual([
      'Esimene Tootmise OÜ: working 2014-11-17',
      'Teine AS: under-procedure null',
      'Kolmas UÜ: under-liquidation null',
    ])
    const content = await readRegisterContent(database.db)
    expect(await importFiles(whole)).toMatchObject({ new: 0, changed: 0, closed: 0, unchanged: first.new, events: 0 })
    expect(await readRegisterContent(database.db)).toEqual(content)
  })

  test('a damaged one leaves the register as it was', async () => {
    const content = await readRegisterContent(database.db)
    const damaged = { ...whole, 'entities.csv': whole['entities.csv'].slice(0, -5) }
    await expect(importFiles(damaged, '2022-06-01')).rejects.toMatchObject({ reason: 'cut-off', line: 4 })
    expect(await readRegisterContent(database.db)).toEqual(content)
  })

  test('what has left the register is known by name, but no longer registered nor in liquidation', async () => {
    const restored = entity({ 0: 'Kolmas OÜ', 1: THIRD })
    const later = files({ entities: [ENTITY, restored], activities: [] })
    // Registration and liquidation of the second, insolvency of the third end; name and form of the third are others.
    expect(await importFiles(later, '2022-07-01')).toMatchObject({ new: 0, changed: 2, closed: 3, rejected: 0 })
    expect(await statusesOf(FIRST, SECOND, THIRD)).toEqual([
      'Esimene Tootmise OÜ: working 2014-11-17',
      'Teine AS: unknown null',
      'Kolmas OÜ: working 2014-11-17',
    ])
    expect(await findProfile(database.db, `ee-${FIRST}`)).toMatchObject({ mainActivityCode: '1413' })
  })
})
