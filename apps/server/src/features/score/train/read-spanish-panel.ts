import { readFile } from 'node:fs/promises'
import type { PanelRow } from '@merleg/domain/score/train/register-weights'
import { CommandError } from '../../../shared/cli/command-error.ts'

/** Solvency, return, liquidity, turnover and the price of debt: what the score's factors tell of the accounts. */
const RATIOS = [
  'WORKING_CAPITAL',
  'WARRANTY',
  'RETURN_ASSETS',
  'OPERATING_INCOME_MARGIN',
  'FINANCIAL_SOLVENCY',
  'ACID_TEST',
] as const

/**
 * Reads the panel of Spanish companies of 1998–2003 (INFOTEL; ARFF, `?` where missing). Throws CommandError where the
 * file is another one.
 */
export async function readSpanishPanel(path: string): Promise<PanelRow[]> {
  const text = await readFile(path, 'latin1').catch((error: unknown) => {
    throw new CommandError(`${path}: ${error instanceof Error ? error.message : String(error)}`, 2)
  })
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const names = lines.flatMap((line) => /^@attribute\s+(\S+)/i.exec(line)?.[1] ?? [])
  const placeOf = (name: string) => {
    const place = names.indexOf(name)
    if (place === -1) throw new CommandError(`${path}: there is no column ${name}.`)
    return place
  }
  const columns = {
    year: placeOf('YEAR'),
    age: placeOf('AGE'),
    delay: placeOf('DELAY_ACCOUNTS'),
    incidents: placeOf('NUMBER_JUDICIAL_INCIDENCES_TOTAL'),
    moves: placeOf('CHANGES_LOCATION'),
    audited: placeOf('AUDITED'),
    opinion: placeOf('AUDITORS_OPINION'),
    failed: placeOf('BANKRUPTCY'),
    ratios: RATIOS.map(placeOf),
  }
  return lines
    .filter((line) => /^\d/.test(line))
    .map((line) => {
      const cells = line.split(',')
      const number = (place: number) => Number(cells[place] ?? Number.NaN)
      return {
        year: number(columns.year),
        ratios: columns.ratios.map((place) => (Number.isFinite(number(place)) ? number(place) : null)),
        signals: {
          'filing-delay': cells[columns.delay] === 'yes',
          enforcement: number(columns.incidents) > 0,
          'seat-changes': number(columns.moves) > 0,
          'ten-years': number(columns.age) >= 10,
          audited: cells[columns.audited] === 'yes',
          'qualified-opinion': ['minor', 'negative'].includes(cells[columns.opinion] ?? ''),
        },
        hasFailed: cells[columns.failed] === 'YES',
      }
    })
}
