import type { getPortfolio, getPortfolioCompanies } from '@merleg/contract/portfolio.contract'
import type { EndpointInput } from '@merleg/contract/endpoint'

type Asked = EndpointInput<typeof getPortfolio>['query']
type Listed = EndpointInput<typeof getPortfolioCompanies>['query']
type Optional<Fields> = { [Key in keyof Fields]?: Fields[Key] | undefined }

/** What the address says of which companies and which days, and what is lost of a claim in percent. */
export type PortfolioFilter = Optional<Asked>
/** Which figure's companies are listed: a part of a spread, or a cell or cause of the moves. */
export type PortfolioFigure = Optional<Pick<Listed, 'dimension' | 'part' | 'row' | 'column' | 'cause'>>
export type PortfolioView = PortfolioFilter &
  PortfolioFigure & {
    currentPage?: number | undefined
    perPage?: 10 | 20 | 50 | undefined
    faultsPage?: number | undefined
    faults?: boolean | undefined
  }

export type ChangeView = (changes: PortfolioView) => void

/** No figure is chosen. */
export const NO_FIGURE = {
  dimension: undefined,
  part: undefined,
  row: undefined,
  column: undefined,
  cause: undefined,
  currentPage: undefined,
} as const satisfies PortfolioView

/** Is less than the whole portfolio asked for? */
export function isNarrowed({ importance, label }: PortfolioFilter): boolean {
  return importance !== undefined || label !== undefined
}

/** The part of the view that every call takes, without what is left out. */
export function toPortfolioRequest({ importance, label, from, to, lossShare }: PortfolioFilter) {
  return {
    ...(importance === undefined ? {} : { importance }),
    ...(label === undefined ? {} : { label }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(lossShare === undefined ? {} : { lossShare }),
  }
}

/** The figure of the view, without what is left out. */
export function toFigureRequest({ dimension, part, row, column, cause }: PortfolioFigure) {
  return {
    ...(dimension === undefined ? {} : { dimension }),
    ...(part === undefined ? {} : { part }),
    ...(row === undefined ? {} : { row }),
    ...(column === undefined ? {} : { column }),
    ...(cause === undefined ? {} : { cause }),
  }
}
