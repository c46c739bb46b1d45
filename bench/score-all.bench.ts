import type { BenchContext, BenchEntry, ProductLine } from './bench-entry.ts'

export const scoreAllBench: BenchEntry = {
  name: 'score-all',
  title: 'Ratings of all companies',
  goal: { text: '1 million companies in ≤ 5 minutes (3,334 companies/s), ≤ 1 GB of memory', companies: 1_000_000 },
  method:
    '`merleg score compute` as a process of its own, from its start to its end, right after the load: what the register ' +
    'knows of every company and its newest accounts are read, rated and stored, and the quartiles of the factors made. ' +
    'Baselines: the server alone reading the same accounts and facts from end to end, and writing the same rows.',
  measure,
  quick: [
    {
      name: 'score-all',
      floor: 'reading accounts and facts, writing ratings once',
      when: 'loaded',
      round: ({ loaded: { scores } }) => {
        if (scores === undefined) throw new Error('a load measures this')
        return { oursMs: scores.seconds * 1000, floorMs: (scores.readSeconds + scores.writeSeconds) * 1000 }
      },
    },
  ],
}

async function measure({ companies, loadData }: BenchContext): Promise<ProductLine[]> {
  const { scores } = await loadData()
  if (scores === undefined) throw new Error('the data were loaded before this was measured; say --fresh')
  const { seconds, memoryMb, readSeconds, writeSeconds } = scores
  const figuresOf = (taken: number) => ({ seconds: taken, companiesPerSecond: companies / taken })
  return [
    {
      name: 'Mérleg, `merleg score compute`',
      figures: { ...figuresOf(seconds), ...(memoryMb === null ? {} : { memoryMb }) },
      limits: [
        { metric: 'companiesPerSecond', atLeast: 3334 },
        { metric: 'memoryMb', atMost: 1024 },
      ],
      baselines: [
        { name: 'PostgreSQL reading the accounts and facts once', figures: figuresOf(readSeconds) },
        { name: 'PostgreSQL writing the same ratings once', figures: figuresOf(writeSeconds) },
      ],
    },
  ]
}
