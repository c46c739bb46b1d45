import { ConnectionPaths } from '@merleg/contract/report/connection-paths.contract'
import { NETWORK_KINDS } from '@merleg/domain/connections/tie-kinds'
import { LOCALES, type Locale } from '@merleg/domain/locale'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge, OWNER, PERSON, REGISTER } from '../testing-report.ts'
import { getConnectionPaths } from './connection-paths.views.ts'

const server = useTestApp()
const url = (parties: string, more = '') => `/api/connections/paths?parties=${parties}${more}`
const CLAIMS = ['KapcsolatiHalo'] as const
const shown = (text: string) => text.replaceAll('\u00A0', ' ')

/** A – Tag Tamás – B; B owns C, and did own D; a service of many companies leads C and E. */
const [A, B, C, D, E] = ['10000001', '10000002', '10000003', '10000004', '10000005'] as const

beforeAll(async () => {
  const [a, b, c, d, e] = [factOf(A), factOf(B), factOf(C), factOf(D), factOf(E)]
  const owner = { ...OWNER, name: 'Tag Tamás', shareMin: 60, shareMax: 60 }
  const parent = { ...OWNER, name: 'B Kft.', partyKind: 'company' as const }
  const leader = { ...PERSON, post: 'ügyvezető', representation: null }
  const service = { slot: '9', partyId: 'p-9' }
  await merge(server.deps.db, [
    a('name', { name: 'A Kft.' }),
    a('member', owner, { slot: '1', partyId: 'p-1', from: '2018-01-01' }),
    b('name', { name: 'B Kft.' }),
    b('signatory', { ...leader, name: 'Tag Tamás' }, { slot: '1', partyId: 'p-1' }),
    c('name', { name: 'C Kft.' }),
    c('member', parent, { slot: '1', partyId: B }),
    c('signatory', { ...leader, name: 'Sok Sára' }, service),
    d('name', { name: 'D Kft.' }),
    d('member', { ...parent, shareMin: 10, shareMax: 10 }, { slot: '1', partyId: B, to: '2020-01-01' }),
    e('name', { name: 'E Kft.' }),
    e('signatory', { ...leader, name: 'Sok Sára' }, service),
    e('auditor', { ...PERSON, name: 'Tag Tamás' }, { slot: '1', partyId: 'p-1' }),
    ...Array.from({ length: 4 }, (_, index) =>
      factOf(`1000010${index}`)('signatory', { ...leader, name: 'Sok Sára' }, service),
    ),
  ])
})

async function read(parties: string, more = '', locale: Locale = 'hu'): Promise<ConnectionPaths> {
  return ConnectionPaths.parse((await callAs(server, url(parties, more), { claims: CLAIMS, locale })).json())
}

function tellPairs({ pairs }: ConnectionPaths): string[] {
  return pairs.map(({ outcome, steps, count, paths }) =>
    [outcome, steps, count, ...paths.map(({ parties }) => parties.map(({ name }) => name).join(' – '))].join(' '),
  )
}

describe('paths between parties', () => {
  test.each([
    ['through a person', `${A},${B}`, '', ['found 2 1 A Kft. – Tag Tamás – B Kft.']],
    ['from a person', `p-1,${C}`, '', ['found 2 1 Tag Tamás – B Kft. – C Kft.']],
    [
      'three parties',
      `${A},${B},${C}`,
      '',
      [
        'found 2 1 A Kft. – Tag Tamás – B Kft.',
        'found 3 1 A Kft. – Tag Tamás – B Kft. – C Kft.',
        'found 1 1 B Kft. – C Kft.',
      ],
    ],
    ['what has ended is left out', `${B},${D}`, '', ['none 6 0']],
    ['or walked along', `${B},${D}`, '&ever=true', ['found 1 1 B Kft. – D Kft.']],
    ['in force on an earlier day', `${B},${D}`, '&asOf=2019-06-01', ['found 1 1 B Kft. – D Kft.']],
    ['not begun yet', `${A},${B}`, '&asOf=2017-01-01', ['none 6 0']],
    ['chosen kinds alone', `${A},${B}`, '&kinds=owner', ['none 6 0']],
    [
      'kinds that are left out otherwise',
      `${A},${E}`,
      '&kinds=owner,auditor',
      ['found 2 1 A Kft. – Tag Tamás – E Kft.'],
    ],
    ['through a hub that may be walked through', `${C},${E}`, '', ['found 2 1 C Kft. – Sok Sára – E Kft.']],
    ['not through a hub', `${C},${E}`, '&hubTies=5', ['none 6 0']],
  ])('%s', async (_title, parties, more, expected) => {
    expect(tellPairs(await read(parties, more))).toEqual(expected)
  })

  test('each step tells what ties its ends, with days and source', async () => {
    const { pairs, steps, parties } = await read(`${A},${B}`)
    expect(parties.map(({ id, name, url: page }) => [id, name, page])).toEqual([
      [A, 'A Kft.', `/report/${A}/summary`],
      [B, 'B Kft.', `/report/${B}/summary`],
    ])
    const told = pairs[0]?.paths[0]?.steps.map((step) => steps[step]?.ties.map(({ text }) => shown(text)))
    expect(told).toEqual([
      ['Tag Tamás tulajdonos itt: A Kft., 60 % · 2018. 01. 01. –'],
      ['Tag Tamás tisztséget visel itt: B Kft., ügyvezető'],
    ])
    expect(steps[0]?.ties[0]?.provenance.publisher).toBe('Cégbíróság')
  })

  const OLD = { ...REGISTER, sourceId: 'old', title: 'Old list' }
  const BYSTANDER = { ...REGISTER, sourceId: 'bystander', title: 'Bystander' }
  const bearing = async (locale: Locale, more = '') => {
    const { pairs, steps } = await read(`10000008,10000009`, more, locale)
    const [pair] = pairs
    return {
      text: shown(pair?.text ?? ''),
      sources: pair?.sources.map(({ title, observedOn }) => [title, observedOn]),
      known: pair?.paths.map(({ known }) => [known.asOf, shown(known.text)]),
      ties: steps.flatMap(({ ties }) => ties.map(({ asOf, told }) => [asOf, shown(told)])),
    }
  }

  test('a path bears the days of its own ties and, as a whole, the last of which all are told', async () => {
    const [one, other] = [factOf('10000008'), factOf('10000009')]
    const owner = { ...OWNER, name: 'Régi Réka' }
    const by = { slot: '1', partyId: 'p-old' }
    const { db } = server.deps
    await merge(db, [one('member', owner, by)], { source: OLD, observedOn: '2021-12-31' })
    await merge(db, [other('member', owner, { ...by, from: '2020-01-01' })], { observedOn: '2024-01-01' })
    const of = (id: string) => factOf(id)('tax-number', { value: `${id}-2-13` })
    await merge(db, [of('10000008'), of('10000009')], { source: BYSTANDER, observedOn: '2026-06-01' })
    const { text, ...told } = await bearing('en')
    expect(text).not.toMatch(/20\d\d/)
    expect(told).toEqual({
      sources: [
        ['Cégnyilvántartás', '2024-01-01'],
        ['Old list', '2021-12-31'],
      ],
      known: [['2021-12-31', expect.stringMatching(/^As a whole the path is known only as of 31 Dec 2021: /)]],
      ties: expect.arrayContaining([
        ['2021-12-31', 'Old list (Cégbíróság; as of 31 Dec 2021)'],
        ['2024-01-01', 'Cégnyilvántartás (Cégbíróság; as of 1 Jan 2024)'],
      ]),
    })
  })

  test.each([
    ['hu', 'Forrás: Cégnyilvántartás (Cégbíróság; állapot: 2024. 01. 01.)'],
    ['en', 'Source: Cégnyilvántartás (Cégbíróság; as of 1 Jan 2024)'],
    ['de', 'Quelle: Cégnyilvántartás (Cégbíróság; Stand 01.01.2024)'],
  ] as const)('a path of ties of one source and day bears both (%s)', async (locale, expected) => {
    const { pairs } = await read(`${A},${B}`, '', locale)
    expect(pairs[0]?.paths.map(({ known, isToldAlike }) => [shown(known.text), isToldAlike])).toEqual([
      [expected, true],
    ])
  })

  describe('by parallel ties, later ones and ended ones', () => {
    const [H, I, J, K] = ['10000021', '10000022', '10000023', '10000024'] as const
    beforeAll(async () => {
      const owner = { ...OWNER, name: 'Párhuzamos Pál' }
      const leader = { ...PERSON, name: 'Párhuzamos Pál', post: 'ügyvezető', representation: null }
      const by = { slot: '1', partyId: 'p-parallel' }
      const { db } = server.deps
      await merge(db, [factOf(H)('member', owner, by)], { source: OLD, observedOn: '2021-12-31' })
      await merge(
        db,
        [
          factOf(H)('signatory', leader, by),
          factOf(I)('member', owner, by),
          factOf(J)('member', { ...owner, name: 'Későn Kata' }, { slot: '1', partyId: 'p-late', from: '2023-01-01' }),
          factOf(K)('member', { ...owner, name: 'Volt Vera' }, { slot: '1', partyId: 'p-former', to: '2020-01-01' }),
        ],
        { observedOn: '2024-01-01' },
      )
      const late = { ...owner, name: 'Későn Kata' }
      const before = { slot: '2', partyId: 'p-late' }
      await merge(db, [factOf(H)('member', late, before)], { source: OLD, observedOn: '2021-12-31' })
    })

    test.each([
      ['the newer of parallel ties', `${H},${I}`, '', '2024-01-01', /^As of 1 Jan 2024\.$/],
      ['a tie that began after the last day of another', `${H},${J}`, '', null, /^There is no day up to .*step/],
      ['told only after the day', `${I},p-parallel`, '&asOf=2023-06-01', null, /^There is no day up to 1 Jun 2023 /],
      ['over ended ties', `${K},p-former`, '&ever=true', null, /^The path leads over ended connections and does not/],
    ] as const)('%s', async (_title, parties, more, asOf, text) => {
      const { pairs } = await read(parties, more, 'en')
      expect(pairs[0]?.paths.map(({ known }) => [known.asOf, shown(known.text)])).toEqual([
        [asOf, expect.stringMatching(text)],
      ])
    })
  })

  test('one party, also told twice, has a name and no paths', async () => {
    const { parties, pairs } = await read(`p-1,p-1`)
    expect([parties, pairs]).toEqual([[{ id: 'p-1', name: 'Tag Tamás', url: '/person/p-1' }], []])
  })

  test('hubs are named', async () => {
    const { hubs, complete } = await read(`${C},${E}`, '&hubTies=5')
    expect([complete, hubs]).toEqual([true, { count: 1, parties: [{ name: 'Sok Sára', url: '/person/p-9' }] }])
  })

  test('a search whose time is over says how far it came', async () => {
    const asked = { ids: [A, B], kinds: NETWORK_KINDS, asOf: '2024-06-01', isEver: false, maxTies: 1000 }
    const found = await getConnectionPaths(server.deps.db, {
      ...asked,
      locale: 'hu',
      today: '2026-11-01',
      isOverdue: () => true,
    })
    expect([found.complete, found.explored, tellPairs(found)]).toEqual([false, 0, ['stopped 0 0']])
  })

  test.each(LOCALES)('nothing found is never told as nothing there (%s)', async (locale) => {
    const { pairs } = await read(`${B},${D}`, '', locale)
    expect(pairs[0]?.text).toMatch(/forrásaink közölnek|what the sources tell\.|unsere Quellen angeben/)
    // What the sources tell is of their day, and neither of today nor of all.
    expect(shown(pairs[0]?.text ?? '')).toMatch(
      /Cégnyilvántartás \(Cégbíróság; (állapot: 2024\. 01\. 01\.|as of 1 Jan 2024|Stand 01\.01\.2024)\)/,
    )
    expect(pairs[0]?.text).toMatch(/amely e felekről|for these parties|zu diesen Parteien/)
  })

  const [F, G] = ['10000006', '10000007'] as const
  const covers = ['member', 'beneficial-owner', 'signatory', 'representative', 'predecessor', 'successor'] as const
  const told = async (parties: string, more = '') => {
    const { pairs, madeUp } = await read(parties, more, 'en')
    return {
      text: shown(pairs[0]?.text ?? ''),
      sources: pairs[0]?.sources.map(({ title, observedOn }) => [title, observedOn]),
      madeUp,
    }
  }

  test('nothing found bears the day of who speaks of both, and says where they are made up', async () => {
    const whole = { ...REGISTER, sourceId: 'whole', title: 'Whole', covers: [...covers], isMadeUp: true }
    const owner = { ...OWNER, name: 'Kitalált Kata' }
    await merge(
      server.deps.db,
      [
        factOf(F)('name', { name: 'F Kft.' }),
        factOf(G)('name', { name: 'G Kft.' }),
        factOf(G)('member', owner, { slot: '1', partyId: 'p-made-up' }),
      ],
      { source: whole, observedOn: '2026-06-01' },
    )
    const madeUp = expect.stringContaining('MADE-UP')
    expect(await told(`${F},${G}`)).toEqual({
      text: expect.stringMatching(/None found as of 1 Jun 2026 in: Whole \(Cégbíróság\)/),
      sources: [['Whole', '2026-06-01']],
      madeUp,
    })
    expect(await told(`${F},p-made-up`)).toMatchObject({ text: expect.stringContaining('as of 1 Jun 2026'), madeUp })
    expect((await told('p-made-up,p-1')).madeUp).not.toBeNull()
    expect((await told(F)).madeUp).not.toBeNull()
    expect(await told(`${A},${D}`)).toMatchObject({ sources: [['Cégnyilvántartás', '2024-01-01']], madeUp: null })
    expect((await told(`${G},p-made-up`)).sources).toEqual([['Whole', '2026-06-01']])
    expect((await told(`${F},${G}`, '&asOf=2026-06-01')).text).toContain('None found as of 1 Jun 2026')
  })

  test.each([
    ['nobody', url(`${A},${B}`), null, 401, 'auth.required'],
    ['no claim', url(`${A},${B}`), ['Cegriport'], 400, 'claim.missing'],
    ['an unknown id', url(`${A},99999999`), CLAIMS, 404, 'party.not-found'],
    ['no party', url(','), CLAIMS, 422, 'validation.failed'],
    ['an unknown id alone', url('99999999'), CLAIMS, 404, 'party.not-found'],
    [
      'eleven parties',
      url(Array.from({ length: 11 }, (_, index) => `p-${index}`).join()),
      CLAIMS,
      422,
      'validation.failed',
    ],
    ['an id that is none', url(`${A},%27`), CLAIMS, 422, 'validation.failed'],
    ['an unknown kind', url(`${A},${B}`, '&kinds=friend'), CLAIMS, 422, 'validation.failed'],
    ['too large a hub', url(`${A},${B}`, '&hubTies=1000000'), CLAIMS, 422, 'validation.failed'],
    ['a day to come', url(`${A},${B}`, '&asOf=2999-01-01'), CLAIMS, 422, 'days.in-future'],
    ['a query it does not know', url(`${A},${B}`, '&x=1'), CLAIMS, 422, 'validation.failed'],
  ] as const)('for %s', async (_title, place, claims, status, code) => {
    const answer = await callAs(server, place, { claims })
    expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
  })
})
