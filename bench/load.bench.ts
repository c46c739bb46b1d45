import type { BenchContext, BenchEntry, Figures, ProductLine } from './bench-entry.ts'
import { formatCount } from './result-text.ts'

export const loadBench: BenchEntry = {
  name: 'load',
  title: 'Load through the merge, read models ready',
  goal: { text: '1 million companies in ≤ 5 minutes (3,334 companies/s), ≤ 2 GB of memory', companies: 1_000_000 },
  method:
    '`merleg generate` as a process of its own, from its start to its end: companies made up, merged, read models made. ' +
    'Memory of Node is that of this process (highest resident set); memory of PostgreSQL that of all its processes, shared ' +
    'memory counted once. Where the time went it tells itself: two lanes work side by side, so that their seconds are more than ' +
    'those of the clock. Baseline: the facts and statements that it left, written to files and copied by the server into tables ' +
    'without indexes.',
  measure,
  quick: [
    {
      name: 'load',
      floor: 'plain COPY of the same rows',
      when: 'loaded',
      round: ({ loaded }) => ({ oursMs: loaded.seconds * 1000, floorMs: loaded.copied.seconds * 1000 }),
    },
  ],
}

async function measure({ companies, loadData }: BenchContext): Promise<ProductLine[]> {
  const { seconds, phases = {}, size, memoryMb, postgresMemoryMb, copied } = await loadData()
  const figures: Figures = {
    seconds,
    companiesPerSecond: companies / seconds,
    factsPerSecond: size.facts / seconds,
    ...(memoryMb === null ? {} : { memoryMb }),
    ...(postgresMemoryMb === null ? {} : { postgresMemoryMb }),
  }
  const megabytes = formatCount(Math.round(copied.bytes / 1024 ** 2))
  return [
    {
      name: 'Mérleg, `merleg generate`',
      figures,
      limits: [
        { metric: 'companiesPerSecond', atLeast: 3334 },
        { metric: 'memoryMb', atMost: 2048 },
      ],
      baselines: [
        {
          name: `plain COPY of the same ${formatCount(copied.rows)} rows, ${megabytes} MB`,
          figures: { seconds: copied.seconds, factsPerSecond: size.facts / copied.seconds },
        },
      ],
    },
    ...Object.entries(phases).map(([phase, spent]) => ({
      name: `of it ${phase}`,
      figures: { seconds: spent },
      limits: [],
      baselines: [],
    })),
  ]
}
