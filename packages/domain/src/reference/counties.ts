/** A county (vármegye) or Budapest; `regionCode` is the KSH code of its NUTS 2 region. */
export type County = { code: string; nameHu: string; regionCode: string }

/** A planning and statistical region (NUTS 2). */
export type Region = { code: string; nuts: string; name: { hu: string; en: string; de: string } }

const COUNTY_ROWS: ReadonlyArray<readonly [string, string, string]> = [
  ['01', 'Budapest', '11'],
  ['02', 'Baranya', '40'],
  ['03', 'Bács-Kiskun', '70'],
  ['04', 'Békés', '70'],
  ['05', 'Borsod-Abaúj-Zemplén', '50'],
  ['06', 'Csongrád-Csanád', '70'],
  ['07', 'Fejér', '20'],
  ['08', 'Győr-Moson-Sopron', '30'],
  ['09', 'Hajdú-Bihar', '60'],
  ['10', 'Heves', '50'],
  ['11', 'Komárom-Esztergom', '20'],
  ['12', 'Nógrád', '50'],
  ['13', 'Pest', '12'],
  ['14', 'Somogy', '40'],
  ['15', 'Szabolcs-Szatmár-Bereg', '60'],
  ['16', 'Jász-Nagykun-Szolnok', '60'],
  ['17', 'Tolna', '40'],
  ['18', 'Vas', '30'],
  ['19', 'Veszprém', '20'],
  ['20', 'Zala', '30'],
]

/** Counties by KSH code, with the names in force since 2020 (Csongrád-Csanád). */
export const COUNTIES: readonly County[] = COUNTY_ROWS.map(([code, nameHu, regionCode]) => ({
  code,
  nameHu,
  regionCode,
}))

export const REGIONS: readonly Region[] = [
  { code: '11', nuts: 'HU11', name: { hu: 'Budapest', en: 'Budapest', de: 'Budapest' } },
  { code: '12', nuts: 'HU12', name: { hu: 'Pest', en: 'Pest', de: 'Pest' } },
  { code: '20', nuts: 'HU21', name: { hu: 'Közép-Dunántúl', en: 'Central Transdanubia', de: 'Mitteltransdanubien' } },
  { code: '30', nuts: 'HU22', name: { hu: 'Nyugat-Dunántúl', en: 'Western Transdanubia', de: 'Westtransdanubien' } },
  { code: '40', nuts: 'HU23', name: { hu: 'Dél-Dunántúl', en: 'Southern Transdanubia', de: 'Südtransdanubien' } },
  { code: '50', nuts: 'HU31', name: { hu: 'Észak-Magyarország', en: 'Northern Hungary', de: 'Nordungarn' } },
  {
    code: '60',
    nuts: 'HU32',
    name: { hu: 'Észak-Alföld', en: 'Northern Great Plain', de: 'Nördliche Große Tiefebene' },
  },
  { code: '70', nuts: 'HU33', name: { hu: 'Dél-Alföld', en: 'Southern Great Plain', de: 'Südliche Große Tiefebene' } },
]

const countyByCode = new Map(COUNTIES.map((county) => [county.code, county]))
const regionByCode = new Map(REGIONS.map((region) => [region.code, region]))

/** A county by code, or null. */
export function findCounty(code: string): County | null {
  return countyByCode.get(code) ?? null
}

/** A region by KSH code, or null. */
export function findRegion(code: string): Region | null {
  return regionByCode.get(code) ?? null
}

/** "Baranya vármegye"; Budapest stays Budapest. */
export function formatCountyHu(county: County): string {
  return county.code === '01' ? county.nameHu : `${county.nameHu} vármegye`
}
