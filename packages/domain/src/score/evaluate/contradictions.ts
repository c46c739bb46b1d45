import { combine, readPolishLines } from '../train/polish-row.ts'
import { isRated, type TrainingRow } from '../train/training-row.ts'
import { type Estimate, estimateAuc } from './delong.ts'
import { estimateShare } from './probability-metrics.ts'
import { formatEstimate, formatShareEstimate, renderMarkdownTable } from './figure-text.ts'

/** How often rows with known earlier years contradict themselves, and how well that alone ranks them. */
export type Contradictions = {
  readonly failures: Estimate | null
  readonly survivors: Estimate | null
  readonly auc: Estimate | null
}

/** More than five digits of rounding can make, as a share of total assets. */
const NOTHING = 1e-3

/**
 * Attr46 is current assets less inventories, to short-term liabilities, and all three are told by other ratios. In most
 * failures, and in hardly a survivor, it is current assets less receivables: a slip of those who worked the ratios out.
 */
function contradicts({ attributes }: TrainingRow): boolean {
  const { currentAssets, inventories, shortTermLiabilities } = readPolishLines(attributes)
  const told = combine(attributes[45] ?? null, shortTermLiabilities, (quick, debt) => quick * debt)
  const meant = combine(currentAssets, inventories, (assets, stock) => assets - stock)
  return combine(told, meant, (one, other) => Number(Math.abs(one - other) > NOTHING)) === 1
}

export function findContradictions(rows: readonly TrainingRow[]): Contradictions {
  const rated = rows.filter(isRated)
  const failed = rated.map(({ hasFailed }) => hasFailed)
  const risks = rated.map((row) => Number(contradicts(row)))
  const shareOf = (hasFailed: boolean) => {
    const own = risks.filter((_, row) => failed[row] === hasFailed)
    return estimateShare({ count: own.filter((risk) => risk === 1).length, total: own.length })
  }
  return { failures: shareOf(true), survivors: shareOf(false), auc: estimateAuc({ rankings: [risks], failed }) }
}

export function renderContradictions(
  horizons: readonly { readonly months: number; readonly contradictions: Contradictions }[],
): string {
  const table = renderMarkdownTable({
    head: ['horizon', 'of the failures', 'of the survivors', 'AUC of this slip alone (95 %)'],
    rows: horizons.map(({ months, contradictions: { failures, survivors, auc } }) => [
      `${months} months`,
      formatShareEstimate(failures),
      formatShareEstimate(survivors),
      formatEstimate(auc),
    ]),
  })
  return `A third accident tells failures from survivors by arithmetic. The quick ratio (Attr46) has to be current assets less inventories to short-term liabilities, which other ratios tell. In these rows it is not: receivables are taken off in place of inventories, so the ratios of many failures were worked out by another sheet than those of the survivors (sales by Attr36 and costs by Attr33 and Attr34 differ from the rest alike).\n\n${table}\n\nWhoever is shown all 64 ratios finds this: the logistic regression over them in part, boosted trees better. It is a mark on the file and nothing of a company, so what can be had of these accounts is told by boosted trees over our factors, not by those over all ratios. No factor of the score is made of these ratios (sales are taken from Attr36 only where no other one tells them).`
}
