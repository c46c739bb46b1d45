import type { Sector, SectorChart, SectorRow } from '@merleg/contract/report/sector.contract'

const chart = (title: string, changes: Partial<SectorChart> = {}): SectorChart => ({
  title,
  definition: `Mit mutat: ${title}.`,
  formula: 'Valami / más',
  unit: 'ratio',
  empty: false,
  labels: ['2023', '2024'],
  marks: [null, null],
  company: [1, 2],
  lowerQuartile: [null, 1.1],
  median: [null, 1.5],
  upperQuartile: [null, 1.9],
  companyCounts: [0, 62],
  ...changes,
})

const row = (key: string, label: string, changes: Partial<SectorRow>): SectorRow => ({
  key,
  label,
  unit: 'ratio',
  company: null,
  mark: null,
  lowerQuartile: null,
  median: null,
  upperQuartile: null,
  companyCount: 0,
  quarter: null,
  isRanked: true,
  ...changes,
})

const columns = [
  { key: 'label', title: 'Mutató' },
  { key: 'company', title: 'A cég' },
  { key: 'lowerQuartile', title: 'Alsó kvartilis' },
  { key: 'median', title: 'Medián' },
  { key: 'upperQuartile', title: 'Felső kvartilis' },
  { key: 'companyCount', title: 'Cégek száma' },
  { key: 'quarter', title: 'A cég helye' },
]

/** A company in the class of its main activity, with one other activity that too few have. */
export const testingSector: Sector = {
  empty: false,
  gap: null,
  sectors: [
    { id: '7022', value: '70.22 Vezetési tanácsadás', level: 'class', isMain: true, companyCount: 62 },
    { id: '70', value: '70 Üzletvezetés', level: 'division', isMain: true, companyCount: 1062 },
    { id: '0111', value: '01.11 Gabonafélék termesztése', level: 'class', isMain: false, companyCount: 0 },
  ],
  selectedSector: '7022',
  currency: 'HUF',
  table: {
    meta: { count: 5, year: 2024, mark: null, computedAt: '2026-11-20T08:00:00.000Z' },
    columns,
    items: [
      row('liquidityRate', 'Likviditási ráta', {
        company: 13.72,
        lowerQuartile: 1.37,
        median: 3.44,
        upperQuartile: 8.75,
        companyCount: 62,
        quarter: 4,
      }),
      row('equity', 'Saját tőke', {
        unit: 'currency',
        company: -4_000_000,
        lowerQuartile: 1_000_000,
        median: 5_000_000,
        upperQuartile: 9_000_000,
        companyCount: 61,
        quarter: 1,
      }),
      row('provisions', 'Céltartalékok', {
        unit: 'currency',
        company: 0,
        lowerQuartile: 0,
        median: 0,
        upperQuartile: 0,
        companyCount: 62,
      }),
      row('obligations', 'Kötelezettségek', { unit: 'currency' }),
      row('ros', 'Árbevétel-arányos nyereség (ROS)', { unit: 'percent', company: 0.084 }),
    ],
  },
  charts: {
    liquidityRate: chart('Likviditási ráta'),
    liquidityQuickRate: chart('Likviditási gyorsráta'),
    capitalSupply: chart('Tőkeellátottság', { unit: 'percent' }),
    debtRate: chart('Eladósodottság', { unit: 'percent' }),
    activityProfitMargin: chart('Tevékenység jövedelmezősége', { unit: 'percent' }),
    grossProfitMargin: chart('Bruttó fedezeti hányad', { unit: 'percent' }),
    ros: chart('ROS', { unit: 'percent' }),
    equity: chart('Saját tőke', { unit: 'currency' }),
    provisions: chart('Céltartalékok', { unit: 'currency' }),
    obligations: chart('Kötelezettségek', { unit: 'currency' }),
    passiveDelimitations: chart('Passzív időbeli elhatárolások', { unit: 'currency' }),
    fixedAssets: chart('Befektetett eszközök', { unit: 'currency' }),
    currentAssets: chart('Forgóeszközök', { unit: 'currency' }),
    activeDelimitations: chart('Aktív időbeli elhatárolások', { unit: 'currency' }),
    operatingActivity: chart('Üzemi tevékenység eredménye', {
      unit: 'currency',
      empty: true,
      company: [null, null],
      lowerQuartile: [null, null],
      median: [null, null],
      upperQuartile: [null, null],
      companyCounts: [0, 0],
    }),
    beforeTax: chart('Adózás előtti eredmény', { unit: 'currency' }),
  },
}
