/** What a command printed of where its time went (`describePhases`): seconds by phase. */
export function readPhases(output: string): Record<string, number> {
  const [, told = ''] = /^Where the time went[^:]*: (.+)$/m.exec(output) ?? []
  return Object.fromEntries(
    [...told.matchAll(/([\w-]+) ([\d.]+) s/g)].map(([, phase = '', seconds]) => [phase, Number(seconds)]),
  )
}
