import { FinalOwner } from '@merleg/contract/report/final-owner.contract'
import type { FactPayload } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge, OWNER, PERSON } from '../testing-report.ts'

const server = useTestApp()
const url = (id: string) => `/api/report/${id}/real-owner`
const shown = (text: string) => text.replaceAll('\u00A0', ' ')

/** Ids of persons begin with a small p; of a holding 'p-a 25', a band 'p-a 25-50', nothing told 'p-a ?'. */
function company(id: string, holdings: readonly string[], leaders: readonly string[] = []) {
  const own = factOf(id)
  return [
    own('name', { name: `${id} Kft.` }),
    own('registration', { status: 'registered', on: null, reason: null }),
    ...holdings.map((text, index) => {
      const [partyId = '', share = '?'] = text.split(' ')
      const [min, max = min] = share.split('-').map(Number)
      const partyKind = partyId.startsWith('p-') ? 'person' : 'company'
      const told: Partial<FactPayload<'member'>> = share === '?' ? {} : { shareMin: min ?? null, shareMax: max ?? null }
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

const [HALF, OVER, CIRCLE, OWN, UNKNOWN, QUARTER] = [
  '20000001',
  '20000002',
  '20000003',
  '20000004',
  '20000005',
  '20000006',
]
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
    ...company(BANDS, ['p-a 20-30', 'p-b 70-80']),
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

describe('who stands behind a company', () => {
  test.each([
    ['a half of a half is a quarter', HALF, ['final p-rest 50 % 1', 'final p-half 25 % 2', 'final p-over 25 % 2']],
    [
      'more than a half counts as the whole',
      OVER,
      ['final p-over 50 % 2', 'final p-rest 50 % 1', 'excluded p-less kevéssel 25 % alatt 2'],
    ],
    ['in a circle', CIRCLE, ['final p-a 90 % 1']],
    ['own shares do not vote', OWN, ['final p-a 50 % 1', 'final p-b 50 % 1']],
    [
      'a quarter is enough, less is not',
      QUARTER,
      ['final p-c 25,01 % 1', 'final p-a 25 % 1', 'final p-d 25 % 1', 'excluded p-b 24,99 % 1'],
    ],
    ['unlisted owners may be the same person', UNKNOWN, ['possible p-a 10 % 1', 'stand-in p-chief – –']],
  ] as const)('%s', async (_title, id, expected) => {
    expect(tell(await read(id)).filter((line) => !line.startsWith('intermediate'))).toEqual(expected)
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

  test('no share is told, and nobody is told: not known, with source and day', async () => {
    expect((await read(UNTOLD, '', 'en')).silence).toEqual({
      level: 'unknown',
      title: 'The shares are not known',
      text: expect.stringMatching(/^The source does not tell shares, .*Cégbíróság; .*2024/),
    })
    const bare = await read(BARE, '', 'en')
    expect([bare.groups, bare.silence?.title]).toEqual([[], 'Not known whether there are owners'])
  })
})

test.each([
  ['nobody', url(HALF), null, 401, 'auth.required'],
  ['no claim', url(HALF), ['Cegriport'], 400, 'claim.missing'],
  ['an unknown company', url('10738886'), ['TenylegesTulajdonos'], 404, 'company.not-found'],
  ['a query it does not know', `${url(HALF)}?x=1`, ['TenylegesTulajdonos'], 422, 'validation.failed'],
  ['a day to come', `${url(HALF)}?asOf=2999-01-01`, ['TenylegesTulajdonos'], 422, 'days.in-future'],
] as const)('for %s', async (_title, place, claims, status, code) => {
  const answer = await callAs(server, place, { claims })
  expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
})
