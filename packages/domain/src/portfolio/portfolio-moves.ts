import { splitMove } from '../rating-moves.ts'
import type { RatedBand } from '../risk-rating.ts'
import { areRatedAlike } from '../score/rated-by.ts'
import { bandOf, bandOfRating, PORTFOLIO_BANDS, type PortfolioMember } from './portfolio-member.ts'

/** Where a company was on the first day: in a band, or not watched yet. */
export const MOVE_ROWS = [...PORTFOLIO_BANDS, 'entered'] as const
/** And on the last: in a band, or not watched any more. */
export const MOVE_COLUMNS = [...PORTFOLIO_BANDS, 'left'] as const
export type MoveRow = (typeof MOVE_ROWS)[number]
export type MoveColumn = (typeof MOVE_COLUMNS)[number]

/**
 * What a move between two bands is due to, our rules beside the model counting as the model. `model`: the points of the first day by the model of the last are in the band of
 * the last day already; `company`: the band of the first day stays the same by the model of the last; `both`: neither.
 * `unknown`: the two cannot be told apart.
 */
export const MOVE_CAUSES = ['company', 'model', 'both', 'unknown'] as const
export type MoveCause = (typeof MOVE_CAUSES)[number]

/** Points of the first day by the model of the last, by company; null of who is unrated by it. */
export type RatedAnew = ReadonlyMap<string, number | null>

export type Move = {
  companyId: string
  row: MoveRow
  column: MoveColumn
  /** The band of the first day by the model of the last; null where it cannot be known, or is not asked. */
  between: RatedBand | null
  /** Null where no model has changed anything and the band is the same, and of who entered or left. */
  cause: MoveCause | null
}

/** Were both ratings made, and by different versions of the model or of our rules? Only then anything has to be rated anew. */
export function isModelChanged({ wasIn, isIn, before, after }: PortfolioMember): boolean {
  return wasIn && isIn && before !== null && after !== null && !areRatedAlike(before, after)
}

/** How each company moved that was watched on either of the days. */
export function listMoves(members: readonly PortfolioMember[], anew: RatedAnew): Move[] {
  return members.filter(({ wasIn, isIn }) => wasIn || isIn).map((member) => findMove(member, anew))
}

function findMove(member: PortfolioMember, anew: RatedAnew): Move {
  const { companyId, kind, wasIn, isIn, before, after } = member
  const from = bandOfRating(member, before)
  const to = bandOfRating(member, after)
  const move = { companyId, row: wasIn ? from : 'entered', column: isIn ? to : 'left' } as const
  if (!wasIn || !isIn) return { ...move, between: null, cause: null }
  if (before === null || after === null) return { ...move, between: null, cause: from === to ? null : 'unknown' }
  if (!isModelChanged(member)) return { ...move, between: from, cause: from === to ? null : 'company' }
  const points = anew.get(companyId)
  if (points === undefined) return { ...move, between: null, cause: 'unknown' }
  const between = bandOf(kind, points)
  return { ...move, between, cause: causeOf(splitMove({ from, between, to })) }
}

function causeOf({ byModel, byCompany }: ReturnType<typeof splitMove>): MoveCause | null {
  if (byModel) return byCompany ? 'both' : 'model'
  return byCompany ? 'company' : null
}

export type MoveCell = { row: MoveRow; column: MoveColumn; count: number } & Record<MoveCause, number>

/** The cells of the matrix that hold companies, in its order; rows and columns add up to the spreads of the two days. */
export function countMoves(moves: readonly Move[]): MoveCell[] {
  const cells = new Map<string, MoveCell>()
  for (const { row, column, cause } of moves) {
    const key = `${row} ${column}`
    const cell = cells.get(key) ?? { row, column, count: 0, company: 0, model: 0, both: 0, unknown: 0 }
    cell.count += 1
    if (cause !== null) cell[cause] += 1
    cells.set(key, cell)
  }
  return MOVE_ROWS.flatMap((row) => MOVE_COLUMNS.flatMap((column) => cells.get(`${row} ${column}`) ?? []))
}

export type MoveStage = { band: RatedBand; before: number; between: number; after: number }

/**
 * The companies watched on both days by band: on the first day, on the first day by the model of the last, and on the last.
 * Those whose second figure cannot be known are left out of all three and counted.
 */
export function countStages(moves: readonly Move[]): { stages: MoveStage[]; leftOut: number } {
  const stayed = moves.filter(({ row, column }) => row !== 'entered' && column !== 'left')
  const known = stayed.filter(({ between }) => between !== null)
  const stages = PORTFOLIO_BANDS.map((band) => ({
    band,
    before: known.filter(({ row }) => row === band).length,
    between: known.filter((move) => move.between === band).length,
    after: known.filter(({ column }) => column === band).length,
  }))
  return { stages, leftOut: stayed.length - known.length }
}
