/** Years in ascending order, those in a row as a range: `2016–2018, 2021`. */
export function formatYears(years: readonly number[]): string {
  const runs: { first: number; last: number }[] = []
  for (const year of [...new Set(years)].toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run?.last === year - 1) run.last = year
    else runs.push({ first: year, last: year })
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}
