import { FinalOwner, FinalOwnerBrief, FinalOwnerChanges } from '@merleg/contract/report/final-owner.contract'
import type { Claim } from '@merleg/domain/claims'
import type { FactPayload } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { readOwnerNetwork } from '../../connections/owner-network.ts'
import { createPrintContext } from '../print-blocks/context.ts'
import { renderFinalOwnerBlocks } from './final-owner.print.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge, OWNER, PERSON, REGISTER } from '../testing-report.ts'

const server = useTestApp()
const url = (id: string) => `/api/report/${id}/real-owner`
const shown = (text: string) => text.replaceAll('\u00A0', ' ')

/** Ids of persons begin with a small p; of a holding 'p-a 25', a band 'p-a 25-50', nothing told 'p-a ?', votes behind it. */
function company(id: string, holdings: readonly string[], leaders: readonly string[] = []) {
  const own = factOf(id)
  return [
    own('name', { name: `${id} Kft.` }),
    own('registration', { status: 'registered', on: null, reason: null }),
    ...holdings.map((text, index) => {
      const [partyId = '', share = '?'] = text.split(' ')
      const [min, max = min] = share.split('-').map(Number)
      const partyKind = partyId.startsWith('p-') ? 'person' : 'company'
      const votes = text.split(' ')[2]
      const told: Partial<FactPayload<'member'>> = {
        ...(share !== '?' && { shareMin: min ?? null, shareMax: max ?? null }),
        ...(votes !== undefined && { votesMin: Number(votes), votesMax: Number(votes) }),
      }
      const payload = {
        ...OWNER,
        name: partyId,
        motherName: 'Titkos Anna',
        birthDate: '1970-02-03',
        ...told,
        partyKind,
      }
      return own('member', { ...payload, partyKind }, { slot: String(index), partyId, from: '2015-01-01' })
    }),
    ...leaders.map((partyId) =>
      own(
        'signatory',
        { ...PERSON, name: partyId, post: 'ügyvezető', representation: null },
        { slot: partyId, partyId },
      ),
    ),
  ]
}

const member = (name: string, share: number) => ({ ...OWNER, name, shareMin: share, shareMax: share })

const [HALF, OVER, CIRCLE, OWN, UNKNOWN, QUARTER] = [
  '20000001',
  '20000002',
  '20000003',
  '20000004',
  '20000005',
  '20000006',
]
/** What the register tells: by name and id; the natures do not matter. */
function toldOwner(
  id: string,
  slot: string,
  told: { name: string; partyId: string | null; address?: string; birthDate?: string },
) {
  const { partyId, ...person } = told
  const payload = {
    ...PERSON,
    ...person,
    countryCode: null,
    natures: [],
    shareMin: null,
    shareMax: null,
    shareText: null,
    votesMin: null,
    votesMax: null,
  }
  return factOf(id)('beneficial-owner', payload, { slot, partyId })
}

/** One name twice without an identifier: 15 % directly, and 15 % by a company. */
const [NAMESAKES, NAMESAKE_HELD] = ['20000061', '20000062'] as const
const [TOLD, SILENT_REGISTER, WITHHELD] = ['20000051', '20000052', '20000053'] as const
const [CHANGING, HALF_TOLD, LATE] = ['20000041', '20000042', '20000043'] as const
const [BETWEEN, PARTNER, UNTOLD, BARE, BANNED, BANDS] = [
  '20000011',
  '20000012',
  '20000013',
  '20000014',
  '20000015',
  '20000016',
]

beforeAll(async () => {
  await merge(server.deps.db, [
    ...company(TOLD, ['p-told 60', 'p-untold 40']),
    toldOwner(TOLD, '1', { name: 'p-told', partyId: 'p-told' }),
    toldOwner(TOLD, '2', { name: 'Somebody Else', partyId: null }),
    ...company(SILENT_REGISTER, ['p-told 60']),
    ...company(WITHHELD, ['p-told 60']),
    toldOwner(WITHHELD, '1', {
      name: 'Hidden Hanna',
      partyId: null,
      address: 'Secret Street 1',
      birthDate: '1981-03-04',
    }),
    // Half of a half is a quarter; 50.01 % counts as the whole.
    ...company(BETWEEN, ['p-half 50', 'p-over 50']),
    ...company(PARTNER, ['p-over 50.01', 'p-less 49.99']),
    ...company(HALF, [`${BETWEEN} 50`, 'p-rest 50']),
    ...company(OVER, [`${PARTNER} 50`, 'p-rest 50']),
    // a 30 %, each other 60 %: v = 0.3 + 0.6 v, so 75 %; 0.3 + 0.6 by the rule of halves; no control.
    ...company(CIRCLE, ['p-a 30', '20000031 60']),
    ...company('20000031', ['p-a 30', `${CIRCLE} 60`]),
    // 20 % own shares: 40 % of the capital is 50 % of the votes.
    ...company(OWN, ['p-a 40', 'p-b 40', `${OWN} 20`]),
    ...company(UNKNOWN, ['p-a 10'], ['p-chief']),
    ...company(QUARTER, ['p-a 25', 'p-b 24.99', 'p-c 25.01', 'p-d 25']),
    ...company(UNTOLD, ['p-a ?', 'p-b ?']),
    ...company(BARE, []),
    ...company(BANNED, ['p-banned 100']),
    factOf(BANNED)('ban', { ...PERSON, name: 'p-banned', text: null }, { slot: '1', partyId: 'p-banned' }),
    ...company(CHANGING, ['p-stays 30', 'p-more 40', 'p-new 30']),
    factOf(CHANGING)('member', member('p-more', 30), {
      slot: 'x',
      partyId: 'p-more',
      from: '2012-01-01',
      to: '2015-01-01',
    }),
    factOf(CHANGING)('member', member('p-stays', 30), {
      slot: 'y',
      partyId: 'p-stays',
      from: '2012-01-01',
      to: '2015-01-01',
    }),
    factOf(CHANGING)('member', member('p-gone', 40), {
      slot: 'z',
      partyId: 'p-gone',
      from: '2012-01-01',
      to: '2015-01-01',
    }),
    factOf(HALF_TOLD)('name', { name: 'Félig Kft.' }),
    factOf(HALF_TOLD)('member', member('p-since', 60), { slot: '1', partyId: 'p-since' }),
    factOf(HALF_TOLD)('member', member('p-after', 40), { slot: '2', partyId: 'p-after', from: '2020-01-01' }),
    ...company(BANDS, ['p-a 20-30', 'p-b 70-80']),
    ...company(NAMESAKES, ['p-1 14', 'p-2 14', 'p-3 14', 'p-4 14', 'p-5 14', `${NAMESAKE_HELD} 15`], ['p-chief']),
    factOf(NAMESAKES)('member', member('Ozols Jānis', 15), { slot: 'n' }),
    ...company(NAMESAKE_HELD, []),
    factOf(NAMESAKE_HELD)('member', member('OZOLS JANIS', 100), { slot: 'n' }),
  ])
})

async function read(id: string, query = '', locale: Locale = 'hu'): Promise<FinalOwner> {
  const answer = await callAs(server, `${url(id)}${query}`, { claims: ['TenylegesTulajdonos'], locale })
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  expect(answer.body).not.toMatch(/Titkos Anna|1970/)
  return FinalOwner.parse(answer.json())
}

const tell = ({ groups }: FinalOwner) =>
  groups.flatMap(({ id, items }) =>
    items.map(({ name, percent, level }) => shown(`${id} ${name} ${percent ?? '–'} ${level ?? '–'}`)),
  )
const entryOf = (found: FinalOwner, name: string) =>
  found.groups.flatMap(({ items }) => items).find((entry) => entry.name === name)

test.each([
  [32_000, 0, 4],
  [3, 1, 2],
])('lists of owners are read as long as they have %i entries together', async (mostHoldings, notRead, ties) => {
  const day = '2024-01-01'
  const found = await readOwnerNetwork(server.deps.db, { companyId: HALF, asOf: day, today: day, mostHoldings })
  expect([found.notRead, found.ties.length]).toEqual([notRead, ties])
})

describe('who stands behind a company', () => {
  test.each([
    ['a half of a half is a quarter', HALF, ['final p-rest 50 % 1', 'final p-half 25 % 2', 'final p-over 25 % 2']],
    [
      'more than a half counts as the whole',
      OVER,
      ['final p-over 50 % 2', 'final p-rest 50 % 1', 'excluded p-less kevéssel 25 % alatt 2'],
    ],
    ['in a circle', CIRCLE, ['final p-a 90 % 1']],
    [
      'own shares do not vote',
      OWN,
      ['final p-a 50 % (szavazat; tulajdon: 40 %) 1', 'final p-b 50 % (szavazat; tulajdon: 40 %) 1'],
    ],
    [
      'a quarter is enough, less is not',
      QUARTER,
      ['final p-c 25,01 % 1', 'final p-a 25 % 1', 'final p-d 25 % 1', 'excluded p-b 24,99 % 1'],
    ],
    ['unlisted owners may be the same person', UNKNOWN, ['possible p-a 10 % 1', 'stand-in p-chief – –']],
  ] as const)('%s', async (_title, id, expected) => {
    expect(tell(await read(id)).filter((line) => !line.startsWith('intermediate'))).toEqual(expected)
  })

  test('a figure below the threshold says on what it may still reach it', async () => {
    const figures = entryOf(await read(UNKNOWN), 'p-a')?.figures ?? []
    expect(figures.map(({ percent, verdict }) => [shown(percent), verdict])).toEqual(
      ['10 %', '10 %', '10 %'].map((percent) => [
        percent,
        'elérheti a küszöböt, ha a meg nem nevezett részből is az övé',
      ]),
    )
  })

  test('entries of one name without an identifier may be one person, on the page, in the brief and in the file', async () => {
    const found = await read(NAMESAKES, '', 'en')
    expect(tell(found).filter((line) => !line.startsWith('excluded') && !line.startsWith('intermediate'))).toEqual([
      'possible Ozols Jānis 15% 1',
      'possible OZOLS JANIS 15% 2',
      'stand-in p-chief – –',
    ])
    expect(found.reasons.join(' ')).toMatch(
      /None of these entries alone \(Ozols Jānis, OZOLS JANIS\).* If the missing parts reveal no beneficial owner/,
    )
    const entry = entryOf(found, 'Ozols Jānis')
    expect(entry?.notes).toEqual([
      expect.stringMatching(/^No identifier tells this entry from 1 other of the same name/),
    ])
    expect(new Set(entry?.figures.map(({ verdict }) => verdict))).toEqual(new Set(['cannot meet the threshold alone']))
    const brief = await callAs(server, `${url(NAMESAKES)}-brief`, { claims: ['TenylegesTulajdonos'], locale: 'en' })
    expect(FinalOwnerBrief.parse(brief.json())).toMatchObject({ outcome: 'possible' })
    const file = await callAs(server, `${url(NAMESAKES)}-download?format=json`, {
      claims: ['TenylegesTulajdonos'],
      locale: 'en',
    })
    expect(file.json()).toMatchObject({ notes: found.reasons, standIn: { hungary: 'unless-found' } })
  })

  test('the file of a company without owners says why, as the page does, and names no day for what nobody tells', async () => {
    const page = await read(BARE, '', 'en')
    const file = await callAs(server, `${url(BARE)}-download?format=json`, {
      claims: ['TenylegesTulajdonos'],
      locale: 'en',
    })
    const silence = `${page.silence?.title ?? ''}. ${page.silence?.text ?? ''}`
    expect(file.json()).toMatchObject({ notes: [...page.reasons, silence] })
  })

  test('by each of the three rules, which a circle tells apart', async () => {
    const entry = entryOf(await read(CIRCLE), 'p-a')
    expect(entry?.figures.map(({ percent, verdict }) => [shown(percent), verdict])).toEqual([
      ['75 %', 'biztosan eléri a küszöböt'],
      ['90 %', 'biztosan eléri a küszöböt'],
      ['30 %', 'nem érheti el a küszöböt'],
    ])
    expect(
      entry?.paths.map(({ steps, percent }) => [steps.map(({ name }) => name).join(' > '), shown(percent)]),
    ).toEqual([
      ['p-a > 20000003 Kft.', '30 %'],
      ['p-a > 20000031 Kft. > 20000003 Kft.', '18 %'],
    ])
    expect(shown(entry?.pathNote ?? '')).toMatch(/48 %/)
  })

  test('through whom, with links and sources', async () => {
    const found = await read(HALF)
    expect(tell(found).at(-1)).toBe('intermediate 20000011 Kft. 50 % 1')
    const entry = entryOf(found, 'p-half')
    expect(entry?.paths[0]?.steps).toMatchObject([
      { name: 'p-half', link: '/person/p-half' },
      { name: '20000011 Kft.', link: '/report/20000011/summary' },
      { name: '20000001 Kft.', link: null, percent: null },
    ])
    expect(entry?.source).toMatchObject({ publisher: 'Cégbíróság' })
  })

  test('who tells of each is cited on paper', async () => {
    const { context, sources } = createPrintContext({ locale: 'en', onlyValid: true })
    const blocks = renderFinalOwnerBlocks(await read(HALF, '', 'en'), context)
    const tables = blocks.flatMap((block) => (block.type === 'table' ? [block] : []))
    expect(tables.map(({ columns }) => columns.at(-1)?.title)).toEqual(tables.map(() => 'Source'))
    expect(tables.flatMap(({ rows }) => rows.map((row) => row.at(-1)))).toContainEqual({ text: '[1]' })
    expect([...sources].join()).toContain('Cégbíróság')
  })

  test('what is not known has its part, its reason and what would decide', async () => {
    const found = await read(UNKNOWN, '', 'en')
    expect([shown(found.unknown), entryOf(found, 'p-chief')?.notes]).toEqual([
      '90%',
      ['Named as a senior manager, not as an owner.'],
    ])
    expect(found.reasons.map(shown)).toContain('Owners who are not named: 90% (20000005 Kft.).')
    expect(entryOf(found, 'p-a')?.notes).toEqual([
      'Only if they also stand behind owners whom no source names.',
      'This would decide it if it were known: who holds the unnamed part of 20000005 Kft.',
    ])
    const bands = entryOf(await read(BANDS, '', 'en'), 'p-a')
    expect([shown(bands?.percent ?? ''), bands?.verdict]).toEqual(['20% – 30%', 'possible'])
    expect(bands?.notes.join(' ')).toContain('the share of p-a in 20000016 Kft.')
  })

  test('a ban is told', async () => {
    expect(entryOf(await read(BANNED), 'p-banned')?.prohibited).toBe(true)
  })

  test('of another day', async () => {
    expect((await read(HALF, '?asOf=2014-12-31')).groups).toEqual([])
    expect((await read(HALF, '?asOf=2015-01-01')).asOf).toBe('2015-01-01')
  })

  test('a quarter of the votes is enough where the source tells them, whatever the share', async () => {
    await merge(server.deps.db, [...company('20000024', ['p-a 10 30', 'p-b 85 65', 'p-c 5 5'])])
    const found = await read('20000024', '', 'en')
    expect(tell(found)).toEqual([
      'final p-b 85% (ownership; votes: 65%) 1',
      'final p-a 30% (votes; ownership: 10%) 1',
      'excluded p-c 5% 1',
    ])
    expect(found.reasons.join(' ')).not.toContain('votes')
    expect(entryOf(found, 'p-a')?.figures.map(({ percent }) => percent)[0]).toBe('30% (votes; ownership: 10%)')
    expect(entryOf(found, 'p-b')?.figures.map(({ percent }) => percent)[0]).toBe('85% (ownership; votes: 65%)')
    expect(entryOf(found, 'p-c')?.figures.map(({ percent }) => percent)[0]).toBe('5%')
    await merge(server.deps.db, [...company('20000025', ['20000024 60', 'p-d 40 70'])])
    expect((await read('20000025', '', 'en')).reasons).toContain(
      'Where no source tells votes they were taken from the shares, leaving out own shares.',
    )
  })

  test('a network too large to be read is told, and what is behind it is not known', async () => {
    const persons = (letter: string, count: number) =>
      Array.from({ length: count }, (_, index) => `p-${letter}${index} ${100 / count}`)
    await merge(server.deps.db, [
      ...company('20000021', ['20000022 60', '20000023 40']),
      ...company('20000022', persons('x', 150)),
      ...company('20000023', [...persons('y', 120).slice(1), 'p-y 90']),
    ])
    const found = await read('20000021', '', 'en')
    expect(found.reasons).toContain(
      'The network is too large: 1 owners were not read further. What is behind them counts as not known.',
    )
    expect(shown(found.unknown)).toBe('40%')
    // Nobody is told from the company that was not read, and anybody of the other may be behind it too.
    expect(tell(found).filter((line) => line.includes('p-y'))).toEqual([])
    expect(found.groups.map(({ id, count }) => [id, count])).toContainEqual(['possible', 150])
  })

  test.each([
    ['SE20000001', 'Egyéni vállalkozó', /^This is a natural person in business/],
    ['NP20000001', 'Alapítvány', /^A foundation has no owners/],
    ['BI20000001', 'Költségvetési szerv', /^A public body or institution has no owners/],
  ])('%s, %s: has no owners to be counted, and nobody stands in for them', async (id, name, reason) => {
    const own = factOf(id)
    await merge(server.deps.db, [
      own('name', { name }),
      own('legal-form', { code: null, name }),
      own(
        'signatory',
        { ...PERSON, name: 'p-lead', post: null, representation: null },
        { slot: 'p-lead', partyId: 'p-lead' },
      ),
    ])
    const { groups, unknown, reasons } = await read(id, '', 'en')
    expect([groups, unknown, reasons]).toEqual([[], 'not applicable', [expect.stringMatching(reason)]])
  })

  test('no share is told, and nobody is told: not known, with source and day', async () => {
    expect((await read(UNTOLD, '', 'en')).silence).toEqual({
      level: 'unknown',
      title: 'The shares are not known',
      text: expect.stringMatching(/^The source does not tell shares, .*Cégbíróság; .*2024/),
    })
    const bare = await read(BARE, '', 'en')
    expect([bare.groups, bare.silence?.title]).toEqual([[], 'Not known who the owners are'])
  })
})

/** A company that ceased, of a register that tells all owners. */
describe('where the register names no owner any more', () => {
  const CEASED = '20000063'
  const today = new Date().toISOString().slice(0, 10)

  beforeAll(async () => {
    const source = { ...REGISTER, sourceId: 'whole-owners', covers: ['member' as const], toldFrom: '2000-01-01' }
    const own = factOf(CEASED)
    const records = [
      own('name', { name: 'Megszűnt Kft.' }),
      own('registration', { status: 'ceased', on: '2020-07-01', reason: null }, { from: '2020-07-01' }),
      own('member', member('p-last', 100), { slot: '1', partyId: 'p-last', from: '2012-01-01', to: '2020-07-01' }),
    ]
    await merge(server.deps.db, records, { source, observedOn: today })
  })

  test.each([
    ['hu', /^A nyilvántartás nem nevez meg tulajdonost$/, /2020\. 06\. 30\. \(Cégnyilvántartás, Cégbíróság\)/],
    ['en', /^The register names no owner$/, /^Last day on which owners were named: 30 Jun 2020 \(/],
    ['de', /^Das Register nennt keine Gesellschafter$/, /30\.06\.2020 \(/],
  ] as const)('that is said, by whom, and the last day of owners (%s)', async (locale, title, last) => {
    const { silence, reasons, groups } = await read(CEASED, '', locale)
    expect([groups, silence?.title]).toEqual([[], expect.stringMatching(title)])
    expect(silence?.text).toMatch(/Cégnyilvántartás \(Cégbíróság\)/)
    expect(shown(reasons[0] ?? '')).toMatch(last)
  })

  test('in a sentence as well', async () => {
    const answer = await callAs(server, `${url(CEASED)}-brief`, { claims: [], locale: 'en' })
    const { text } = FinalOwnerBrief.parse(answer.json())
    expect(shown(text)).toMatch(
      /not known: The register names no owner\. None found as of \d.* in: .*Last day .*: 30 Jun 2020 \(/,
    )
  })

  test('of an earlier day no more is said than of that day', async () => {
    const { silence, reasons } = await read(CEASED, '?asOf=2011-12-31', 'en')
    expect([silence?.title, shown(silence?.text ?? '')]).toEqual([
      'The register names no owner',
      'None found as of 31 Dec 2011 in: Cégnyilvántartás (Cégbíróság).',
    ])
    expect(reasons.join(' ')).not.toMatch(/Last day/)
  })
})

describe('what changed since a day', () => {
  async function compare(id: string, query: string, locale: Locale = 'en'): Promise<FinalOwnerChanges> {
    const answer = await callAs(server, `${url(id)}-changes?${query}`, { claims: ['TenylegesTulajdonos'], locale })
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
    return FinalOwnerChanges.parse(answer.json())
  }
  const told = ({ owners }: FinalOwnerChanges) =>
    owners.map(({ name, kind, before, after }) =>
      shown(`${kind} ${name} ${before?.percent ?? '–'} ${after?.percent ?? '–'}`),
    )

  test('who came, went, and whose share changed; holdings as well', async () => {
    const found = await compare(CHANGING, 'since=2014-06-01')
    expect(told(found).toSorted()).toEqual(['came p-new – 30%', 'changed p-more 30% 40%', 'went p-gone 40% –'])
    expect(found.unchanged).toBe(1)
    expect(found.holdings.map(({ kind, name, of }) => `${kind} ${name} ${of.name}`).toSorted()).toEqual([
      'came p-new 20000041 Kft.',
      'changed p-more 20000041 Kft.',
      'went p-gone 20000041 Kft.',
    ])
    expect(told(await compare(CHANGING, 'since=2014-06-01&asOf=2014-12-31'))).toEqual([])
  })

  test('a source that does not tell of that day is named, and whose start it does not tell', async () => {
    const found = await compare(HALF_TOLD, 'since=2019-06-01')
    expect(told(found)).toContain('came p-after – 40%')
    const [untold, start] = found.untold.map(shown)
    expect(untold).toMatch(
      /1 Jun 2019 is not known of: Félig Kft\. .*Cégnyilvántartás \(Cégbíróság; as of 1 Jan 2024\)/,
    )
    expect(start).toContain('since when these are owners: p-since.')
    expect(found.silence.level).toBe('unknown')
  })

  test('a source that tells of all the days leaves nothing open', async () => {
    const source = {
      ...REGISTER,
      sourceId: 'whole',
      title: 'Teljes',
      covers: ['member' as const],
      toldFrom: '2000-01-01',
    }
    const own = factOf(LATE)
    const records = [
      own('name', { name: 'Teljes Kft.' }),
      own('member', member('p-all', 100), { slot: '1', partyId: 'p-all' }),
    ]
    await merge(server.deps.db, records, { source, observedOn: new Date().toISOString().slice(0, 10) })
    const found = await compare(LATE, 'since=2019-06-01')
    expect([found.untold, told(found), found.unchanged, found.silence.level]).toEqual([[], [], 1, 'none'])
  })
})

describe('in a sentence', () => {
  const brief = async (id: string, claims: readonly Claim[] = ['TenylegesTulajdonos']) =>
    FinalOwnerBrief.parse((await callAs(server, `${url(id)}-brief`, { claims, locale: 'en' })).json())

  test.each([
    ['found', HALF, 'certain', /^Beneficial owners: 3/, ['p-rest', 'p-half', 'p-over']],
    ['possible', BANDS, 'certain', /^Beneficial owners: 1/, ['p-b']],
    ['only behind unlisted owners', UNKNOWN, 'possible', /^Possible/, ['p-a']],
    [
      'nobody is told',
      BARE,
      'unknown',
      /^The beneficial owner is not known: Not known who the owners are\. None of our sources is complete/,
      null,
    ],
  ] as const)('%s', async (_title, id, outcome, text, names) => {
    const found = await brief(id)
    expect([found.outcome, found.names?.map(({ name }) => name) ?? null]).toEqual([outcome, names])
    expect(found.text).toMatch(text)
  })

  test('where for certain nobody is one, that is known; and of which day', async () => {
    await merge(server.deps.db, company('20000026', ['p-a 20', 'p-b 20', 'p-c 20', 'p-d 20', 'p-e 20'], ['p-chief']))
    expect(shown((await brief('20000026')).text)).toBe(
      'No natural person is found to be a beneficial owner, so by law the senior managers stand in. Last known as of 1 Jan 2024.',
    )
  })

  test('without the claim it is summarised, and nobody is named', async () => {
    expect(await brief(HALF, ['Cegriport'])).toMatchObject({ outcome: 'certain', names: null })
  })
})

describe('files', () => {
  const download = (format: string, id = HALF) =>
    callAs(server, `${url(id)}-download?format=${format}`, { claims: ['TenylegesTulajdonos'], locale: 'en' })

  test('as JSON: findings, and records of which statements of ownership can be made', async () => {
    const answer = await download('json')
    expect(answer.headers['x-filename']).toMatch(/^20000001-kft-beneficial-owner-.*\.json$/)
    const file = answer.json<Record<string, unknown>>()
    expect(file).toMatchObject({
      company: HALF,
      law: 'hungary',
      findings: expect.arrayContaining([expect.objectContaining({ partyId: 'p-half', level: 2 })]),
      persons: expect.arrayContaining([{ recordId: 'p-half', recordType: 'person', name: 'p-half' }]),
      entities: expect.arrayContaining([expect.objectContaining({ recordId: BETWEEN, name: '20000011 Kft.' })]),
      relationships: expect.arrayContaining([
        expect.objectContaining({
          subject: BETWEEN,
          interestedParty: 'p-half',
          interest: 'shareholding',
          share: { exact: 50, minimum: 50, maximum: 50, text: null },
          startDate: '2015-01-01',
          endDate: null,
          isInForce: true,
          source: expect.objectContaining({ id: 'court', publisher: 'Cégbíróság', statementDate: '2024-01-01' }),
        }),
      ]),
    })
    expect(answer.body).not.toMatch(/Titkos Anna|1970/)
  })

  test('as CSV: findings by each rule, holdings, and what nobody is named for', async () => {
    const lines = (await download('csv', UNKNOWN)).body.split('\r\n')
    expect(lines.filter((line) => line.startsWith('Finding,'))).toHaveLength(3)
    expect(lines).toContainEqual(
      expect.stringMatching(/^Direct holding,20000005 Kft\.,20000005,p-a,p-a,person,shareholding,/),
    )
    expect(lines).toContainEqual(expect.stringMatching(/^Part of unnamed owners,20000005 Kft\.,20000005,.*,0\.9,0\.9,/))
    expect(lines).toContainEqual(
      expect.stringMatching(/^Senior manager in place of an owner,20000005 Kft\.,20000005,p-chief/),
    )
  })

  test('as a workbook', async () => {
    const answer = await download('xlsx')
    expect([answer.statusCode, answer.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  })
})

test.each([
  ['nobody', url(HALF), null, 401, 'auth.required'],
  ['no claim', url(HALF), ['Cegriport'], 400, 'claim.missing'],
  ['an unknown company', url('10738886'), ['TenylegesTulajdonos'], 404, 'company.not-found'],
  ['a query it does not know', `${url(HALF)}?x=1`, ['TenylegesTulajdonos'], 422, 'validation.failed'],
  ['a day to come', `${url(HALF)}?asOf=2999-01-01`, ['TenylegesTulajdonos'], 422, 'days.in-future'],
  ['changes to nobody', `${url(HALF)}-changes?since=2020-01-01`, null, 401, 'auth.required'],
  ['changes without the claim', `${url(HALF)}-changes?since=2020-01-01`, ['Cegriport'], 400, 'claim.missing'],
  ['changes since no day', `${url(HALF)}-changes`, ['TenylegesTulajdonos'], 422, 'validation.failed'],
  [
    'changes since a day to come',
    `${url(HALF)}-changes?since=2999-01-01`,
    ['TenylegesTulajdonos'],
    422,
    'days.reversed',
  ],
  [
    'changes of nobody',
    `${url('10738886')}-changes?since=2020-01-01`,
    ['TenylegesTulajdonos'],
    404,
    'company.not-found',
  ],
  ['the sentence to nobody', `${url(HALF)}-brief`, null, 401, 'auth.required'],
  ['the sentence of an unknown company', `${url('10738886')}-brief`, [], 404, 'company.not-found'],
  ['a file to nobody', `${url(HALF)}-download`, null, 401, 'auth.required'],
  ['a file without the claim', `${url(HALF)}-download`, ['Cegriport'], 400, 'claim.missing'],
  [
    'a file of a kind there is not',
    `${url(HALF)}-download?format=pdf`,
    ['TenylegesTulajdonos'],
    422,
    'validation.failed',
  ],
] as const)('for %s', async (_title, place, claims, status, code) => {
  const answer = await callAs(server, place, { claims })
  expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
})

describe('whom the register tells', () => {
  async function askTold(id: string) {
    const answer = await callAs(server, url(id), { claims: ['TenylegesTulajdonos'], locale: 'en' })
    return FinalOwner.parse(answer.json()).told
  }

  test('stands beside who is worked out, with both disagreements', async () => {
    const { owners, notes, silence } = await askTold(TOLD)
    expect(owners.map(({ name, standing }) => [name, standing])).toEqual([
      ['p-told', 'certain'],
      ['Somebody Else', 'not-found'],
    ])
    expect(owners[0]).toMatchObject({ natures: 'not told by the register', link: '/person/p-told' })
    expect(notes[0]).toContain('p-untold')
    expect(silence).toBeNull()
  })

  test('where nobody is told that is not known, whatever else the source covers', async () => {
    const told = await askTold(SILENT_REGISTER)
    expect(told).toMatchObject({ count: 0, owners: [], statements: [], notes: [] })
    expect(told.silence).toMatchObject({
      level: 'unknown',
      title: 'Beneficial owners are not told by the sources loaded',
    })
  })

  test('of a person whose details are withheld the name and the role alone are told', async () => {
    await sql`insert into withheld_persons (correction_number, company_id, party_id, name_folded, withheld_at)
      values (1, ${WITHHELD}, null, fold_name('Hidden Hanna'), now())`.execute(server.deps.db)
    const told = await askTold(WITHHELD)
    expect(told.owners).toMatchObject([{ name: 'Hidden Hanna', address: 'not disclosed (withheld)' }])
    const data = await callAs(server, `/api/report/${WITHHELD}/data`, { claims: ['Cegriport'], locale: 'en' })
    expect(data.body).toContain('Hidden Hanna')
    for (const detail of ['Secret Street', '1981']) {
      expect(data.body).not.toContain(detail)
      expect(JSON.stringify(told)).not.toContain(detail)
    }
  })

  test('the summary says how many, the print who', async () => {
    const answer = await callAs(server, `/api/report/${TOLD}/real-owner-brief`, { claims: [], locale: 'en' })
    expect(answer.json()).toMatchObject({ text: expect.stringContaining('The register tells 2 beneficial owners.') })
    const found = FinalOwner.parse(
      (await callAs(server, url(TOLD), { claims: ['TenylegesTulajdonos'], locale: 'en' })).json(),
    )
    const { context } = createPrintContext({ locale: 'en', onlyValid: false })
    expect(JSON.stringify(renderFinalOwnerBlocks(found, context))).toContain('Somebody Else')
  })
})
