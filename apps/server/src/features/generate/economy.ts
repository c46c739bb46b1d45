/** Turnover and wages against 2024, and bank interest, by year (KSH, MNB; rounded). */
const ECONOMY_ROWS = `
2014 0.54 0.39 0.05
2015 0.56 0.41 0.045
2016 0.58 0.43 0.04
2017 0.62 0.49 0.035
2018 0.67 0.54 0.035
2019 0.71 0.6 0.035
2020 0.7 0.65 0.035
2021 0.77 0.71 0.04
2022 0.9 0.83 0.1
2023 0.97 0.94 0.14
2024 1 1 0.09
2025 1.04 1.08 0.08`
type Economy = { sales: number; wages: number; interest: number }
const economyByYear = new Map<number, Economy>(
  ECONOMY_ROWS.trim()
    .split('\n')
    .map((row) => {
      const [year = 0, sales = 1, wages = 1, interest = 0] = row.split(' ').map(Number)
      return [year, { sales, wages, interest }]
    }),
)

/** The state of the economy in a year; beyond the table 4 % growth a year. */
export function economyOf(year: number): Economy {
  const growth = 1.04 ** (year - 2024)
  return economyByYear.get(year) ?? { sales: growth, wages: growth, interest: 0.07 }
}
