import { InfoDetails, InfoRows } from '@merleg/contract/report/info.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { findProfile } from '../../register/profiles.repository.ts'
import { everySection } from '../company-data/testing-every-section.ts'
import { callAs, factOf, merge, PERSON, statement } from '../testing-report.ts'
import { FULL_SOURCE, infoUrl, listShown, plain, readInfo } from './testing-info.ts'

const server = useTestApp()
const COMPANY = '10738885'
const CLEAN = '12345676'
const UNCOVERED = '11111119'
const EVERYTHING = '87654322'
const PLAIN_KINDS = ['SE12345678', 'NP12345678', 'BI12345678', 'EI12345678', 'TE12345678', 'ee-10000018']
const ENDED = { from: '2015-02-01', to: '2016-03-01' }
const both = ['NegativInfo', 'PozitivInfo'] as const

const proceeding = (court: string | null, text: string | null = null) => ({
  caseNumber: court === null ? null : '12.Fpk.77/2022',
  court,
  administrator: null,
  text,
})
const debt = (amount: number | null) => ({
  authority: 'Nemzeti Adó- és Vámhivatal',
  caseNumber: null,
  amount,
  currency: 'HUF',
  text: null,
})
const shortage = (amount: number) => ({
  authority: 'Nemzeti Adó- és Vámhivatal',
  finding: 'tax-shortage' as const,
  decidedOn: null,
  enforceableOn: null,
  amount,
  consequenceAmount: null,
  currency: 'HUF',
})
const lien = (amount: number) => ({ holder: 'Duna Bank Zrt.', text: null, amount, currency: 'HUF' })
const award = (title: string, awardedOn: string, value: number | null, isConsortium = false) => ({
  title,
  authority: 'Vác Város',
  awardedOn,
  value,
  currency: 'HUF',
  cpv: null,
  isConsortium,
  noticeUrl: 'https://ted.example/1',
})
const accounts = (year: number, netSales: number) =>
  statement(COMPANY, year, { amounts: { netSales }, previousAmounts: {} })

beforeAll(async () => {
  const { db } = server.deps
  const fact = factOf(COMPANY)
  const own = [
    fact('name', { name: 'Próba Kft.' }),
    fact('legal-form', { code: '113', name: 'Korlátolt felelősségű társaság' }),
    fact('founding', { on: '2001-05-06' }),
    fact('liquidation', proceeding('Budapest Környéki Törvényszék', 'Elrendelte.\nHatáridő: 40 nap.'), {
      slot: '1',
      from: '2025-12-31',
      ref: 'https://cegkozlony.example/77',
    }),
    fact('bankruptcy', proceeding(null), { slot: '1' }),
    fact('tax-debt', debt(2_000_000), { slot: '1', from: '2024-01-01' }),
    fact('tax-debt', debt(500_000), { slot: '2', from: '2023-01-01' }),
    fact('tax-debt', debt(9_000_000), { slot: '3', ...ENDED }),
    fact('tax-finding', shortage(250_000_000), { slot: '1', from: '2024-01-01' }),
    fact('tax-finding', shortage(300_000_000), { slot: '2', from: '2023-01-01' }),
    fact('lien', lien(3_000_000), { slot: '1', from: '2022-03-01' }),
    fact('lien', lien(1_000_000), { slot: '2', from: '2021-03-01' }),
    fact('tax-number-status', { status: 'valid' }, { to: '2025-11-01' }),
    fact('tax-number-status', { status: 'suspended' }, { from: '2025-11-01' }),
    fact('sanction', { programme: 'Igazolt', text: null, grade: 'confirmed' }, { slot: '1', from: '2024-05-05' }),
    fact('sanction', { programme: 'Erős', text: null, grade: 'strong' }, { slot: '2', from: '2024-05-05' }),
    fact('ban', { ...PERSON, name: 'Tiltott Tibor', text: null }, { slot: 'p', partyId: 'person-9', ...ENDED }),
    fact('procurement-award', award('Út építése', '2020-03-04', 1_000_000), { slot: '1', from: '2020-03-04' }),
    fact('procurement-award', award('Híd építése', '2021-03-04', 9_000_000, true), { slot: '2', from: '2021-03-04' }),
    fact('procurement-award', award('Járda', '2021-05-04', 250_000), { slot: '3', from: '2021-05-04' }),
    fact('certificate', { name: 'ISO 9001', issuer: 'Tanúsító Kft.', score: null }, { slot: '1', ...ENDED }),
    fact('tax-debt-free', { authority: 'NAV' }, ENDED),
    accounts(2020, 1000),
    accounts(2021, 1100),
    accounts(2022, 1300),
    accounts(2023, 1600),
  ]
  const source = FULL_SOURCE
  await merge(db, own, { source, observedOn: '2026-07-01' })
  const clean = [
    factOf(CLEAN)('name', { name: 'Tiszta Bt.' }),
    factOf(CLEAN)('registration', { status: 'registered', on: '1999-06-30', reason: null }, { from: '1999-06-30' }),
  ]
  await merge(db, clean, { source, observedOn: '2026-07-01' })
  await merge(db, [
    factOf(UNCOVERED)('name', { name: 'Ismeretlen Kft.' }),
    ...everySection(EVERYTHING),
    ...PLAIN_KINDS.map((id) => factOf(id)('name', { name: id })),
  ])
})

describe('negative information', () => {
  test('stands in groups, the gravest first, in force before ended, the newest first', async () => {
    const page = await readInfo(server, { id: COMPANY, type: 'negative' })
    expect(listShown(page)).toEqual([
      'liquidation: Budapest Környéki Törvényszék | 12.Fpk.77/2022 | 2025. 12. 31. –',
      'bankruptcy: Csődeljárás |  | kezdete nem ismert; utolsó ismert állapot: 2026. 07. 01.',
      'sanction: Igazolt |  | 2024. 05. 05. –',
      'tax-number: Felfüggesztett adószám |  | 2025. 11. 01. –',
      'tax-debt: Nemzeti Adó- és Vámhivatal | 2 000 000 Ft | 2024. 01. 01. –',
      'tax-debt: Nemzeti Adó- és Vámhivatal | 500 000 Ft | 2023. 01. 01. –',
      'tax-debt: -Nemzeti Adó- és Vámhivatal | 9 000 000 Ft | 2015. 02. 01. – 2016. 02. 29.',
      'tax-finding: Nagy összegű adóhiány | 250 000 000 Ft | 2024. 01. 01. –',
      'tax-finding: Nagy összegű adóhiány | 300 000 000 Ft | 2023. 01. 01. –',
      'ban: -Tiltott Tibor |  | 2015. 02. 01. – 2016. 02. 29.',
      'missing-statement: 2024. üzleti év | határidő: 2025. 06. 02. | ',
      'lien: Duna Bank Zrt. | 3 000 000 Ft | 2022. 03. 01. –',
      'lien: Duna Bank Zrt. | 1 000 000 Ft | 2021. 03. 01. –',
    ])
    const debts = page.groups.find(({ id }) => id === 'tax-debt')
    expect(debts).toMatchObject({ title: 'Adótartozás', active: 2, inactive: 1, icon: 'debt', totalsNote: null })
    expect(debts?.totals.map(({ key, value }) => [key, plain(value)])).toEqual([['Fennálló összeg', '2 500 000 Ft']])
    expect(debts?.items.map(({ color }) => color)).toEqual(['bad', 'bad', 'inactive'])
    // What was found to be short may have been paid since.
    expect(page.groups.find(({ id }) => id === 'tax-finding')).toMatchObject({
      active: 2,
      totals: [],
      totalsNote: null,
    })
    // A lien secures a claim of which nothing need be owed.
    const liens = page.groups.find(({ id }) => id === 'lien')
    expect(liens?.totals.map(({ key, value }) => [key, plain(value)])).toEqual([
      ['Biztosított követelések', '4 000 000 Ft'],
    ])
  })

  test('says how missing accounts were found; without a source that covers filings nothing is missing', async () => {
    const { groups } = await readInfo(server, { id: COMPANY, type: 'negative' })
    const [item] = groups.find(({ id }) => id === 'missing-statement')?.items ?? []
    expect(plain(item?.derivation ?? null)).toContain('2026. 07. 01. napjáig')
    expect(item?.provenance).toMatchObject([{ title: 'Teljes nyilvántartás' }])
    const other = await readInfo(server, { id: UNCOVERED, type: 'negative' })
    expect(other.groups).toEqual([])
  })

  test('of nothing says what was checked, as of which day, and what was not', async () => {
    const clean = await readInfo(server, { id: CLEAN, type: 'negative' })
    expect(clean.groups).toEqual([])
    expect(clean.checked).toMatchObject([
      {
        title: 'Teljes nyilvántartás',
        readOn: '2026-07-01',
        groups: ['Felszámolás', 'Adótartozás'],
      },
    ])
    expect(clean.unchecked).toContain('Végrehajtás')
    const uncovered = await readInfo(server, { id: UNCOVERED, type: 'negative' })
    expect([uncovered.checked, uncovered.unchecked.length]).toEqual([[], 15])
  })
})

describe('positive information', () => {
  test('stands in groups, the worked-out ones with their rule', async () => {
    const page = await readInfo(server, { id: COMPANY, type: 'positive' })
    expect(listShown(page)).toEqual([
      'procurement-award: Járda | 250 000 Ft | 2021. 05. 04.',
      'procurement-award: Híd építése | közös szerződés teljes értéke: 9 000 000 Ft | 2021. 03. 04.',
      'procurement-award: Út építése | 1 000 000 Ft | 2020. 03. 04.',
      'certificate: -ISO 9001 | Tanúsító Kft. | 2015. 02. 01. – 2016. 02. 29.',
      'tax-debt-free: -Köztartozásmentes adózó | NAV | 2015. 02. 01. – 2016. 02. 29.',
      'growth: -Árbevétel, 2020–2023 | évi átlag +17,0 % | ',
    ])
    expect(page.groups.find(({ id }) => id === 'growth')?.items[0]?.provenance).toHaveLength(4)
  })

  test('tells the years in business of who is not being wound up', async () => {
    const { groups } = await readInfo(server, { id: CLEAN, type: 'positive' })
    const years = new Date().getFullYear() - 1999
    expect(groups).toMatchObject([
      { id: 'long-life', active: 1, items: [{ provenance: [{ publisher: 'Cégbíróság' }] }] },
    ])
    const [item] = groups[0]?.items ?? []
    expect([years, years - 1].map((count) => `${count} éve működik`)).toContain(item?.key)
    expect(plain(item?.value ?? null)).toBe('bejegyezve: 1999. 06. 30.')
  })

  test('adds awards by year; the value of a consortium is of the whole contract and is left out', async () => {
    const { groups } = await readInfo(server, { id: COMPANY, type: 'positive' })
    const awards = groups.find(({ id }) => id === 'procurement-award')
    expect(awards?.totals.map(({ key, value }) => [key, plain(value)])).toEqual([
      ['2021', '2 db · ebből 1 saját szerződés összértéke 250 000 Ft'],
      ['2020', '1 db · 1 000 000 Ft'],
      ['Összesen', '3 db · ebből 2 saját szerződés összértéke 1 250 000 Ft'],
    ])
    expect(awards?.totalsNote).toContain('1 közös ajánlattétel')
  })
})

describe('an item', () => {
  const itemOf = async (group: string) => {
    const page = await readInfo(server, { id: COMPANY, type: 'negative' })
    return page.groups.find(({ id }) => id === group)?.items[0]?.id ?? ''
  }

  test('has rows, the last one its source', async () => {
    const id = await itemOf('liquidation')
    expect(id).toMatch(/^n_liquidation_[0-9a-f]{24}$/)
    const answer = await callAs(server, infoUrl(COMPANY, 'negative', `/${id}/rows`), { claims: ['NegativInfo'] })
    const { rows } = InfoRows.parse(answer.json())
    expect(rows.map(({ key, value }) => `${key}: ${plain(value) ?? ''}`)).toEqual([
      'Ügyszám: 12.Fpk.77/2022',
      'Bíróság: Budapest Környéki Törvényszék',
      'Részletek: Elrendelte.\nHatáridő: 40 nap.',
      'Hatályos: 2025. 12. 31. –',
      'Forrás: Cégbíróság – Teljes nyilvántartás',
    ])
    expect(rows.at(-1)?.url).toBe('https://cegkozlony.example/77')
    const page = await readInfo(server, { id: COMPANY, type: 'negative', query: '?rows=true' })
    expect(page.groups[0]?.items[0]?.rows).toEqual(rows)
  })

  test('is told in full: meaning, rows, text, sources', async () => {
    const id = await itemOf('liquidation')
    const answer = await callAs(server, infoUrl(COMPANY, 'negative', `/${id}/details`), { claims: ['NegativInfo'] })
    const { title, html } = InfoDetails.parse(answer.json())
    expect(title).toBe('Felszámolás – Budapest Környéki Törvényszék')
    expect(html).toContain('<p>Elrendelte.</p><p>Határidő: 40 nap.</p>')
    expect(html).toContain('<a href="https://cegkozlony.example/77">Cégbíróság – Teljes nyilvántartás</a>')
  })

  test('worked out tells the way', async () => {
    const id = await itemOf('missing-statement')
    expect(id).toBe('n_missing-statement_20241231')
    const answer = await callAs(server, infoUrl(COMPANY, 'negative', `/${id}/details`), {
      claims: ['NegativInfo'],
      locale: 'en',
    })
    expect(answer.json<InfoDetails>().html).toContain('<h3>How was this established?</h3>')
  })

  test('keeps its id when what it says is corrected', async () => {
    const before = await itemOf('sanction')
    const corrected = factOf(COMPANY)(
      'sanction',
      { programme: 'Igazolt, javítva', text: null, grade: 'confirmed' },
      { slot: '1', from: '2024-05-05' },
    )
    await merge(server.deps.db, [corrected], { source: FULL_SOURCE, observedOn: '2026-07-01' })
    expect(await itemOf('sanction')).toBe(before)
  })

  test('that is not there, or of the other type, is not found', async () => {
    const { groups } = await readInfo(server, { id: COMPANY, type: 'positive' })
    const positive = groups[0]?.items[0]?.id ?? ''
    for (const id of ['n_liquidation_000000000000000000000000', 'nonsense', positive]) {
      for (const what of ['rows', 'details']) {
        const answer = await callAs(server, infoUrl(COMPANY, 'negative', `/${id}/${what}`), { claims: both })
        expect([id, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([id, 404, 'info-item.not-found'])
      }
    }
  })
})

test('hostile text stays text in every item of every section', async () => {
  for (const type of ['negative', 'positive'] as const) {
    const page = await readInfo(server, { id: EVERYTHING, type, query: '?rows=true' })
    const items = page.groups.flatMap((group) => group.items)
    expect(items.length).toBeGreaterThan(type === 'negative' ? 10 : 2)
    for (const { id, rows } of items) {
      for (const { url } of rows) expect(url ?? 'https:').toMatch(/^(https?:|mailto:|tel:|\/report\/)/)
      const answer = await callAs(server, infoUrl(EVERYTHING, type, `/${id}/details`), { claims: both })
      const { html } = InfoDetails.parse(answer.json())
      const rest = html.replace(
        /<\/?(p|h3|ul|li|table|tbody|tr|th|td)>|<a href="(https?:|\/report\/)[^"<>]*">|<\/a>/g,
        '',
      )
      expect(rest).not.toMatch(/[<>"]/)
    }
  }
})

test('the header says what the pages say, and the profile counts what they state', async () => {
  for (const id of [COMPANY, CLEAN, EVERYTHING]) {
    const answer = await callAs(server, `/api/report/${id}/header`, { claims: ['Cegriport'] })
    const header = answer.json<{ negativeColor: string | null; positiveColor: string | null }>()
    const profile = await findProfile(server.deps.db, id)
    for (const type of ['negative', 'positive'] as const) {
      const computed = ['missing-statement', 'growth', 'long-life']
      const { groups } = await readInfo(server, { id, type })
      const items = groups.filter((group) => !computed.includes(group.id)).flatMap((group) => group.items)
      expect(type === 'negative' ? profile?.negativeCount : profile?.positiveCount).toBe(items.length)
      const colors = new Set(items.map(({ color }) => color))
      const gravest = ['bad', 'warning', 'good', 'inactive'].find((color) => colors.has(color)) ?? null
      expect(type === 'negative' ? header.negativeColor : header.positiveColor).toBe(gravest)
    }
  }
})

test.each(PLAIN_KINDS)('%s has both pages', async (id) => {
  for (const type of ['negative', 'positive'] as const) {
    for (const locale of ['hu', 'en', 'de'] as const) {
      const page = await readInfo(server, { id, type, locale })
      expect(page.groups).toEqual([])
      expect(page.unchecked.length).toBeGreaterThan(2)
    }
  }
})

describe.each([
  ['negative', 'NegativInfo', 'PozitivInfo'],
  ['positive', 'PozitivInfo', 'NegativInfo'],
] as const)('the calls of the %s page', (type, claim, otherClaim) => {
  const item = `/${type[0] ?? ''}_liquidation_00`
  test.each([
    ['nobody', COMPANY, '', null, 401, 'auth.required'],
    ['nobody, rows', COMPANY, `${item}/rows`, null, 401, 'auth.required'],
    ['nobody, details', COMPANY, `${item}/details`, null, 401, 'auth.required'],
    ['another claim', COMPANY, '', [otherClaim], 400, 'claim.missing'],
    ['another claim, rows', COMPANY, `${item}/rows`, [otherClaim], 400, 'claim.missing'],
    ['another claim, details', COMPANY, `${item}/details`, [otherClaim], 400, 'claim.missing'],
    ['an unknown company', '99999999', '', [claim], 404, 'company.not-found'],
    ['an unknown company, rows', '99999999', `${item}/rows`, [claim], 404, 'company.not-found'],
    ['an unknown company, details', '99999999', `${item}/details`, [claim], 404, 'company.not-found'],
    ['no report id', 'abc', '', [claim], 404, 'page.not-found'],
    ['no item id', COMPANY, '/a%20b/rows', [claim], 404, 'page.not-found'],
    ['an unknown query', COMPANY, '?x=1', [claim], 422, 'validation.failed'],
    ['a wrong query', COMPANY, '?rows=yes', [claim], 422, 'validation.failed'],
  ] as const)('for %s', async (_title, id, rest, claims, status, code) => {
    const answer = await callAs(server, infoUrl(id, type, rest), { claims })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  })
})
