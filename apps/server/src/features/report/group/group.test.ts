import { ReportGroup } from '@merleg/contract/report/group.contract'
import type { FactPayload } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { createPrintContext } from '../print-blocks/context.ts'
import { callAs, factOf, merge, OWNER, PERSON, statement } from '../testing-report.ts'
import { renderGroupBlocks } from './group.print.ts'

const server = useTestApp()
const COMPANY = '10738885'
const ALONE = '20000099'
const BARE = '14562877'
const url = (id: string) => `/api/report/${id}/group`
const shown = (text: string) => text.replaceAll('\u00A0', ' ')

const MARKS = { motherName: 'Titkos Anna', birthDate: '1970-02-03' }

const owner = (name: string, share: number | null, given: Partial<FactPayload<'member'>> = {}) => ({
  ...OWNER,
  name,
  ...MARKS,
  shareMin: share,
  shareMax: share,
  ...given,
})
const manager = (name: string) => ({ ...PERSON, ...MARKS, name, post: 'ügyvezető', representation: null })
const PROCEEDING = { caseNumber: null, court: null, administrator: null, text: null }
const seat = (text: string) =>
  ({ text, countryCode: 'HU', zip: '1051', settlement: 'Budapest', county: 'Budapest', street: null }) as const

function company(id: string, name: string, founded = '2010-01-01') {
  const own = factOf(id)
  return [
    own('name', { name }),
    own('registration', { status: 'registered', on: null, reason: null }),
    own('founding', { on: founded }),
  ]
}

/** P › 100 % A › 60 % B; A has consolidated accounts; P also leads L alone; F failed under P; R rose from it. */
function groupFacts() {
  const held = (id: string, name: string, partyId: string, share: number | null) =>
    factOf(id)('member', owner(name, share, partyId.startsWith('p-') ? {} : { partyKind: 'company' }), {
      slot: partyId,
      partyId,
      from: '2012-01-01',
    })
  const led = (id: string, name: string, partyId: string, days: { from?: string; to?: string } = {}) =>
    factOf(id)('signatory', manager(name), { slot: partyId, partyId, ...days })
  return [
    ...company(ALONE, 'Magányos Kft.'),
    statement(ALONE, 2022, { amounts: { netSales: 500, equity: 50 } }),
    ...company('20000001', 'Anya Zrt.'),
    held('20000001', 'Fő Ferenc', 'p-fo', 100),
    statement('20000001', 2022, { amounts: { netSales: 500, equity: 50 } }),
    statement('20000001', 2022, { isConsolidated: true, amounts: { netSales: 900, equity: 90 } }),
    ...company(COMPANY, 'Minta Kft.', '2012-06-01'),
    held(COMPANY, 'Anya Zrt.', '20000001', 60),
    held(COMPANY, 'Kis Katalin', 'p-kis', 40),
    statement(COMPANY, 2022, { amounts: { netSales: 400, equity: 40 } }),
    factOf(COMPANY)('headcount', { persons: 7 }, { from: '2022-01-01' }),
    factOf(COMPANY)('seat', seat('1051 Budapest, Fő utca 1.')),
    factOf(COMPANY)('activity', { scheme: 'TEAOR08', code: '4120', isMain: true }, { slot: '1' }),
    led(COMPANY, 'Fő Ferenc', 'p-fo', { from: '2012-06-01' }),
    ...company('20000002', 'Vezetett Bt.', '2001-01-01'),
    held('20000002', 'Nagy Nóra', 'p-nagy', 50),
    led('20000002', 'Fő Ferenc', 'p-fo'),
    ...company('20000003', 'Máséi Kft.', '2001-01-01'),
    held('20000003', 'Nagy Nóra', 'p-nagy', 90),
    led('20000003', 'Fő Ferenc', 'p-fo'),
    ...company('20000004', 'Bukott Kft.', '2005-01-01'),
    led('20000004', 'Fő Ferenc', 'p-fo', { from: '2008-01-01', to: '2013-01-01' }),
    factOf('20000004')('liquidation', PROCEEDING, { slot: '1', from: '2012-01-01' }),
    factOf('20000004')('seat', seat('1051 Budapest, Fő utca 1.')),
    ...company('20000005', 'Régi Bukott Kft.', '2005-01-01'),
    led('20000005', 'Kis Katalin', 'p-kis', { from: '2006-01-01', to: '2007-01-01' }),
    factOf('20000005')('forced-deletion', PROCEEDING, { slot: '1', from: '2009-01-01', to: '2010-01-01' }),
  ]
}

/** A company with another whose first business year is a short one. */
const NEW_GROUP = ['70000001', '70000002'] as const
function newGroupFacts() {
  const [head, held] = NEW_GROUP
  return [
    ...company(head, 'Alapító Zrt.'),
    statement(head, 2022, { amounts: { netSales: 500, equity: 50 } }),
    ...company(held, 'Új Kft.', '2022-10-03'),
    factOf(held)('member', owner('Alapító Zrt.', 100, { partyKind: 'company' }), { slot: '1', partyId: head }),
    statement(held, 2022, { periodStart: '2022-10-03', amounts: { netSales: 40, equity: 4 } }),
  ]
}

/** A company with two others, one of which files in another currency. */
const MIXED = ['80000001', '80000002', '80000003'] as const
function mixedFacts() {
  const [head, ...held] = MIXED
  return [
    ...MIXED.flatMap((id) => company(id, `Cég ${id}`)),
    ...held.map((id) =>
      factOf(id)('member', owner(`Cég ${head}`, 100, { partyKind: 'company' }), { slot: '1', partyId: head }),
    ),
    ...[head, held[0]].map((id) => statement(id, 2022, { amounts: { netSales: 500, equity: 50 } })),
    statement(held[1], 2022, { currency: 'EUR', unit: 1, amounts: { netSales: 900, equity: 90 } }),
  ]
}

/** A head over more companies than a page has. */
const HUB = '11111119'
const HUB_SIZE = 60
function hubFacts() {
  const subsidiaries = Array.from({ length: HUB_SIZE }, (_, index) => String(40000000 + index))
  return [
    ...company(HUB, 'Holding Zrt.'),
    ...subsidiaries.flatMap((id) => [
      ...company(id, `Leány ${id} Kft.`),
      factOf(id)('member', owner('Holding Zrt.', 80, { partyKind: 'company' }), { slot: '1', partyId: HUB }),
    ]),
  ]
}

/** A company led by one person, who has no part of it, with the majority of another, which has it of a third. */
const LED = ['60000001', '60000002', '60000003'] as const
function ledFacts() {
  const held = (id: string, by: string, share: number) =>
    factOf(id)('member', owner(`Cég ${by}`, share, { partyKind: 'company' }), { slot: '1', partyId: by })
  return [
    ...LED.flatMap((id) => company(id, `Cég ${id}`)),
    factOf(LED[0])('signatory', manager('Vezér Viola'), { slot: '1', partyId: 'p-vezer' }),
    factOf(LED[1])('signatory', manager('Más Mór'), { slot: '1', partyId: 'p-mas' }),
    held(LED[1], LED[0], 51),
    held(LED[2], LED[1], 60),
    // Of a year that is over, and of one that tells nothing any more.
    factOf(LED[1])('headcount', { persons: 12 }, { from: '2022-01-01', to: '2023-01-01' }),
    factOf(LED[2])('headcount', { persons: 99 }, { from: '2019-01-01', to: '2020-01-01' }),
  ]
}

/** Somebody with more ties than are walked through, and a liquidator of two. */
const SERVED = '11111133'
function serviceFacts() {
  const served = Array.from({ length: 210 }, (_, index) => String(50000000 + index))
  const post = (id: string, partyId: string, name: string, held: string) =>
    factOf(id)('signatory', { ...manager(name), post: held }, { slot: partyId, partyId })
  return [
    ...company(SERVED, 'Ügyfél Kft.'),
    post(SERVED, 'p-agent', 'Ügynök Ubul', 'ügyvezető'),
    post(SERVED, 'p-liquidator', 'Számoló Szilárd', 'felszámoló'),
    ...company('50000300', 'Felszámolt Kft.'),
    post('50000300', 'p-liquidator', 'Számoló Szilárd', 'felszámoló'),
    factOf('50000300')('liquidation', PROCEEDING, { slot: '1', from: '2012-01-01' }),
    ...served.flatMap((id) => [
      factOf(id)('name', { name: `Ügyfél ${id}` }),
      post(id, 'p-agent', 'Ügynök Ubul', 'ügyvezető'),
      factOf(id)('liquidation', PROCEEDING, { slot: '1', from: '2012-01-01' }),
    ]),
  ]
}

const UNTOLD = '11111126'
/** Its leader has no identifier. */
const NAMELESS = '11111140'
beforeAll(async () => {
  await merge(server.deps.db, [
    ...groupFacts(),
    ...hubFacts(),
    ...serviceFacts(),
    ...ledFacts(),
    ...newGroupFacts(),
    ...mixedFacts(),
    ...company(BARE, 'Csak Név Kft.'),
    ...company(UNTOLD, 'Titkolt Kft.'),
    factOf(UNTOLD)('member', owner('Homály Helga', null), { slot: '1', partyId: 'p-homaly' }),
    ...company(NAMELESS, 'Azonosítatlan Kft.'),
    factOf(NAMELESS)('signatory', manager('Ozols Jānis'), { slot: '1' }),
  ])
})

async function read(id = COMPANY, query = '', locale: Locale = 'hu'): Promise<ReportGroup> {
  const answer = await callAs(server, `${url(id)}${query}`, { claims: ['KapcsolatiHalo'], locale })
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return ReportGroup.parse(answer.json())
}

const tell = ({ members }: ReportGroup) =>
  members.map(({ name, level, verdict, reasons, counted }) =>
    shown([level, name, verdict, reasons.join(' '), counted.text].join(' | ')),
  )

describe('the group', () => {
  test('is what its last owner has the majority of, and what he leads alone', async () => {
    const group = await read()
    expect([group.head.name, group.head.kind, group.head.url]).toEqual(['Fő Ferenc', 'owner', '/person/p-fo'])
    expect(tell(group)).toEqual([
      '1 | Anya Zrt. | certain | Többségben: Fő Ferenc (100 %). | konszolidált beszámolóval',
      '1 | Vezetett Bt. | certain | Egyedül vezeti: Fő Ferenc. | nem: beszámolója nem ismert',
      '2 | Minta Kft. | certain | Többségben: Anya Zrt. (60 %). | benne van itt: Anya Zrt.',
    ])
  })

  test('is summed with consolidated accounts once, and says what is not known', async () => {
    const { sums, headcount, notes } = await read(COMPANY, '', 'en')
    expect(sums).toMatchObject([{ currency: 'HUF', sales: 900_000, equity: 90_000 }])
    expect([headcount.value, headcount.note]).toEqual([7, 'known of 1 of the 3 certain members'])
    expect(notes[0]).toBe('The sums hold the figures of 2 of the 3 certain members.')
    expect(notes[1]).toMatch(/^The consolidated accounts of Anya Zrt\. stand for/)
  })

  test.each([
    ['hu', /^Több pénznem van \(HUF: 2 cég, EUR: 1 cég\)/],
    ['en', /^There are several currencies \(HUF: 2 companies, EUR: 1 company\)/],
    ['de', /^Es gibt mehrere Währungen \(HUF: 2 Unternehmen, EUR: 1 Unternehmen\)/],
  ] as const)('of several currencies says how many companies each sum leaves out (%s)', async (locale, told) => {
    const group = await read(MIXED[0], '', locale)
    expect(group.sums).toMatchObject([
      { currency: 'HUF', sales: 1_000_000 },
      { currency: 'EUR', sales: 900 },
    ])
    expect(group.notes).toContainEqual(expect.stringMatching(told))
    const { context } = createPrintContext({ locale, onlyValid: false })
    const printed = renderGroupBlocks(group, context)
    expect(printed).toContainEqual(expect.objectContaining({ type: 'note', text: expect.stringMatching(told) }))
  })

  test('counts people of a year that is over, and says of which', async () => {
    const { members, headcount } = await read(LED[0], '?asOf=2023-06-30', 'en')
    expect(members.map((one) => [one.name, one.headcount, one.marks])).toEqual([
      [`Cég ${LED[0]}`, null, []],
      [`Cég ${LED[1]}`, 12, ['Its headcount is of 2022.']],
      [`Cég ${LED[2]}`, null, []],
    ])
    expect(headcount).toEqual({
      value: 12,
      note: 'known of 1 of the 3 certain members; that of 1 company is of an earlier year (2022)',
    })
  })

  test('of whom no identifier tells apart nobody knows to what failed companies he is tied', async () => {
    const { failures } = await read(NAMELESS, '', 'en')
    expect(failures).toMatchObject({ count: 0, silence: { level: 'unknown' } })
    expect(failures.notes).toContainEqual(
      expect.stringMatching(/^The source gives no identifier to 1 owner or officer/),
    )
    const { failures: known } = await read(ALONE, '', 'en')
    expect(known.notes).toEqual([])
  })

  test('where there was nothing to compare with for phoenix signs says so', async () => {
    expect((await read(ALONE, '', 'en')).phoenix.notes).toContainEqual(expect.stringMatching(/^There was nothing to/))
  })

  test.each([
    ['hu', /^1 cég, 1 beszámoló \(2022\)/, /^Az összegek a biztosan ide tartozó 1 cégből 1 adatát/],
    ['en', /^1 company, 1 set of accounts \(2022\)/, /figures of 1 of 1 certain member\.$/],
    ['de', /^1 Unternehmen, 1 Abschluss \(2022\)/, /Zahlen von 1 von 1 sicheren Mitglied\.$/],
  ] as const)('of one company speaks of one (%s)', async (locale, note, counted) => {
    const { sums, notes } = await read(ALONE, '', locale)
    expect([sums[0]?.note, notes[0]]).toEqual([expect.stringMatching(note), expect.stringMatching(counted)])
  })

  test.each([
    [
      'hu',
      'A 2022. évi üzleti év hossza csak 90 nap: az árbevétel ennyi időre szól.',
      /^Az összegekben 1 olyan beszámoló/,
    ],
    [
      'en',
      'The financial year 2022 has only 90 days: its sales are those of this time.',
      /^The sums include the sales of 1 /,
    ],
    [
      'de',
      'Das Geschäftsjahr 2022 hat nur 90 Tage: Der Umsatz gilt für diese Zeit.',
      /^Die Summen enthalten den Umsatz von 1 /,
    ],
  ] as const)('says that a year is no whole one, of the member and of the sum (%s)', async (locale, mark, note) => {
    const { members, sums, notes } = await read(NEW_GROUP[0], '', locale)
    expect(members.map(({ name, marks }) => [name, marks.map(shown)])).toEqual([
      ['Alapító Zrt.', []],
      ['Új Kft.', [mark]],
    ])
    expect(sums).toMatchObject([{ sales: 540_000 }])
    expect(notes.filter((text) => note.test(text))).toHaveLength(1)
    const whole = await read(COMPANY, '', locale)
    expect(whole.notes.filter((text) => note.test(text))).toEqual([])
  })

  test('comes in pages, with the whole sum', async () => {
    const first = await read(HUB)
    expect([first.head.kind, first.count, first.members.length]).toEqual(['company', HUB_SIZE + 1, 50])
    const rest = await read(HUB, '?offset=50')
    expect(new Set([...first.members, ...rest.members].map(({ url: link }) => link)).size).toBe(HUB_SIZE + 1)
    expect((await read('40000007')).head).toMatchObject({ name: 'Holding Zrt.', kind: 'owner' })
  })

  test('is the same for each of its companies, also where its last owner is a company that somebody leads', async () => {
    const groups = await Promise.all(LED.map(async (id) => read(id)))
    for (const { head, members } of groups) {
      expect([head.name, head.kind, head.verdict]).toEqual(['Vezér Viola', 'leader', 'certain'])
      expect(members.map(({ name, level }) => [name, level])).toEqual(LED.map((id, index) => [`Cég ${id}`, index + 1]))
    }
    expect(groups.map(({ head }) => head.reasons[0]?.includes('Cég 60000001'))).toEqual([false, true, true])
  })

  test('of a day before the owner came is another one', async () => {
    const { head, count } = await read(COMPANY, '?asOf=2011-06-01')
    // Nor was the company there yet.
    expect([head.kind, head.name, count]).toEqual(['company', 'Minta Kft.', 0])
  })

  test('under somebody whose part is not told is only possible, and is not summed', async () => {
    const { head, members, possible } = await read(UNTOLD)
    expect([head.name, head.kind, head.verdict]).toEqual(['Homály Helga', 'owner', 'possible'])
    expect([members[0]?.verdict, members[0]?.counted.state, possible]).toEqual(['possible', 'possible', 1])
    expect(members[0]?.reasons).toEqual(['Lehet, hogy többségben: Homály Helga (része nem ismert).'])
  })

  test('of a company of whom nothing is told is the company: not known whether there are others', async () => {
    const { head, count, silence, failures, phoenix } = await read(BARE, '', 'en')
    expect([head.kind, count]).toEqual(['company', 1])
    expect([silence?.title, failures.silence?.title, phoenix.silence?.level]).toEqual([
      'Not known whether there are other companies in the group',
      'Not known whether there is such a company within two steps',
      'unknown',
    ])
  })
})

describe('failed companies', () => {
  test('within two ties, with the way and whether tie and failure met in time', async () => {
    const { failures } = await read()
    expect(failures.items.map(({ name, steps, text }) => shown(`${name} | ${steps} | ${text}`))).toEqual([
      'Bukott Kft. | 2 | felszámolás, kezdete: 2012. 01. 01.',
      'Régi Bukott Kft. | 2 | kényszertörlés, kezdete: 2009. 01. 01.; az eljárás lezárult, megszűnést a forrás nem közöl',
    ])
    expect(failures.items.map(({ paths }) => shown(paths[0]?.time ?? ''))).toEqual([
      'A kapcsolat fennállt, amikor az eljárás megkezdődött.',
      'A kapcsolat 731 nappal az eljárás kezdete előtt megszűnt.',
    ])
    expect(failures.items[0]?.paths[0]?.parties.map(({ name }) => name)).toEqual([
      'Minta Kft.',
      'Fő Ferenc',
      'Bukott Kft.',
    ])
  })

  test('are not looked for through a service or a liquidator, and the page says so', async () => {
    const { head, failures } = await read(SERVED)
    expect([head.kind, failures.count, failures.silence?.level]).toEqual(['company', 0, 'unknown'])
    expect(head.reasons.some((reason) => reason.startsWith('Ügynök Ubul több mint 50 céget vezet'))).toBe(true)
    expect(failures.silence?.text).toMatch(/^Nem minden volt megnézhető/)
    expect(failures.notes).toContain('Náluk több mint 200 kapcsolat van, rajtuk keresztül nem kerestünk: Ügynök Ubul.')
  })

  test('of the day asked for', async () => {
    expect((await read(COMPANY, '?asOf=2011-06-01')).failures.count).toBe(0)
  })

  test('tied by what has ended are left out where that is wanted, and counted', async () => {
    const own = await read('20000005', '?onlyValid=true')
    expect(own.failures.items).toEqual([])
    expect((await read(COMPANY, '?onlyValid=true')).failures.count).toBe(2)
  })
})

describe('a phoenix sign', () => {
  test('has its reasons and what speaks against it, and is worded as a sign', async () => {
    const { items, notes } = (await read()).phoenix
    expect(items).toHaveLength(1)
    const [sign] = items
    expect([sign?.level, sign?.failed.name, sign?.risen.name]).toEqual(['strong', 'Bukott Kft.', 'Minta Kft.'])
    expect(sign?.reasons).toEqual([
      'Mindkettőben volt vagy van vezető tisztsége: Fő Ferenc.',
      'Az eljárás kezdetén is ott volt: Fő Ferenc.',
      'Volt közös székhelyük.',
      'Fél éven belül követte egymást a kettő.',
    ])
    expect(notes[0]).toMatch(/^Jel, nem tény/)
  })

  test('is told on the report of the company that failed, too', async () => {
    const { items } = (await read('20000004')).phoenix
    expect(items.map(({ failed, risen }) => `${failed.name} › ${risen.name}`)).toEqual(['Bukott Kft. › Minta Kft.'])
  })
})

test('tells no birth date and no name of a mother', async () => {
  const answer = await callAs(server, url(COMPANY), { claims: ['KapcsolatiHalo'] })
  expect(answer.body).toContain('Fő Ferenc')
  expect(answer.body).not.toMatch(/Titkos Anna|1970/)
})

test('the members as a workbook, with what their ratings rest on', async () => {
  const { db } = server.deps
  const stored = { model_version: 'a', as_of: '2024-01-01', parts: [], part_values: [], facts: '{}', revision: 1 }
  const rating = { ...stored, company_id: COMPANY, computed_at: new Date(), basis: 'register', points: 55 }
  await db.insertInto('scores').values(rating).execute()
  const answer = await callAs(server, `${url(COMPANY)}-download`, { claims: ['KapcsolatiHalo'] })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ])
  const [sheet] = (await readXlsx(answer.rawPayload)).sheets
  expect(sheet?.rows).toContainEqual(expect.arrayContaining(['Minta Kft.', 55, 'közepes kockázat (beszámoló nélkül)']))
  await db.deleteFrom('scores').execute()
})

test.each([
  ['nobody', url(COMPANY), null, 401, 'auth.required'],
  ['no claim', url(COMPANY), ['Cegriport'], 400, 'claim.missing'],
  ['an unknown company', url('10738886'), ['KapcsolatiHalo'], 404, 'company.not-found'],
  ['a query it does not know', `${url(COMPANY)}?x=1`, ['KapcsolatiHalo'], 422, 'validation.failed'],
  ['a page too large', `${url(COMPANY)}?limit=100000`, ['KapcsolatiHalo'], 422, 'validation.failed'],
  ['a day to come', `${url(COMPANY)}?asOf=2999-01-01`, ['KapcsolatiHalo'], 422, 'days.in-future'],
  ['the file without the claim', `${url(COMPANY)}-download`, ['Cegriport'], 400, 'claim.missing'],
  ['the file of a day to come', `${url(COMPANY)}-download?asOf=2999-01-01`, ['KapcsolatiHalo'], 422, 'days.in-future'],
  ['the file of an unknown company', `${url('10738886')}-download`, ['KapcsolatiHalo'], 404, 'company.not-found'],
] as const)('for %s', async (_title, place, claims, status, code) => {
  const answer = await callAs(server, place, { claims })
  expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
})
