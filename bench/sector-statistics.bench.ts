import type { BenchContext, BenchEntry, ProductLine } from './bench-entry.ts'

export const sectorStatisticsBench: BenchEntry = {
  name: 'sector-statistics',
  title: 'Statistics of all sectors',
  goal: { text: '1 million companies in ≤ 10 minutes (1,667 companies/s), ≤ 1 GB of memory', companies: 1_000_000 },
  method:
    '`merleg sector-statistics rebuild` as a process of its own, from its start to its end, right after the load: every figure ' +
    'of every business year, and its quartiles by class, group and division. Baseline: the server alone reading the amounts ' +
    'of the same accounts from end to end.',
  measure,
  quick: [
    {
      name: 'sector-statistics',
      floor: 'reading the accounts once',
      when: 'loaded',
      round: ({ loaded: { sectorStatistics } }) => {
        if (sectorStatistics === undefined) throw new Error('a load measures this')
        return { oursMs: sectorStatistics.seconds * 1000, floorMs: sectorStatistics.readSeconds * 1000 }
      },
    },
  ],
}

async function measure({ companies, loadData }: BenchContext): Promise<ProductLine[]> {
  const { sectorStatistics } = await loadData()
  if (sectorStatistics === undefined) throw new Error('the data were loaded before this was measured; say --fresh')
  const { seconds, memoryMb, readSeconds } = sectorStatistics
  const figures = { seconds, companiesPerSecond: companies / seconds, ...(memoryMb === null ? {} : { memoryMb }) }
  return [
    {
      name: 'Mérleg, `merleg sector-statistics rebuild`',
      figures,
      limits: [
        { metric: 'companiesPerSecond', atLeast: 1667 },
        { metric: 'memoryMb', atMost: 1024 },
      ],
      baselines: [
        {
          name: 'PostgreSQL reading the accounts once',
          figures: { seconds: readSeconds, companiesPerSecond: companies / readSeconds },
        },
      ],
    },
  ]
}
