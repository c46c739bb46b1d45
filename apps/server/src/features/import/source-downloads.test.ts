import { describe, expect, test } from 'vitest'
import type { DownloadHttp } from './download/download-http.ts'
import type { PublishedFile } from './download/source-download.ts'
import { isByCompany } from './parts/import-by-company.usecases.ts'
import { unpackedName } from '../../shared/packed-file.ts'
import { listPublisherTokens } from './publisher-tokens.ts'
import { SOURCE_ADAPTERS } from './source-adapters.ts'
import { SOURCE_DOWNLOADS } from './source-downloads.ts'

/** Publishers that answer what is written here. */
function answering(pages: Readonly<Record<string, string>>, origins: readonly string[] = []): DownloadHttp {
  const text = (url: string) => {
    const page = pages[url]
    return page === undefined ? Promise.reject(new Error(`not asked for: ${url}`)) : Promise.resolve(page)
  }
  return {
    text,
    json: async (url, schema) => schema.parse(JSON.parse(await text(url))),
    answer: () => Promise.reject(new Error('no record is fetched')),
    open: () => Promise.reject(new Error('no file is fetched')),
    retry: (work) => work(() => undefined),
    hasToken: (address) => origins.includes(new URL(address).origin),
    close: () => undefined,
  }
}

function list(sourceId: string, pages: Readonly<Record<string, string>> = {}, after: string | null = null) {
  const download = SOURCE_DOWNLOADS.find((one) => one.sourceId === sourceId)
  if (download === undefined) throw new Error(`no download: ${sourceId}`)
  return download.list(answering(pages), { after })
}
const told = (files: readonly PublishedFile[]) => files.map(({ name, url, day }) => [name, url, day ?? null].join(' '))

const HOUSE = 'https://download.companieshouse.gov.uk'

describe('the files of', () => {
  test('the Estonian register have fixed addresses', async () => {
    expect(told(await list('rik-ee'))[0]).toBe(
      'ettevotja_rekvisiidid__lihtandmed.csv.zip https://avaandmed.ariregister.rik.ee/sites/default/files/avaandmed/ettevotja_rekvisiidid__lihtandmed.csv.zip ',
    )
  })

  test('the Estonian accounts are read off the page', async () => {
    const files = '/sites/default/files'
    const page = `<p><a href="${files}/1.aruannete_yldandmed_kuni_31082026.zip">1</a> <a href="${files}/2.EMTAK_myygitulu_kuni_31082026.zip">2</a>
      <a href="${files}/avaandmed/4.2025_aruannete_elemendid_kuni_31082026_0.zip">4</a><a name="x">no link</a>`
    const found = await list('rik-ee-accounts', {
      'https://avaandmed.ariregister.rik.ee/en/downloading-open-data': page,
    })
    const base = 'https://avaandmed.ariregister.rik.ee/sites/default/files'
    expect(told(found)).toEqual([
      `1.aruannete_yldandmed_kuni_31082026.zip ${base}/1.aruannete_yldandmed_kuni_31082026.zip 2026-08-31`,
      `4.2025_aruannete_elemendid_kuni_31082026_0.zip ${base}/avaandmed/4.2025_aruannete_elemendid_kuni_31082026_0.zip 2026-08-31`,
    ])
  })

  test.each([
    [
      'emta-ee',
      'en/private-client/board-news-and-contacts/news-press-information-statistics/statistics-and-open-data',
      'tasutud_maksud_kaesolev_aasta_eng.csv',
    ],
    [
      'emta-debts-ee',
      'eraklient/amet-uudised-ja-kontakt/uudised-pressiinfo-statistika/statistika-ja-avaandmed',
      'maksuvolglaste_nimekiri.csv',
    ],
  ])('the Estonian tax office are shared under addresses that the page tells: %s', async (sourceId, path, name) => {
    const page = `https://www.emta.ee/${path}`
    const shared = `https://ncfailid.emta.ee/s/XKJLjtyn/download/${name}`
    const html = `<a href="https://ncfailid.emta.ee/s/q/download/other.csv">x</a><a href="${shared}">y</a>`
    expect(told(await list(sourceId, { [page]: html }))).toEqual([`${name} ${shared} `])
    await expect(list(sourceId, { [page]: '<p>moved</p>' })).rejects.toThrow(`no link to ${name}`)
  })

  test('Companies House are those of the newest day', async () => {
    const page = `<a href="BasicCompanyDataAsOneFile-2026-10-01.zip">x</a><a href="/BasicCompanyDataAsOneFile-2026-11-01.zip">y</a>
      <a href="BasicCompanyData-2026-11-01-part1_7.zip">z</a>`
    expect(told(await list('companies-house-gb', { [`${HOUSE}/en_output.html`]: page }))).toEqual([
      `BasicCompanyDataAsOneFile-2026-11-01.zip ${HOUSE}/BasicCompanyDataAsOneFile-2026-11-01.zip 2026-11-01`,
    ])
    const persons = '<a href="persons-with-significant-control-snapshot-2026-11-20.zip">x</a>'
    expect(told(await list('companies-house-psc-gb', { [`${HOUSE}/en_pscdata.html`]: persons }))).toEqual([
      `persons-with-significant-control-snapshot-2026-11-20.zip ${HOUSE}/persons-with-significant-control-snapshot-2026-11-20.zip 2026-11-20`,
    ])
  })

  test('its accounts are those after the newest day that is known', async () => {
    const pages = {
      [`${HOUSE}/en_accountsdata.html`]: [18, 19, 20]
        .map((day) => `<a href="Accounts_Bulk_Data-2026-11-${day}.zip">x</a>`)
        .join(''),
    }
    expect(await list('companies-house-accounts-gb', pages)).toHaveLength(3)
    expect((await list('companies-house-accounts-gb', pages, '2026-11-19')).map(({ day }) => day)).toEqual([
      '2026-11-20',
    ])
    expect(await list('companies-house-accounts-gb', pages, '2026-11-20')).toEqual([])
  })

  test('the Norwegian register are asked for in the form that is read', async () => {
    expect(
      (await list('brreg-no')).map(({ name, accept }) => [name, /vnd\.brreg\.[\w.]+\+gzip/.test(accept ?? '')]),
    ).toEqual([
      ['enheter_alle.json.gz', true],
      ['underenheter_alle.json.gz', true],
      ['roller_totalbestand.json.gz', true],
    ])
  })

  const package_ = (...names: string[]) =>
    JSON.stringify({
      success: true,
      result: {
        resources: names.map((name) => ({
          url: `https://x.example/download/${name}`,
          last_modified: '2026-11-20T03:00:00',
        })),
      },
    })
  const ckan = (id: string) => `https://data.gov.lv/dati/api/3/action/package_show?id=${id}`
  const PACKAGES = {
    [ckan('4de9697f-850b-45ec-8bba-61fa09ce932f')]: package_('register.csv', 'register.xlsx'),
    [ckan('bb54838d-9365-4f76-8513-804f4efa8ab6')]: package_('insolvency_legal_person_proceeding.csv'),
    [ckan('09047585-e67a-46c6-8ee8-575987efdef0')]: package_('liquidations.csv'),
    [ckan('096c7a47-33cd-4dc9-a876-2c86e86230fd')]: package_('officers.csv'),
    [ckan('e1162626-e02a-4545-9236-37553609a988')]: package_('members.csv', 'members_joint_owners.csv'),
    [ckan('b7848ab9-7886-4df0-8bc6-70052a8d9e1a')]: package_('beneficial_owners.csv'),
    [ckan('fd2fffaf-3ff4-43a9-8e04-09f258bca463')]: package_('pdb_saimndarbibaaptureta_odata.csv', 'schema.json'),
    [ckan('5ed74664-b49d-4b28-aacb-040931646e9b')]: package_('pdb_nm_komersantu_samaksato_nodoklu_kopsumas_odata.csv'),
    [ckan('gada-parskatu-finansu-dati')]: package_(
      'financial_statements.csv',
      'balance_sheets.csv',
      'income_statements.csv',
      'cash_flow_statements.csv',
    ),
  }

  test('the Latvian register are where the portal says', async () => {
    const found = await list('ur-lv', PACKAGES)
    expect(found).toHaveLength(6)
    expect(await list('ur-lv-insolvency', PACKAGES)).toHaveLength(1)
    expect(await list('ur-lv-accounts', PACKAGES)).toHaveLength(3)
    expect(await list('vid-lv-suspensions', PACKAGES)).toHaveLength(1)
    expect(await list('vid-lv-taxes', PACKAGES)).toHaveLength(1)
    expect(told(found)[0]).toBe('register.csv https://x.example/download/register.csv 2026-11-20')
  })

  test.each(['rik-ee', 'ur-lv'])('%s can be read company by company, all of them', async (sourceId) => {
    const names = (await list(sourceId, PACKAGES)).map(({ name }) => unpackedName(name))
    const adapter = SOURCE_ADAPTERS.find(({ source }) => source.sourceId === sourceId)
    const filesOf = (role: string) =>
      names.filter((name) => adapter?.files?.some((file) => file.role === role && file.name.test(name)))
    const edition = { path: '', filesOf, fileOf: (role: string) => role }
    expect(adapter?.byCompany && isByCompany(adapter.byCompany, adapter, edition)).toBe(true)
  })

  test('what anybody on the way could change is not fetched', async () => {
    const unsafe = PACKAGES[ckan('09047585-e67a-46c6-8ee8-575987efdef0')]?.replaceAll('https:', 'http:') ?? ''
    const packages = { ...PACKAGES, [ckan('09047585-e67a-46c6-8ee8-575987efdef0')]: unsafe }
    await expect(list('ur-lv', packages)).rejects.toThrow('which anybody on the way can change')
    const page = `<a href="http://x.example/BasicCompanyDataAsOneFile-2026-11-01.zip">x</a>`
    await expect(list('companies-house-gb', { [`${HOUSE}/en_output.html`]: page })).resolves.toEqual([])
  })

  test('a data set without the file is said to be', async () => {
    const missing = { ...PACKAGES, [ckan('09047585-e67a-46c6-8ee8-575987efdef0')]: package_('other.csv') }
    await expect(list('ur-lv', missing)).rejects.toThrow('liquidations.csv is missing')
  })

  test.each([
    ['un-sanctions', 'consolidated.xml'],
    ['ofac-sdn', 'SDN.XML'],
    ['ofac-consolidated', 'CONSOLIDATED.XML'],
    ['uk-sanctions', 'UK-Sanctions-List.xml'],
    ['canada-sanctions', 'sema-lmes.xml'],
  ])('the list %s is one file, %s', async (sourceId, name) => {
    const files = await list(sourceId)
    expect(files.map((file) => [file.name, file.url.split('/').at(-1)])).toEqual([[name, name]])
  })

  test('the list of the Commission is asked for with a token alone, which stands in no address', async () => {
    await expect(list('eu-fsf')).rejects.toThrow('MERLEG_EU_FSF_TOKEN is not set')
    const origins = [...listPublisherTokens({ MERLEG_EU_FSF_TOKEN: 'secret' }).keys()]
    const download = SOURCE_DOWNLOADS.find(({ sourceId }) => sourceId === 'eu-fsf')
    const files = await download?.list(answering({}, origins), { after: null })
    expect(files?.map(({ name, url }) => [name, new URL(url).search])).toEqual([['xmlFullSanctionsList_1_1.xml', '']])
    expect(listPublisherTokens({ MERLEG_EU_FSF_TOKEN: undefined }).size).toBe(0)
  })

  test('GLEIF are those of the newest publication', async () => {
    const part = (name: string) => ({ full_file: { csv: { url: `https://g.example/${name}.csv.zip`, size: 5 } } })
    const answer = {
      data: [{ publish_date: '2026-11-20 16:00:00', lei2: part('lei2'), rr: part('rr'), repex: part('repex') }],
    }
    const url = 'https://goldencopy.gleif.org/api/v2/golden-copies/publishes?per_page=1'
    expect(told(await list('gleif', { [url]: JSON.stringify(answer) }))).toEqual(
      ['lei2', 'rr', 'repex'].map((name) => `${name}.csv.zip https://g.example/${name}.csv.zip 2026-11-20`),
    )
  })
})

/** A name that the publisher gives may be read off a page: then the adapter is asked whether it reads such a one. */
test('what is fetched is what is read: no required file of a source is missing from its download', async () => {
  for (const sourceId of ['rik-ee', 'brreg-no']) {
    const files = await list(sourceId)
    const adapter = SOURCE_ADAPTERS.find(({ source }) => source.sourceId === sourceId)
    const unread = files.filter(({ name }) => !adapter?.files?.some((file) => file.name.test(unpackedName(name))))
    const unfetched = adapter?.files?.filter(
      (file) => !file.isOptional && !files.some(({ name }) => file.name.test(unpackedName(name))),
    )
    expect({ unread, unfetched }, sourceId).toEqual({ unread: [], unfetched: [] })
  }
})

test('every download says under which licence, and where that stands', () => {
  for (const { licence, licenceUrl } of SOURCE_DOWNLOADS) {
    expect(licence).not.toBe('')
    expect(licenceUrl).toMatch(/^https:\/\//)
  }
})
