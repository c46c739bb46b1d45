import { join } from 'node:path'
import type { BenchContext, BenchEntry, Line, ProductLine } from './bench-entry.ts'
import { REPOSITORY, runNode } from './merleg-process.ts'

export const checksBench: BenchEntry = {
  name: 'checks',
  title: 'Checks and tests',
  goal: { text: '`npm run check` ≤ 60 s, `npm test` ≤ 12 minutes on two idle cores', companies: null },
  method:
    'Both as a person runs them, one after the other, until they end without a fault. Baselines: of the checks the types alone, ' +
    'of the tests the checks that they begin with.',
  isOnlyNamed: true,
  measure,
  quick: [],
}

async function measure({ say }: BenchContext): Promise<ProductLine[]> {
  say('checking')
  const types = await time('of that, the types of the server', ['check.ts', 'types'])
  const check = await time('npm run check', ['check.ts'])
  say('testing')
  const test = await time('npm test', ['run-tests.ts'])
  return [
    { ...check, limits: [{ metric: 'seconds', atMost: 60 }], baselines: [types] },
    {
      ...test,
      limits: [{ metric: 'seconds', atMost: 12 * 60 }],
      baselines: [{ ...check, name: 'of that, the checks' }],
    },
  ]
}

async function time(name: string, [script = '', ...rest]: readonly string[]): Promise<Line> {
  const { seconds } = await runNode([join(REPOSITORY, 'tools', script), ...rest])
  return { name, figures: { seconds } }
}
