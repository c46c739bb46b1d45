import { Timeline, type TimelineItem } from '@merleg/contract/report/timeline.contract'
import type { Locale } from '@merleg/domain/locale'
import { type EntityKind, ENTITY_KINDS } from '@merleg/domain/report-id'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { everySection, HOSTILE } from '../company-data/testing-every-section.ts'
import { callAs, factOf, merge, OWNER, PERSON, statement } from '../testing-report.ts'

const server = useTestApp()
const COMPANY = '10738885'
const OWNER_COMPANY = '12345676'
const AWARDED = '11111119'
const AGAIN = '11223345'
const BARE = '14562877'
const IDS: Record<EntityKind, string> = {
  company: '87654322',
  selfemployed: 'SE10000002',
  nonprofit: 'NP10000003',
  budgetary: 'BI10000004',
  educational: 'EI10000005',
  taxentity: 'TE10000006',
  foreign: 'ee-10000018',
}

const url = (id: string) => `/api/report/${id}/timeline`
const shown = (text: string) => text.replaceAll('\u00A0', ' ')

async function read(id: string, locale: Locale = 'hu'): Promise<Timeline> {
  const answer = await callAs(server, url(id), { claims: ['Idovonal'], locale })
  expect(answer.statusCode).toBe(200)
  return Timeline.parse(answer.json())
}
const itemsOf = ({ years }: Timeline) => years.flatMap(({ items }) => items)
const say = ({ date, title, rows }: TimelineItem) =>
  shown([date, title, ...rows.map(({ key, value }) => `${key}: ${value}`)].join(' | '))
async function findItem(id: string, title: string): Promise<TimelineItem> {
  const found = itemsOf(await read(id)).find((item) => shown(item.title) === title)
  if (found === undefined) throw new Error(`no item ${title}`)
  return found
}

const seat = (text: string) => ({ text, countryCode: 'HU', zip: null, settlement: null, county: null, street: null })
const proceeding = { caseNumber: '1.Fpk.1/2022', court: null, administrator: null, text: null }
const award = { authority: 'Kis Község', currency: 'HUF', cpv: null, isConsortium: false }

function companyFacts() {
  const fact = factOf(COMPANY)
  const manager = { ...PERSON, name: 'Minta Ilona', motherName: 'Próba Anna', birthDate: '1970-02-03', address: 'Pécs' }
  return [
    fact('founding', { on: '2010-03-01' }),
    fact('registration', { status: 'registered', on: '2010-03-09', reason: null }, { from: '2010-03-01' }),
    fact('name', { name: 'Régi Kft.' }, { from: '2010-03-01', to: '2015-06-01' }),
    fact('name', { name: 'Új Kft.' }, { from: '2015-06-01' }),
    fact('legal-form', { code: '113', name: 'Korlátolt felelősségű társaság' }, { from: '2010-03-01' }),
    fact('seat', seat('1051 Budapest, Fő utca 1.'), { from: '2010-03-01', to: '2015-06-01' }),
    fact('seat', seat('7621 Pécs, Kis utca 2.'), { from: '2015-06-01' }),
    fact('capital', { amount: 3_000_000, currency: 'HUF' }, { from: '2012-05-01', to: '2016-01-01' }),
    fact('capital', { amount: 5_000_000, currency: 'HUF' }, { from: '2016-01-01' }),
    fact('tax-number-status', { status: 'valid' }, { from: '2010-03-01', to: '2022-09-01' }),
    fact('tax-number-status', { status: 'deleted' }, { from: '2022-09-01' }),
    fact(
      'signatory',
      { ...manager, post: 'ügyvezető', representation: 'independent' },
      { slot: 'a,b c', partyId: 'person-1', from: '2011-01-01', to: '2014-01-01' },
    ),
    fact(
      'member',
      { ...OWNER, partyKind: 'company', name: 'Tulajdonos Kft.', shareMin: 60, shareMax: 60 },
      { slot: '1', partyId: OWNER_COMPANY, from: '2013-01-01', to: '2017-01-01' },
    ),
    fact(
      'member',
      { ...OWNER, partyKind: 'company', name: 'Tulajdonos Kft.', shareMin: 80, shareMax: 80 },
      { slot: '1', partyId: OWNER_COMPANY, from: '2017-01-01' },
    ),
    ...['1', '2', '3', '4'].map((slot) =>
      fact('site', seat(`1111 Budapest, Telep utca ${slot}.`), { slot, from: '2018-04-04' }),
    ),
    fact('phone', { value: '+36 1 234 5678' }, { slot: '1' }),
    fact('liquidation', proceeding, { slot: '1', from: '2022-07-01' }),
    fact('activity', { scheme: 'TEAOR08', code: '4120', isMain: true }, { slot: '4120', from: '2900-01-01' }),
    fact('statistical-code', { value: '10738885-4120-113-20' }),
    statement(COMPANY, 2020, { amounts: { netSales: 12_000, profitAfterTax: -300 } }),
    statement(COMPANY, 2021, { amounts: { netSales: 15_000 }, filedOn: null, isConsolidated: true }),
    factOf(OWNER_COMPANY)('name', { name: 'Tulajdonos Kft.' }),
  ]
}

beforeAll(async () => {
  const { db } = server.deps
  await merge(db, [
    ...companyFacts(),
    ...Array.from({ length: 5 }, (_, index) =>
      factOf(AWARDED)(
        'procurement-award',
        {
          ...award,
          title: `Munka ${index}`,
          awardedOn: index < 4 ? '2020-01-10' : '2020-01-11',
          value: index === 0 ? null : 1000 * index,
          noticeUrl: `https://notice.example/${index}`,
        },
        { slot: `award-${index}`, ref: `https://notice.example/${index}` },
      ),
    ),
    factOf(BARE)('name', { name: 'Minden nap nélkül Kft.' }),
    statement(AGAIN, 2020, { amounts: { netSales: 11_000 } }),
    statement(AGAIN, 2020, { amounts: { netSales: 12_000 }, filedOn: '2021-09-01' }),
    ...Object.values(IDS).flatMap((id) => [...everySection(id), statement(id, 2022)]),
  ])
  // A correction of what was said of 2010: no event of its own.
  await merge(db, [
    factOf(COMPANY)('seat', seat('1051 Budapest, Fő utca 1/A.'), { from: '2010-03-01', to: '2015-06-01' }),
  ])
})

describe('the timeline', () => {
  test('tells what happened, the newest first, in the words of the trade', async () => {
    const page = await read(COMPANY)
    expect(itemsOf(page).map(say)).toEqual([
      '2022. 09. 01. | Az adószám törlése | Státusz: törölt | Státusz korábban: érvényes',
      '2022. 07. 01. | Felszámolás kezdete | Ügyszám: 1.Fpk.1/2022',
      '2021 | A 2021. évi összevont (konszolidált) beszámoló | Értékesítés nettó árbevétele: 15 000 000 Ft | Üzleti év: 2021. 01. 01. – 2021. 12. 31.',
      '2021. 05. 31. | A 2020. évi beszámoló közzététele | Értékesítés nettó árbevétele: 12 000 000 Ft | Adózott eredmény: −300 000 Ft | Üzleti év: 2020. 01. 01. – 2020. 12. 31.',
      '2018. 04. 04. | Új telephely (4) | Telephely: 1111 Budapest, Telep utca 1. | Telephely: 1111 Budapest, Telep utca 2. | Telephely: 1111 Budapest, Telep utca 3. | Telephely: 1111 Budapest, Telep utca 4.',
      '2017. 01. 01. | Tag, tulajdonos adatainak változása | Név: Tulajdonos Kft. | Részesedés: 80 % | Részesedés korábban: 60 %',
      '2016. 01. 01. | Törzstőke emelése 3 000 000 Ft-ról 5 000 000 Ft-ra | Jegyzett tőke: 5 000 000 Ft | Jegyzett tőke korábban: 3 000 000 Ft',
      '2015. 06. 01. | Új elnevezés | Elnevezés: Új Kft. | Elnevezés korábban: Régi Kft.',
      '2015. 06. 01. | Új székhely | Székhely: 7621 Pécs, Kis utca 2. | Székhely korábban: 1051 Budapest, Fő utca 1/A.',
      '2013. 12. 31. | Ügyvezető megbízatásának vége | Név: Minta Ilona | Tisztség: ügyvezető | A képviselet módja: önálló',
      '2013. 01. 01. | Új tag, tulajdonos | Név: Tulajdonos Kft. | Részesedés: 60 %',
      '2012. 05. 01. | Törzstőke bejegyzése: 3 000 000 Ft | Jegyzett tőke: 3 000 000 Ft',
      '2011. 01. 01. | Ügyvezető kijelölése | Név: Minta Ilona | Tisztség: ügyvezető | A képviselet módja: önálló',
      '2010. 03. 09. | Bejegyzés a nyilvántartásba | Státusz: bejegyezve',
      '2010. 03. 01. | Alapítás | Elnevezés: Régi Kft. | Cégforma: Korlátolt felelősségű társaság | Az adószám státusza: érvényes | Székhely: 1051 Budapest, Fő utca 1/A.',
    ])
  })

  test('has accounts that were filed again on the day of the last filing, with both days', async () => {
    expect(itemsOf(await read(AGAIN)).map(say)).toEqual([
      '2021. 09. 01. | A 2020. évi beszámoló közzététele | Értékesítés nettó árbevétele: 12 000 000 Ft | Először letétbe helyezve: 2021. 05. 31. | Ismét letétbe helyezve: 2021. 09. 01. | Üzleti év: 2020. 01. 01. – 2020. 12. 31.',
    ])
  })

  test('says whose it is and what is not on it', async () => {
    const page = await read(COMPANY)
    expect(page.company).toEqual({
      start: expect.stringMatching(/^2010/),
      name: 'Új Kft.',
      address: '7621 Pécs, Kis utca 2.',
    })
    expect(page.undated).toEqual({ count: 1, negative: 0, text: expect.stringMatching(/^1 adatról/) })
    expect(await read(BARE)).toMatchObject({
      years: [],
      company: { start: null, name: 'Minden nap nélkül Kft.', address: null },
      undated: { count: 1 },
      silence: { level: 'unknown' },
    })
  })

  test('leads into the report: what has ended among all data, accounts to their year', async () => {
    const links = new Map(itemsOf(await read(COMPANY)).map(({ title, link }) => [shown(title), link]))
    expect(links.get('Új székhely')).toBe(`/report/${COMPANY}/company-data?hl=seat%3A`)
    expect(links.get('Ügyvezető kijelölése')).toBe(`/report/${COMPANY}/company-data?hl=signatory%3Aa%2Cb+c&all=true`)
    expect(links.get('Új telephely (4)')).toBe(`/report/${COMPANY}/company-data?hl=site`)
    expect(links.get('A 2020. évi beszámoló közzététele')).toBe(`/report/${COMPANY}/financial-report?year=2020`)
    expect(links.get('A 2021. évi összevont (konszolidált) beszámoló')).toBe(
      `/report/${COMPANY}/financial-report?year=2021&consolidated=true`,
    )
  })

  test('tells kind, tone and whether it still holds, with its source', async () => {
    expect(await findItem(COMPANY, 'Felszámolás kezdete')).toMatchObject({
      kind: 'procedures',
      action: 'began',
      icon: 'status-liquidation',
      tone: 'negative',
      valid: true,
      on: '2022-07-01',
      provenance: { publisher: 'Cégbíróság', validFrom: '2022-07-01', validTo: null },
    })
    expect(await findItem(COMPANY, 'Az adószám törlése')).toMatchObject({ tone: 'negative', action: 'changed' })
    expect(await findItem(COMPANY, 'Ügyvezető megbízatásának vége')).toMatchObject({
      on: '2013-12-31',
      kind: 'people',
      action: 'ended',
      tone: 'neutral',
      valid: false,
    })
    expect(await findItem(COMPANY, 'A 2021. évi összevont (konszolidált) beszámoló')).toMatchObject({
      on: '2021-12-31',
      date: '2021',
      kind: 'accounts',
    })
  })

  test('tells many awards of one day as one, each in a line with its amount; a single one in full', async () => {
    const [single, group] = itemsOf(await read(AWARDED))
    expect(single).toMatchObject({ count: 1, provenance: { url: 'https://notice.example/4' } })
    expect(single?.rows[0]).toMatchObject({ value: 'Munka 4', valueUrl: 'https://notice.example/4' })
    expect(group).toMatchObject({ count: 4, tone: 'positive', provenance: { url: 'https://register.example/' } })
    expect(shown(group?.title ?? '')).toBe('Közbeszerzés nyertese (4)')
    expect(group?.rows.map(({ key, value, valueUrl }) => [shown(key), value, valueUrl])).toEqual([
      ['Kis Község', 'Munka 0', 'https://notice.example/0'],
      ['1 000 Ft · Kis Község', 'Munka 1', 'https://notice.example/1'],
      ['2 000 Ft · Kis Község', 'Munka 2', 'https://notice.example/2'],
      ['3 000 Ft · Kis Község', 'Munka 3', 'https://notice.example/3'],
    ])
  })

  test.each([
    [
      'en',
      [
        'Share capital raised from 3 000 000 HUF to 5 000 000 HUF',
        'Managing director appointed',
        'New business site (4)',
      ],
    ],
    [
      'de',
      [
        'Stammkapital von 3 000 000 HUF auf 5 000 000 HUF erhöht',
        'Geschäftsführer bestellt',
        'Neue Betriebsstätte (4)',
      ],
    ],
  ] as const)('speaks %s', async (locale, expected) => {
    const titles = itemsOf(await read(COMPANY, locale)).map(({ title }) => shown(title))
    expect(titles).toEqual(expect.arrayContaining([...expected]))
  })

  test('keeps to itself what is personal', async () => {
    const answer = await callAs(server, url(COMPANY), { claims: ['Idovonal'] })
    expect(answer.body).toContain('Minta Ilona')
    for (const secret of ['Próba Anna', '1970', 'Pécs"']) expect(answer.body).not.toContain(`"value":"${secret}`)
  })

  test.each(ENTITY_KINDS)('of a made-up %s leaves hostile text a text and tells each item once', async (kind) => {
    const page = await read(IDS[kind])
    const items = itemsOf(page)
    const isIndividual = kind === 'selfemployed' || kind === 'taxentity'
    expect(items.map(({ title }) => title)).toContain(isIndividual ? 'A tevékenység kezdete' : 'Alapítás')
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    const rows = items.flatMap((item) => item.rows)
    expect(page.company.name).toBe(HOSTILE)
    const links = [...items.map(({ link }) => link), ...rows.map(({ valueUrl }) => valueUrl)]
    expect(links.filter((link) => link !== null && !/^(\/report\/|https?:\/\/|tel:|mailto:)/.test(link))).toEqual([])
  })

  test.each([
    ['nobody', url(COMPANY), null, 401, 'auth.required'],
    ['no claim', url(COMPANY), ['Cegriport'], 400, 'claim.missing'],
    ['an unknown company', url('10738886'), ['Idovonal'], 404, 'company.not-found'],
    ['a malformed id', url('1073888x'), ['Idovonal'], 404, 'page.not-found'],
    ['a query it does not know', `${url(COMPANY)}?x=1`, ['Idovonal'], 422, 'validation.failed'],
  ] as const)('for %s', async (_title, address, claims, status, code) => {
    const answer = await callAs(server, address, { claims })
    expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
  })
})
