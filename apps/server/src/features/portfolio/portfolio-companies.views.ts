import type { EndpointAnswer, EndpointInput } from '@merleg/contract/endpoint'
import { reportPage } from '@merleg/contract/pages'
import type { getPortfolioCompanies, PortfolioCompany } from '@merleg/contract/portfolio.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { bandOfRating, partOf, type RatingThen } from '@merleg/domain/portfolio/portfolio-member'
import type { Move } from '@merleg/domain/portfolio/portfolio-moves'
import type { RatedBand, RatedLiteBand } from '@merleg/domain/risk-rating'
import { getTranslator } from '@merleg/i18n/translator'
import { renderRisk, UNRATED } from '../../shared/shown-risk.ts'
import { renderStatusOn } from '../../shared/status-badge.ts'
import { listLastTold } from '../register/last-told.repository.ts'
import { type LoadedPortfolio, loadPortfolio, type PortfolioAsked } from './load-portfolio.ts'
import type { NamedMember } from './portfolio-members.repository.ts'
import { nameMoveEnd, namePart } from './portfolio-words.ts'

type Query = EndpointInput<typeof getPortfolioCompanies>['query']

/** The companies behind a figure of the portfolio, by name. Throws as the portfolio does. */
export async function getCompaniesPage(
  db: DbOrTx,
  asked: PortfolioAsked & { query: Query },
): Promise<EndpointAnswer<typeof getPortfolioCompanies>> {
  const { query, locale, today } = asked
  const { currentPage, perPage } = query
  const loaded = await loadPortfolio(db, asked)
  const meant = listMeant(loaded, query)
  const first = (currentPage - 1) * perPage
  const shown = meant.toSorted(byName(locale)).slice(first, first + perPage)
  const lastTold = await listLastTold(
    db,
    shown.map(({ member }) => member.companyId),
  )
  return {
    title: nameList(locale, query),
    isMove: isMove(query),
    rows: shown.map(({ member, move }) => {
      const told = { lastTold: lastTold.get(member.companyId) ?? null, today }
      return { ...renderMember(member, move, locale), status: renderStatusOn(locale, member.status, told) }
    }),
    meta: { count: meant.length, currentPage, perPage },
  }
}

type Meant = { member: NamedMember; move: Move | null }

const isMove = ({ row, column, cause }: Query): boolean =>
  row !== undefined || column !== undefined || cause !== undefined

function byName(locale: Locale): (a: Meant, b: Meant) => number {
  const { compare } = new Intl.Collator(locale)
  return (a, b) => compare(a.member.name, b.member.name) || (a.member.companyId < b.member.companyId ? -1 : 1)
}

function listMeant({ members, watched, moves }: LoadedPortfolio, query: Query): Meant[] {
  if (!isMove(query)) {
    const { dimension, part } = query
    return watched
      .filter((member) => dimension === undefined || part === undefined || partOf(member, dimension) === part)
      .map((member) => ({ member, move: null }))
  }
  const byId = new Map(members.map((member) => [member.companyId, member]))
  return moves.flatMap((move) => {
    const { row = move.row, column = move.column, cause = move.cause } = query
    const member = byId.get(move.companyId)
    const isMeant = row === move.row && column === move.column && cause === move.cause
    return member !== undefined && isMeant ? { member, move } : []
  })
}

function nameList(locale: Locale, query: Query): string {
  const t = getTranslator(locale, 'portfolio/answers')
  const { dimension, part, row, column, cause } = query
  if (isMove(query)) {
    const ends = [row, column].flatMap((key) => (key === undefined ? [] : nameMoveEnd(locale, key))).join(' › ')
    return [ends, cause === undefined ? '' : t(`causes.${cause}.label`)].filter((text) => text !== '').join(': ')
  }
  if (dimension === undefined || part === undefined) return t('all')
  return `${t(`dimensions.${dimension}`)}: ${namePart(locale, dimension, part)}`
}

/** A company as lists and files show it; its status is the caller's. */
export function renderMember(member: NamedMember, move: Move | null, locale: Locale): Omit<PortfolioCompany, 'status'> {
  const { companyId, name, kind, isMadeUp, importance, isWatched, wasIn, isIn } = member
  const t = getTranslator(locale, 'portfolio/answers')
  const shown = (rating: RatingThen | null) => {
    const { value, band, label } = renderRisk(locale, { ...(rating ?? UNRATED), kind })
    return { value, band, label }
  }
  const bandOnly = (band: RatedBand | RatedLiteBand) => ({
    value: null,
    band,
    label: getTranslator(locale, 'risk-rating/words')(`bands.${band}`),
  })
  return {
    companyId,
    name: { value: name, url: reportPage(companyId, 'summary') },
    isMadeUp,
    importance: getTranslator(locale, 'watch-list/answers')(`importances.${importance}`),
    risk: isWatched ? shown(member.current) : null,
    before: move !== null && wasIn ? shown(member.before) : null,
    between:
      move?.between == null || move.between === bandOfRating(member, member.before) ? null : bandOnly(move.between),
    after: move !== null && isIn ? shown(member.after) : null,
    cause: move?.cause == null ? null : t(`causes.${move.cause}.label`),
  }
}
