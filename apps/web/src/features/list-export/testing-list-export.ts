import type { ExportCalculation, ListExport, StartedExport } from '@merleg/contract/list-export.contract'

export const EXPORT_ID = '0f0e0d0c-0000-4000-8000-0000000000ee'

type Group = ExportCalculation['groups'][number]

const priced = ({ group, count, ownedCount, unitPrice }: Omit<Group, 'amount' | 'saving'>): Group => ({
  group,
  count,
  ownedCount,
  unitPrice,
  amount: (count - ownedCount) * unitPrice,
  saving: ownedCount * unitPrice,
})

/** 12,400 companies, of which 3,100 were bought before. */
export const testingCalculation = (given: Partial<ExportCalculation> = {}): ExportCalculation => ({
  count: 12_400,
  phoneCount: 8000,
  emailCount: 6000,
  websiteCount: 4000,
  price: 37_200,
  saving: 12_400,
  groups: [priced({ group: 'base', count: 12_400, ownedCount: 3100, unitPrice: 4 })],
  optedOutCount: 0,
  fileBytes: { xlsx: 2_400_000, csv: 1_200_000, parquet: 640_000 },
  canStart: true,
  balance: 500_000,
  hasDefaultPrices: false,
  quoteId: '0f0e0d0c-0000-4000-8000-0000000000cc',
  quoteExpiresAt: '2099-11-22T05:55:00.000Z',
  asOf: '2026-11-22T05:40:00.000Z',
  ...given,
})

export const testingExport = (given: Partial<ListExport> = {}): ListExport => ({
  id: EXPORT_ID,
  searchId: '0f0e0d0c-0000-4000-8000-0000000000aa',
  title: 'Zala vármegye',
  state: 'done',
  format: 'xlsx',
  columns: ['companyName', 'phone'],
  rowCount: 12_400,
  doneCount: 12_400,
  price: 37_200,
  charged: 37_200,
  saving: 12_400,
  createdAt: '2026-11-22T05:40:00.000Z',
  finishedAt: '2026-11-22T05:41:00.000Z',
  isMailed: true,
  isOutdated: false,
  canBeMadeAgain: true,
  refunded: 0,
  failure: null,
  file: { name: 'ceglista.xlsx', bytes: 2_400_000, expiresAt: '2026-12-22T05:41:00.000Z' },
  ...given,
})

export const testingStarted = (given: Partial<StartedExport>): StartedExport => ({
  id: EXPORT_ID,
  outcome: 'started',
  message: 'Az export elindult.',
  price: 37_200,
  ...given,
})
