import { pointsOfBand } from '../../risk-rating.ts'
import type { BandOutcome } from './band-calibration.ts'
import { BASELINE_NAMES, type BaselineKey } from './baselines.ts'
import {
  formatCount,
  formatEstimate,
  formatFigure,
  formatShare,
  formatShareEstimate,
  NO_FIGURE,
  type TextTable,
} from './figure-text.ts'
import type { GroupOutcome, RowGroup, Validation } from './validate-scores.ts'

/** How well the score tells failures from survivors, and how near its probabilities are. */
export function tabulateFigures(validation: Validation<string>): TextTable {
  const { discrimination, calibrationError, calibrationSlope } = validation
  const [least, most] = [Math.min(...validation.ksSums), Math.max(...validation.ksSums)]
  const ksAt = least === most ? String(most) : `${least} to ${most}`
  return {
    head: ['figure', 'value (95 %)'],
    rows: [
      ['AUC', formatEstimate(validation.auc)],
      ['Gini', formatEstimate(discrimination?.gini ?? null)],
      [discrimination === null ? 'KS' : `KS (at a sum of ${ksAt})`, formatEstimate(discrimination?.ks ?? null)],
      ['failures among the worst 5 %', formatShareEstimate(discrimination?.capture5 ?? null)],
      ['failures among the worst 10 %', formatShareEstimate(discrimination?.capture10 ?? null)],
      ['failures among the worst 25 %', formatShareEstimate(discrimination?.capture25 ?? null)],
      ['AUC of the points 0–100', formatEstimate(validation.aucOfPoints)],
      ['Brier score', formatEstimate(validation.brier, 4)],
      ['log loss', formatEstimate(validation.logLoss, 4)],
      ['expected calibration error', calibrationError === null ? NO_FIGURE : formatFigure(calibrationError.value, 4)],
      ['… by chance alone', calibrationError === null ? NO_FIGURE : formatFigure(calibrationError.byChance, 4)],
      ['slope of calibration (1: right)', calibrationSlope === null ? NO_FIGURE : formatFigure(calibrationSlope, 2)],
    ],
  }
}

/** The score beside the other models on the same rows. */
export function tabulateComparisons(validation: Validation<BaselineKey>): TextTable {
  const rows = validation.comparisons.map(({ key, auc, difference }) => [
    BASELINE_NAMES[key],
    formatEstimate(auc),
    formatEstimate(difference),
    difference === null ? NO_FIGURE : formatProbability(difference.pValue),
  ])
  return {
    head: ['model', 'AUC (95 %)', 'the score is better by (95 %)', 'p'],
    rows: [['This score', formatEstimate(validation.auc), NO_FIGURE, NO_FIGURE], ...rows],
  }
}

function formatProbability(pValue: number): string {
  return pValue < 0.0001 ? '< 0.0001' : formatFigure(pValue, 4)
}

export function tabulateBands(bands: readonly BandOutcome[]): TextTable {
  return {
    head: ['band', 'points', 'rows', 'failures', 'failed (95 %)', 'foretold'],
    rows: bands.map(({ band, rows, failures, observed, foretold }) => {
      const { from, to } = pointsOfBand(band)
      return [
        band,
        `${from}–${to}`,
        formatCount(rows),
        formatCount(failures),
        formatShareEstimate(observed),
        foretold === null ? NO_FIGURE : formatShare(foretold),
      ]
    }),
  }
}

const GROUP_NAMES: Readonly<Record<RowGroup, string>> = {
  'share-capital': 'earlier years known, share capital told',
  'no-share-capital': 'earlier years known, share capital exactly 0',
  'unknown-years': 'earlier years not known',
}

export function tabulateGroups(groups: readonly GroupOutcome[]): TextTable {
  return {
    head: ['rows with', 'rows', 'failures', 'failed (95 %)', 'AUC (95 %)'],
    rows: groups.map(({ group, rows, failures, failureShare, auc }) => [
      GROUP_NAMES[group],
      formatCount(rows),
      formatCount(failures),
      formatShareEstimate(failureShare),
      formatEstimate(auc),
    ]),
  }
}

/** Whether every band fails more often than the better ones, in a sentence. */
export function describeRank({ bands, inversions }: Validation<string>): string {
  const known = bands.filter(({ rows }) => rows > 0)
  if (known.length < 2) return 'Bands cannot be ranked: all rows lie in one of them.'
  const empty = bands.filter(({ rows }) => rows === 0).map(({ band }) => band)
  const rest = empty.length === 0 ? '' : ` No rows in: ${empty.join(', ')}.`
  if (inversions.length === 0) return `The bands rank strictly: each fails more often than the one above it.${rest}`
  const pairs = inversions.map(({ better, worse }) => `${worse} does not fail more often than ${better}`)
  return `The bands do not rank strictly: ${pairs.join('; ')}.${rest}`
}
