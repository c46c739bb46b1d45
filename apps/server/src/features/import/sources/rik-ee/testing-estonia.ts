import { toSemicolonCsv, zip } from '../../testing-packed-files.ts'

const BASIC_COLUMNS = [
  'nimi',
  'ariregistri_kood',
  'ettevotja_oiguslik_vorm',
  'ettevotja_oigusliku_vormi_alaliik',
  'kmkr_nr',
  'ettevotja_staatus',
  'ettevotja_staatus_tekstina',
  'ettevotja_esmakande_kpv',
  'ettevotja_aadress',
  'asukoht_ettevotja_aadressis',
  'asukoha_ehak_kood',
  'asukoha_ehak_tekstina',
  'indeks_ettevotja_aadressis',
  'ads_adr_id',
  'ads_ads_oid',
  'ads_normaliseeritud_taisaadress',
  'teabesysteemi_link',
]

export const TARGET = '10000018'
export const OWNER = '10000024'
export const MANAGER_HASH = '77a468f2-248a-5e41-8356-c975af9613a5'

type Fields = Record<string, unknown>
type Cells = Record<string, string>

/** A line of the basic data. */
export function basicRow(changes: Cells = {}): string[] {
  const row: Cells = {
    nimi: 'Näidis Ehitus OÜ',
    ariregistri_kood: TARGET,
    ettevotja_oiguslik_vorm: 'Osaühing',
    kmkr_nr: 'EE100366327',
    ettevotja_staatus: 'R',
    ettevotja_staatus_tekstina: 'Registrisse kantud',
    ettevotja_esmakande_kpv: '05.06.2013',
    asukoht_ettevotja_aadressis: 'Regati pst 12',
    asukoha_ehak_kood: '0596',
    asukoha_ehak_tekstina: 'Pirita linnaosa, Tallinn, Harju maakond',
    indeks_ettevotja_aadressis: '11911',
    ads_normaliseeritud_taisaadress: 'Harju maakond, Tallinn, Pirita linnaosa, Regati pst 12',
    teabesysteemi_link: `https://ariregister.rik.ee/est/company/${TARGET}`,
    ...changes,
  }
  return BASIC_COLUMNS.map((column) => row[column] ?? '')
}

/** A record of the general data. */
export function generalRecord(code: string, changes: Fields = {}): Fields {
  return {
    ariregistri_kood: Number(code),
    nimi: 'Näidis Ehitus OÜ',
    yldandmed: {
      staatus: 'R',
      staatus_tekstina: 'Registrisse kantud',
      oiguslik_vorm: 'OÜ',
      staatused: [{ kaardi_nr: 1, staatus: 'R', staatus_tekstina: 'Registrisse kantud', algus_kpv: '05.06.2013' }],
      kapitalid: [
        { kirje_id: 5, kapitali_suurus: '2500.00', kapitali_valuuta: 'EUR', algus_kpv: '05.06.2013', lopp_kpv: null },
      ],
      sidevahendid: [{ kirje_id: 2, liik: 'WWW', liik_tekstina: 'Interneti WWW aadress', sisu: 'https://naidis.ee' }],
      teatatud_tegevusalad: [
        {
          kirje_id: 4,
          emtak_kood: '41201',
          emtak_tekstina: 'Elamute ehitus',
          emtak_versioon: 2,
          nace_kood: '41.20',
          on_pohitegevusala: true,
          algus_kpv: '01.01.2020',
          lopp_kpv: null,
        },
      ],
      ...changes,
    },
  }
}

const PERSON = {
  kirje_id: 1,
  isiku_tyyp: 'F',
  isiku_roll: 'JUHL',
  isiku_roll_tekstina: 'Juhatuse liige',
  eesnimi: 'Mari',
  nimi_arinimi: 'Mägi',
  isikukood_registrikood: null,
  isikukood_hash: MANAGER_HASH,
  valis_kood: null,
  valis_kood_riik: null,
  synniaeg: null,
  algus_kpv: '05.06.2013',
  lopp_kpv: null,
}

export function person(changes: Fields = {}): Fields {
  return { ...PERSON, ...changes }
}

export function holder(changes: Fields = {}): Fields {
  return {
    ...PERSON,
    kirje_id: 2,
    isiku_tyyp: 'J',
    isiku_roll: 'OSAN',
    isiku_roll_tekstina: 'Osanik',
    eesnimi: null,
    nimi_arinimi: 'Valdus AS',
    isikukood_registrikood: OWNER,
    isikukood_hash: null,
    osaluse_protsent: '60.00',
    osaluse_suurus: '1500.00',
    osaluse_valuuta: 'EUR',
    osaluse_omandiliik: 'L',
    osaluse_omandiliik_tekstina: 'Ainuomand',
    ...changes,
  }
}

/** A beneficial owner by a direct holding. */
export function beneficialOwner(changes: Fields = {}): Fields {
  return {
    kirje_id: 7,
    algus_kpv: '01.10.2018',
    lopp_kpv: null,
    eesnimi: 'Mari',
    nimi: 'Mägi',
    isikukood: null,
    isikukood_hash: MANAGER_HASH,
    valis_kood: null,
    valis_kood_riik: null,
    valis_kood_riik_tekstina: null,
    synniaeg: null,
    aadress_riik: 'EST',
    aadress_riik_tekstina: 'Eesti',
    kontrolli_teostamise_viis: 'O',
    kontrolli_teostamise_viis_tekstina: 'otsene osalus',
    lahknevusteade_esitatud: null,
    ...changes,
  }
}

type Files = {
  basic?: readonly string[][]
  general?: readonly Fields[]
  persons?: readonly Fields[]
  holders?: readonly Fields[]
  /** Left out: the edition has no file of them. */
  owners?: readonly Fields[]
}

/** An edition of the register: two companies, the second a shareholder of the first. */
export function registerFiles({
  basic = [
    basicRow(),
    basicRow({ ariregistri_kood: OWNER, nimi: 'Valdus AS', ettevotja_oiguslik_vorm: 'Aktsiaselts', kmkr_nr: '' }),
  ],
  general = [generalRecord(TARGET), generalRecord(OWNER, { teatatud_tegevusalad: [] })],
  persons = [person()],
  holders = [
    holder(),
    holder({
      ...PERSON,
      kirje_id: 3,
      isiku_roll: 'OSAN',
      osaluse_protsent: '40.00',
      osaluse_suurus: '1000.00',
    }),
  ],
  owners,
}: Files = {}): Record<string, Buffer> {
  const json = (name: string, records: readonly unknown[]) => ({
    [`${name}.zip`]: zip(name, JSON.stringify(records, null, 4)),
  })
  const basicName = 'ettevotja_rekvisiidid__lihtandmed.csv'
  return {
    [`${basicName}.zip`]: zip(basicName, `\uFEFF${toSemicolonCsv(BASIC_COLUMNS, basic, '\r\n')}`),
    ...json('ettevotja_rekvisiidid__yldandmed.json', general),
    ...json('ettevotja_rekvisiidid__kaardile_kantud_isikud.json', [
      { ariregistri_kood: Number(TARGET), nimi: 'Näidis Ehitus OÜ', kaardile_kantud_isikud: persons },
      { ariregistri_kood: Number(OWNER), nimi: 'Valdus AS', kaardile_kantud_isikud: [] },
    ]),
    ...json('ettevotja_rekvisiidid__osanikud.json', [
      { ariregistri_kood: Number(TARGET), nimi: 'Näidis Ehitus OÜ', osanikud: holders },
      { ariregistri_kood: Number(OWNER), nimi: 'Valdus AS', osanikud: [] },
    ]),
    ...(owners === undefined
      ? {}
      : json('ettevotja_rekvisiidid__kasusaajad.json', [
          { ariregistri_kood: Number(TARGET), nimi: 'Näidis Ehitus OÜ', kasusaajad: owners },
        ])),
  }
}

const REPORT_COLUMNS = [
  'report_id',
  'taidetud_aruanne_report_id',
  'registrikood',
  'õiguslik vorm',
  'staatus',
  'aruandeaasta',
  'kas konsolideeritud?',
  'period_start',
  'period_end',
  'esitatud_kpv',
  'kas auditeeritud?',
  'valitud aruanne kategooria',
  'minimaalne kategooria andmete alusel',
  'auditi töövõtu liik',
  'audiitori otsuse tüüp',
  'modifikatsioon asjaolu rõhutamine',
  'modifikatsioon muu asjaolu',
  'modifikatsioon tegevuse jatkuvus',
  'Audiitorettevõtja (AEV)',
]

/** A line of the list of reports. */
export function reportRow(changes: Cells = {}): string[] {
  const row: Cells = {
    report_id: '2024018',
    registrikood: TARGET,
    aruandeaasta: '2024',
    'kas konsolideeritud?': 'Ei',
    period_start: '01.01.2024',
    period_end: '31.12.2024',
    esitatud_kpv: '30.06.2025',
    ...changes,
  }
  return REPORT_COLUMNS.map((column) => row[column] ?? '')
}

/** The elements of a report of 2024. */
export const ELEMENTS: readonly string[][] = [
  ['2024018', 'Kasumiaruanne skeem 1', 'Müügitulu', 'Revenue', '40000.0'],
  ['2024018', 'Kasumiaruanne skeem 1', 'Ärikasum (kahjum)', 'TotalProfitLoss', '1200.0'],
  ['2024018', 'Kasumiaruanne skeem 1', 'Kasum (kahjum) enne tulumaksustamist', 'TotalProfitLossBeforeTax', '1100.0'],
  ['2024018', 'Kasumiaruanne skeem 1', 'Aruandeaasta kasum (kahjum)', 'TotalAnnualPeriodProfitLoss', '1000.0'],
  ['2024018', 'Kasumiaruanne skeem 1', 'Tööjõukulud', 'LaborExpense', '-900.0'],
  ['2024018', 'Lisa: Tööjõukulud', 'Tööjõukulud', 'LaborExpense', '905.0'],
  [
    '2024018',
    'Lisa: Tööjõukulud',
    'Töötajate keskmine arv taandatuna täistööajale',
    'AverageNumberOfEmployeesInFullTimeEquivalentUnits',
    '5.5',
  ],
  ['2024018', 'Bilanss', 'Käibevarad', 'CurrentAssets', '15000.0'],
  ['2024018', 'Bilanss', 'Põhivarad', 'NonCurrentAssets', '5000.0'],
  ['2024018', 'Bilanss', 'Varad', 'Assets', '20000.0'],
  ['2024018', 'Bilanss', 'Lühiajalised kohustised', 'CurrentLiabilities', '7000.0'],
  ['2024018', 'Bilanss', 'Omakapital', 'Equity', '8000.0'],
  ['2024018', 'PDF', 'Müügitulu', '', '41000'],
]

/** A month's edition of the annual reports, of one year. */
export function accountFiles({
  reports = [reportRow()],
  elements = ELEMENTS,
}: { reports?: readonly string[][]; elements?: readonly string[][] } = {}): Record<string, Buffer> {
  const reportsName = '1.aruannete_yldandmed_kuni_31102026'
  const elementsName = '4.2024_aruannete_elemendid_kuni_31102026'
  return {
    [`${reportsName}_0.zip`]: zip(`${reportsName}.csv`, toSemicolonCsv(REPORT_COLUMNS, reports).trimEnd()),
    [`${elementsName}_0.zip`]: zip(
      `${elementsName}.csv`,
      toSemicolonCsv(['report_id', 'tabel', 'elemendi_label', 'elemendi_nimetus', 'vaartus'], elements),
    ),
  }
}
