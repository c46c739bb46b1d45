import type { TieKind } from '../connections/tie-kinds.ts'

type Told = {
  companyId: string
  kind: TieKind
  shareMin: number | null
  shareMax: number | null
  votesMin: number | null
  votesMax: number | null
}

/**
 * Of the ties of companies those by which it is worked out who stands behind them: their owners. Of a company of which no
 * source names an owner, whoever the register tells to control it by so many of its shares or votes stands for one: what a
 * register of beneficial owners tells beside a list of members would otherwise count twice. Other ties stay out.
 */
export function chooseHoldings<One extends Told>(ties: readonly One[]): One[] {
  const owned = new Set(ties.flatMap(({ kind, companyId }) => (kind === 'owner' ? companyId : [])))
  return ties.filter(
    (tie) => tie.kind === 'owner' || (tie.kind === 'beneficial' && !owned.has(tie.companyId) && isInFigures(tie)),
  )
}

function isInFigures({ shareMin, shareMax, votesMin, votesMax }: Told): boolean {
  return [shareMin, shareMax, votesMin, votesMax].some((bound) => bound !== null)
}
