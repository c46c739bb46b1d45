import { Comparison } from '@merleg/contract/comparison.contract'
import { InfoPage } from '@merleg/contract/report/info.contract'
import { getPrint } from '@merleg/contract/report/print.contract'
import { SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { Verdict } from '@merleg/contract/report/verdict.contract'
import { daysBefore } from '@merleg/domain/calendar-days'
import type { Claim } from '@merleg/domain/claims'
import type { Locale } from '@merleg/domain/locale'
import type { SourceInfo } from '@merleg/domain/observation'
import { translateSource } from '@merleg/domain/reference/source-names'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { systemClock, today } from '../../../shared/clock.ts'
import { closeUpdate, insertUpdate, type UpdateOutcome } from '../../import/source-updates.repository.ts'
import { EU_SANCTIONS, OFAC_SDN } from '../../sanctions/list-sources.ts'
import { screenPending } from '../../sanctions/sanctions.follower.ts'
import { designationOf, importEdition } from '../../sanctions/testing-designations.ts'
import { factOf, merge, OWNER } from '../testing-report.ts'
import { FULL_SOURCE } from './testing-info.ts'

const server = useTestApp()
const [MATCHED, CLEAR, LISTED, THIRD] = ['10738885', '12345676', '10738886', '10738889']
const CLAIMS: Claim[] = ['NegativInfo', 'PozitivInfo', 'Cegriport', 'Osszehasonlitas']
const LIST = EU_SANCTIONS.title
const dayAgo = (days: number) => daysBefore(today(systemClock), days)
const number = { scheme: 'tax', value: LISTED, countryCode: 'HU' } as const
const ENTRIES = [
  designationOf('1', 'Vladimir Petrovich KRYLATOV'),
  designationOf('2', 'Kamelopard Trading LLC', { kind: 'entity', numbers: [number] }),
]

type Signed = Awaited<ReturnType<typeof server.signIn>>

async function get({ headers }: Signed, url: string, locale = 'en'): Promise<unknown> {
  const answer = await server.app.inject({ url, headers: { ...headers, 'x-locale': locale } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const readPage = async (who: Signed, id: string, locale?: string) =>
  InfoPage.parse(await get(who, `/api/report/${id}/negative-info`, locale))
const readVerdict = async (who: Signed, id: string, locale?: string) =>
  Verdict.parse(await get(who, `/api/report/${id}/verdict`, locale))

async function print(who: Signed, id: string, locale?: string): Promise<string> {
  const document = getPrint.answer.parse(await get(who, `/api/report/${id}/print?components=negativeInfo`, locale))
  return JSON.stringify(document.sections)
}

/** The row of sanctions of a comparison, and that of all there is. */
async function compare(who: Signed, locale: Locale, ...ids: string[]) {
  const { table } = Comparison.parse(await get(who, `/api/comparison/?companies=${ids.join(',')}`, locale))
  const cellsOf = (wanted: string) => table.items.find(({ key }) => key === wanted)?.cells ?? []
  return { sanction: cellsOf('negative-sanction'), all: cellsOf('negative') }
}

async function decide(who: Signed, verdict: string): Promise<void> {
  const { matches } = SanctionScreening.parse(await get(who, `/api/report/${MATCHED}/sanctions`))
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/report/${MATCHED}/sanctions/${matches[0]?.id}/decision`,
    headers: who.headers,
    payload: { verdict, reason: 'Az útlevele szerint.' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

/** A download of the list that ended so. */
async function updated(result: UpdateOutcome): Promise<void> {
  const startedAt = new Date()
  const updateId = await insertUpdate(server.deps.db, { sourceId: EU_SANCTIONS.sourceId, startedAt })
  await closeUpdate(server.deps.db, { updateId, endedAt: startedAt, result })
}

const named = (source: SourceInfo) => translateSource('en', source).title
const listed = ({ checked }: InfoPage) =>
  checked.filter(({ isSanctionsList }) => isSanctionsList).map(({ title }) => title)
const OPEN = 'One open match on sanctions lists: see Sanctions screening.'

let signed: Signed

beforeAll(async () => {
  const source: SourceInfo = { ...FULL_SOURCE, covers: ['liquidation'] }
  await merge(
    server.deps.db,
    [
      factOf(MATCHED)('name', { name: 'Krilátov Kft.' }),
      factOf(MATCHED)('member', { ...OWNER, name: 'Krilatov Vlagyimir Petrovics' }, { slot: '1', partyId: 'p-1' }),
      factOf(CLEAR)('name', { name: 'Tiszta Kft.' }),
      factOf(LISTED)('name', { name: 'Tigris Kft.' }),
    ],
    { source },
  )
  await importEdition(server.deps, ENTRIES, dayAgo(5))
  await screenPending(server.deps)
  signed = await server.signIn({ claims: CLAIMS })
})

describe('sanctions lists among what was checked', () => {
  test('answer for a company without a match: no number of it is on them', async () => {
    const page = await readPage(signed, CLEAR)
    expect(page).toMatchObject({ groups: [], confirmedMatches: null, openMatches: null })
    expect(listed(page)).toEqual([LIST])
    expect(page.silence.text).toContain('No official identifier of the company is on these sanctions lists')
    expect(await print(signed, CLEAR)).toContain('Of the sanctions lists this says only that no official identifier')
  })

  test('answer for nobody with an open match, which is told wherever silence is', async () => {
    const page = await readPage(signed, MATCHED)
    expect(page.openMatches).toEqual({ count: 1, text: OPEN, url: `/report/${MATCHED}/sanctions` })
    expect(listed(page)).toEqual([])
    expect(page.unchecked).toContain('Sanctions list')
    expect(page.silence.title).toMatch(/ – one open sanctions match$/)
    expect(page.silence.text).toMatch(/^One open match on sanctions lists/)
    expect(page.silence.text).not.toContain('No official identifier')
    expect(await print(signed, MATCHED)).toContain(OPEN)
    expect((await readVerdict(signed, MATCHED)).negative?.items).toEqual([
      { title: 'Sanctions screening', text: OPEN, note: null, url: `/report/${MATCHED}/sanctions` },
    ])
    const { sanction, all } = await compare(signed, 'en', MATCHED, CLEAR)
    expect(sanction.map(({ text }) => text)).toEqual([
      'Not known whether there is such an entry – one open sanctions match',
      expect.stringContaining('No such entry'),
    ])
    expect(all[0]?.text).toMatch(/one open sanctions match$/)
  })

  test('answer for nobody who stands on one by a number of his own', async () => {
    const page = await readPage(signed, LISTED)
    expect(page.groups.map(({ id }) => id)).toEqual(['sanction'])
    expect([page.openMatches?.count, listed(page)]).toEqual([1, []])
    expect(await print(signed, LISTED)).toContain(OPEN)
  })

  test.each([
    ['confirmed', 1, 0, []],
    ['dismissed', 0, 0, [LIST]],
    ['withdrawn', 0, 1, []],
  ] as const)('with a match that is %s', async (verdict, confirmed, open, lists) => {
    await decide(signed, verdict)
    const page = await readPage(signed, MATCHED)
    const counts = [page.confirmedMatches, page.openMatches].map((line) => line?.count ?? 0)
    expect([counts, listed(page)]).toEqual([[confirmed, open], lists])
    const stranger = await readPage(await server.signIn({ claims: CLAIMS }), MATCHED)
    expect([stranger.confirmedMatches, stranger.openMatches?.count]).toEqual([null, 1])
  })

  test.each([
    ['hu', 'Egy megerősített szankciós találat', 'Egy szankciós találat, amelyet az előfizető megerősített'],
    ['en', 'One confirmed sanctions match', 'One match on sanctions lists that the subscriber has confirmed'],
    ['de', 'Ein bestätigter Sanktionstreffer', 'Ein Treffer auf Sanktionslisten, den der Abonnent bestätigt hat'],
  ] as const)(
    'in %s with a confirmed match: it is told first, and nothing before it reassures',
    async (locale, ...told) => {
      const [title, text] = told
      const who = await server.signIn({ claims: CLAIMS })
      await decide(who, 'confirmed')
      const page = await readPage(who, MATCHED, locale)
      expect([page.openMatches, page.confirmedMatches?.count, page.silence.title]).toEqual([null, 1, title])
      expect(page.confirmedMatches?.text).toMatch(new RegExp(`^${text}: `))
      expect(page.silence.level).not.toBe('none')
      expect(page.silence.text).toMatch(new RegExp(`^${text}: `))
      expect(await print(who, MATCHED, locale)).toContain(`${text}: `)
      expect((await readVerdict(who, MATCHED, locale)).negative?.items).toMatchObject([
        { text: page.confirmedMatches?.text },
      ])
      const { sanction, all } = await compare(who, locale, MATCHED, CLEAR)
      const url = `/report/${MATCHED}/sanctions`
      expect([sanction[0], all[0]]).toMatchObject([
        { text: title, tone: 'bad', url },
        { text: title, tone: 'bad' },
      ])
    },
  )

  test('with a confirmed match beside an open one, and one that rests on something else than was confirmed', async () => {
    const who = await server.signIn({ claims: CLAIMS })
    await decide(who, 'confirmed')
    const twin = designationOf('3', 'Vladimir Petrovich KRYLATOV')
    await importEdition(server.deps, [...ENTRIES, twin], dayAgo(5))
    const both = await readPage(who, MATCHED)
    expect(both.silence.title).toBe('One confirmed sanctions match – one open sanctions match')
    expect((await readVerdict(who, MATCHED)).negative?.items).toHaveLength(2)
    const amended = ENTRIES.map((entry) => ({ ...entry, details: { birthPlace: 'Moscow' } }))
    await importEdition(server.deps, amended, dayAgo(5))
    const page = await readPage(who, MATCHED)
    expect([page.openMatches, page.silence.title]).toEqual([null, 'One confirmed sanctions match'])
    expect(page.confirmedMatches?.text).toMatch(/has changed since: it has to be reviewed\.$/)
    await importEdition(server.deps, ENTRIES, dayAgo(5))
    expect((await readPage(who, MATCHED)).confirmedMatches?.text).not.toContain('reviewed')
  })

  test('with a match that is another one than was dismissed', async () => {
    await decide(signed, 'dismissed')
    const amended = ENTRIES.map((entry) => ({ ...entry, details: { birthPlace: 'Moscow' } }))
    await importEdition(server.deps, amended, dayAgo(4))
    expect((await readPage(signed, MATCHED)).openMatches?.count).toBe(1)
    await importEdition(server.deps, ENTRIES, dayAgo(3))
    expect((await readPage(signed, MATCHED)).openMatches).toBeNull()
  })

  test('do not answer for a company that has changed since it was compared', async () => {
    expect(listed(await readPage(signed, CLEAR))).toEqual([LIST])
    const renamed = factOf(CLEAR)('name', { name: 'Kamelopard Trading Kft.' })
    await merge(server.deps.db, [renamed], { observedOn: '2024-05-01' })
    const page = await readPage(signed, CLEAR)
    expect([listed(page), page.openMatches]).toEqual([[], null])
    await screenPending(server.deps)
    expect((await readPage(signed, CLEAR)).openMatches?.count).toBe(1)
  })

  test('do not answer where an entry could not be read', async () => {
    const unread = { type: 'reject', line: 9, reason: 'name-missing', detail: '' } as const
    await importEdition(server.deps, [...ENTRIES, unread], dayAgo(2))
    await merge(server.deps.db, [factOf(THIRD)('name', { name: 'Harmadik Kft.' })])
    await screenPending(server.deps)
    expect(listed(await readPage(signed, THIRD))).toEqual([])
  })

  test('do not answer while newer editions cannot be downloaded, nor when nobody has looked after them for long', async () => {
    await importEdition(server.deps, ENTRIES, dayAgo(1))
    expect(listed(await readPage(signed, THIRD))).toEqual([LIST])
    await updated({ outcome: 'failed', failure: 'no answer' })
    const failing = await readPage(signed, THIRD)
    expect([listed(failing), failing.openMatches]).toEqual([[], null])
    expect(failing.unchecked).toContain('Sanctions list')
    expect(JSON.stringify([failing, await print(signed, THIRD), await readVerdict(signed, THIRD)])).not.toMatch(
      /no official identifier/i,
    )
    expect((await compare(signed, 'en', THIRD, CLEAR)).sanction[0]?.text).toMatch(/^Not known/)
    expect(failing.listLimits[0]).toContain(named(EU_SANCTIONS))
    await updated({ outcome: 'unchanged' })
    const old = designationOf('9', 'Someone ELSE', { designationId: 'ofac-sdn/9' })
    await importEdition(server.deps, [old], { observedOn: dayAgo(100), source: OFAC_SDN })
    expect(listed(await readPage(signed, THIRD))).toEqual([LIST])
  })

  test('that answer beside one that does not say nothing of all: it is named, and so are those that are not loaded', async () => {
    const page = await readPage(signed, THIRD)
    const doubted = `so that they clear nobody: ${named(OFAC_SDN)}.`
    expect(page.silence.level).toBe('partly')
    expect(page.silence.text).toContain(doubted)
    expect(page.silence.text).toMatch(/not loaded and were not looked at: .*United Nations/)
    expect(page.listLimits).toEqual([expect.stringContaining(doubted), expect.stringContaining('not loaded')])
    const printed = await print(signed, THIRD)
    expect(page.listLimits.every((text) => printed.includes(text))).toBe(true)
    expect((await readVerdict(signed, THIRD)).negative).toMatchObject({ silence: page.silence })
    expect((await compare(signed, 'en', THIRD, CLEAR)).sanction[0]?.text).toMatch(/^No such entry known/)
    expect((await readPage(signed, MATCHED)).listLimits).toEqual(page.listLimits)
  })

  test('that are whole and of today say it though others are not loaded, which is said beside', async () => {
    const fresh = designationOf('9', 'Someone ELSE', { designationId: 'ofac-sdn/9' })
    await importEdition(server.deps, [fresh], { observedOn: dayAgo(1), source: OFAC_SDN })
    const page = await readPage(signed, THIRD)
    expect((await compare(signed, 'en', THIRD, CLEAR)).sanction[0]?.text).toMatch(/^No such entry(?! known)/)
    expect(page.listLimits).toEqual([expect.stringContaining('not loaded and were not looked at')])
  })
})
