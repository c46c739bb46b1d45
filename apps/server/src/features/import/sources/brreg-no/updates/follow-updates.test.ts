import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SourceRecord } from '@merleg/domain/observation'
import { z } from 'zod'
import { createDownloadHttp } from '../../../download/download-http.ts'
import {
  collectRecords,
  findRefusal,
  listRejections,
  NOBODY_KNOWN,
  readSource,
  useSourceFolders,
} from '../../../testing-source-files.ts'
import { brregNo } from '../brreg-no.adapter.ts'
import { AUDITOR, person, role, rolesOf, unit, UNIT } from '../testing-norway.ts'
import { followUpdates, type FollowInput } from './follow-updates.ts'
import { useTestRegister } from './testing-brreg.ts'

const Line = z.object({
  event: z.object({ timepoint: z.number() }),
  number: z.string(),
  state: z.string().optional(),
})

const register = useTestRegister()
const writeFolder = useSourceFolders()
const THIRD = '974760673'

async function follow(folder: string, given: Partial<FollowInput> = {}): Promise<string> {
  const { signal } = new AbortController()
  const http = createDownloadHttp({ signal, gapMs: 0, environment: {}, sleep: () => Promise.resolve() })
  const input = { http, folder, ends: {}, since: '2026-11-19', today: () => '2026-11-20', signal, ...given }
  return followUpdates({ ...input, origin: register.origin() })
    .then(JSON.stringify, (error: unknown) => String(error))
    .finally(() => http.close())
}

async function readLines(folder: string): Promise<Record<string, string[]>> {
  const files = (await readdir(folder)).toSorted()
  const lines = async (file: string) =>
    (await readFile(join(folder, file), 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { event, number, state } = Line.parse(JSON.parse(line))
        return `${event.timepoint} ${number} ${state}`
      })
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await lines(file)] as const)))
}

const tell = (kind: 'units' | 'sub-units' | 'roles', number: string, record: object | 410) =>
  register.records[kind].set(number, record)

describe('the feeds', () => {
  test('are read from a day on, then behind the last number; of what changed the register is asked once', async () => {
    const folder = await writeFolder({})
    tell('units', UNIT, unit())
    tell('units', AUDITOR, unit({ navn: 'REVISJON AS' }, AUDITOR))
    tell('roles', UNIT, { rollegrupper: [] })
    register.updates.units = [
      { id: 10, number: UNIT },
      { id: 11, number: AUDITOR, change: 'Ny' },
      { id: 14, number: UNIT },
    ]
    register.updates.roles = [{ id: 3, number: UNIT }]
    await follow(folder)
    expect(await readLines(folder)).toEqual({
      'stream-brreg-units-2026-11-20.jsonl': [`11 ${AUDITOR} here`, `14 ${UNIT} here`],
      'stream-brreg-roles-2026-11-20.jsonl': [`3 ${UNIT} here`],
    })
    expect(register.asked).toEqual([
      'oppdateringer/enheter?dato=2026-11-19T00%3A00%3A00.000Z&size=1000',
      `enheter?organisasjonsnummer=${AUDITOR}%2C${UNIT}&size=100`,
      'oppdateringer/enheter?oppdateringsid=15&size=1000',
      'oppdateringer/underenheter?dato=2026-11-19T00%3A00%3A00.000Z&size=1000',
      'oppdateringer/roller?afterTime=2026-11-19T00%3A00%3A00.000Z&size=1000',
      `enheter/${UNIT}/roller`,
      'oppdateringer/roller?afterId=3&size=1000',
    ])
    register.asked.length = 0
    register.updates.units.push({ id: 20, number: UNIT })
    await follow(folder, { today: () => '2026-11-21' })
    expect((await readLines(folder))['stream-brreg-units-2026-11-21.jsonl']).toEqual([`20 ${UNIT} here`])
    expect(register.asked[0]).toBe('oppdateringer/enheter?oppdateringsid=15&size=1000')
  })

  test('go on behind an end that is told, where the folder tells none', async () => {
    const folder = await writeFolder({})
    await follow(folder, { ends: { units: { timepoint: 99, day: '2026-11-20' } } })
    expect(register.asked[0]).toBe('oppdateringer/enheter?oppdateringsid=100&size=1000')
  })

  test('who was deleted, removed or never there is asked for by itself', async () => {
    const folder = await writeFolder({})
    tell('units', UNIT, { respons_klasse: 'SlettetEnhet', organisasjonsnummer: UNIT, slettedato: '2026-11-19' })
    tell('units', AUDITOR, 410)
    register.updates.units = [
      { id: 1, number: UNIT, change: 'Sletting' },
      { id: 2, number: AUDITOR, change: 'Fjernet' },
      { id: 3, number: THIRD, change: 'Ukjent' },
    ]
    await follow(folder)
    expect(await readLines(folder)).toEqual({
      'stream-brreg-units-2026-11-20.jsonl': [`1 ${UNIT} deleted`, `2 ${AUDITOR} removed`, `3 ${THIRD} missing`],
    })
  })

  test('killed at any request, go on where they were and lose nothing', async () => {
    const numbers = [UNIT, AUDITOR, THIRD]
    const folder = await writeFolder({})
    for (const number of numbers) {
      tell('units', number, unit({}, number))
      tell('roles', number, { rollegrupper: [] })
    }
    register.updates.units = numbers.map((number, index) => ({ id: index + 1, number }))
    register.updates.roles = numbers.map((number, index) => ({ id: index + 1, number }))
    for (let requests = 0; requests < 30; requests += 1) {
      register.asked.length = 0
      register.breaksOffAfter = requests
      await follow(folder)
    }
    const lines = await readLines(folder)
    expect(lines['stream-brreg-units-2026-11-20.jsonl']).toEqual(
      numbers.map((number, index) => `${index + 1} ${number} here`),
    )
    expect(lines['stream-brreg-roles-2026-11-20.jsonl']).toEqual(
      numbers.map((number, index) => `${index + 1} ${number} here`),
    )
  })

  test('half a line that a killed program left is written anew', async () => {
    const whole = JSON.stringify({ event: { timepoint: 1, published_at: '2026-11-20' }, number: UNIT })
    const folder = await writeFolder({ 'stream-brreg-units-2026-11-20.jsonl': `${whole}\n{"event":{"timepoi` })
    tell('units', AUDITOR, unit({}, AUDITOR))
    register.updates.units = [{ id: 2, number: AUDITOR }]
    await follow(folder)
    expect(register.asked[0]).toBe('oppdateringer/enheter?oppdateringsid=2&size=1000')
    expect((await readLines(folder))['stream-brreg-units-2026-11-20.jsonl']?.at(-1)).toBe(`2 ${AUDITOR} here`)
  })

  test('that have other numbers than before are not taken for silent', async () => {
    const folder = await writeFolder({})
    register.updates.units = [{ id: 5, number: UNIT, at: '2026-11-24T08:00:00.000Z' }]
    const ends = { units: { timepoint: 1_000_000, day: '2026-11-20' } }
    expect(await follow(folder, { ends, today: () => '2026-11-21' })).not.toContain('other numbers')
    expect(await follow(folder, { ends, today: () => '2026-11-25' })).toContain('other numbers than before')
  })

  test('with a page of another form are refused', async () => {
    const folder = await writeFolder({})
    tell('units', UNIT, unit())
    register.updates.units = [{ id: 1.5, number: UNIT }]
    expect(await follow(folder)).toContain('not the list that was expected')
  })
})

const line = (id: number, number: string, record: object | null, state = 'here') =>
  `${JSON.stringify({ event: { timepoint: id, published_at: '2026-11-20T05:00:00Z' }, number, change: 'Endring', state, record })}\n`
const UNITS = 'stream-brreg-units-2026-11-20.jsonl'

function told(records: readonly SourceRecord[], section: string): object[] {
  return records.flatMap((record) =>
    record.type === 'fact' && record.section === section
      ? [{ id: record.companyId, ...record.payload, ...(record.validTo ? { to: record.validTo } : {}) }]
      : [],
  )
}

async function read(files: Record<string, string>, known: Record<string, string> = {}): Promise<SourceRecord[]> {
  const ids = new Map(Object.entries(known).map(([number, id]) => [`NO ${number}`, id]))
  return collectRecords(
    readSource(brregNo, await writeFolder(files), { ...NOBODY_KNOWN, findByRegisterNumbers: async () => ids }),
  )
}

describe('recorded days', () => {
  test('tell of each unit what was told last, over several days', async () => {
    const records = await read({
      [UNITS]: line(1, UNIT, unit({ navn: 'FØRST AS' })) + line(2, AUDITOR, unit({ navn: 'REVISJON AS' }, AUDITOR)),
      'stream-brreg-units-2026-11-21.jsonl': line(3, UNIT, unit({ navn: 'SIST AS' })),
    })
    expect(listRejections(records)).toEqual([])
    expect(told(records, 'name')).toEqual([
      { id: `no-${AUDITOR}`, name: 'REVISJON AS' },
      { id: `no-${UNIT}`, name: 'SIST AS' },
    ])
  })

  test('tell who has left, with the last day', async () => {
    const deleted = {
      respons_klasse: 'SlettetEnhet',
      organisasjonsnummer: UNIT,
      navn: 'FJORD ENERGI ASA',
      organisasjonsform: { kode: 'ASA', beskrivelse: 'Allmennaksjeselskap' },
      slettedato: '2026-11-19',
    }
    const records = await read({
      [UNITS]: line(1, UNIT, deleted, 'deleted') + line(2, AUDITOR, { slettedato: '2026-11-18' }, 'removed'),
    })
    expect(told(records, 'registration')).toEqual([
      { id: `no-${UNIT}`, status: 'ceased', on: '2026-11-19', reason: null },
      { id: `no-${AUDITOR}`, status: 'ceased', on: '2026-11-18', reason: null },
    ])
    expect(told(records, 'name')).toEqual([{ id: `no-${UNIT}`, name: 'FJORD ENERGI ASA' }])
  })

  test('tell places of business and roles of known units alone; a closed one ends on its day', async () => {
    const site = (number: string, parent: string, more: object = {}) => ({
      organisasjonsnummer: number,
      organisasjonsform: { kode: 'BEDR' },
      overordnetEnhet: parent,
      beliggenhetsadresse: { adresse: ['Kaia 1'], postnummer: '5003', poststed: 'BERGEN', landkode: 'NO' },
      ...more,
    })
    const board = rolesOf([role('DAGL', person('Kari', 'Nordmann'))])
    const records = await read(
      {
        'stream-brreg-sub-units-2026-11-20.jsonl':
          line(1, THIRD, site(THIRD, UNIT)) +
          line(2, AUDITOR, site(AUDITOR, UNIT, { nedleggelsesdato: '2026-11-10' })) +
          line(3, '923609024', null, 'removed') +
          line(4, '889640782', site('889640782', '811111111')),
        'stream-brreg-roles-2026-11-20.jsonl':
          line(1, UNIT, board) + line(2, AUDITOR, { ...board, organisasjonsnummer: AUDITOR }),
      },
      { [UNIT]: `no-${UNIT}` },
    )
    expect(told(records, 'site')).toMatchObject([
      { id: `no-${UNIT}`, text: 'Kaia 1, 5003 BERGEN' },
      { id: `no-${UNIT}`, text: 'Kaia 1, 5003 BERGEN', to: '2026-11-10' },
    ])
    expect(told(records, 'signatory')).toMatchObject([{ id: `no-${UNIT}`, name: 'Kari Nordmann' }])
    expect(listRejections(records).map((text) => text.split(' ')[1])).toEqual(['unknown-company', 'unknown-company'])
  })

  test('with lines that are none, or of another shape, are read but for those', async () => {
    const records = await read({
      [UNITS]: `{"something": "else"}\n${line(1, UNIT, { navn: 'X' })}${line(2, '123', unit())}${line(3, AUDITOR, null, 'missing')}`,
    })
    expect(told(records, 'name')).toEqual([])
    expect(listRejections(records)).toHaveLength(4)
  })

  test('beside whole files are refused; so is a folder with neither', async () => {
    const folder = await writeFolder({ [UNITS]: line(1, UNIT, unit()), 'enheter_alle.json': JSON.stringify([unit()]) })
    expect(await findRefusal(readSource(brregNo, folder))).toContain('file-twice')
    expect(await findRefusal(readSource(brregNo, await writeFolder({})))).toContain('file-missing')
  })
})
