import { type CompanyFigures, type GroupFigures } from './group-accounts.ts'
import { isWholeYear } from '../whole-year.ts'

/**
 * How a member stands in the sums. `own`: with its own accounts; `consolidated`: with those of the group it leads;
 * `within`: contained in the consolidated accounts of another member; `flawed`: its accounts have an error; `unknown`: no
 * accounts are known; `possible`: not certain to be a member.
 */
export const SUM_STATES = ['own', 'consolidated', 'within', 'flawed', 'unknown', 'possible'] as const
export type SumState = (typeof SUM_STATES)[number]

/** `contains`: the members that it controls, which its consolidated accounts therefore contain. */
export type SummedMember = {
  readonly id: string
  readonly isCertain: boolean
  readonly figures: CompanyFigures
  readonly headcount: number | null
  readonly contains: readonly string[]
}

/** `told` of the `units` that make up the sum have the figure; null where none has. */
export type FigureSum = { readonly value: number | null; readonly told: number }

/** Of one currency: there is no common one, and none is made up. `members` are the companies the units stand for. */
export type CurrencySum = {
  readonly currency: string
  readonly units: number
  readonly members: number
  readonly years: readonly [first: number, last: number]
  readonly sales: FigureSum
  readonly equity: FigureSum
}

export type GroupSum = {
  /** Certain members. */
  readonly members: number
  /** Those whose figures are in the sums, by themselves or within consolidated accounts. */
  readonly counted: number
  readonly states: ReadonlyMap<string, { state: SumState; by: string | null; figures: GroupFigures | null }>
  readonly currencies: readonly CurrencySum[]
  readonly headcount: FigureSum
  /** More than one unit is added up: sales to each other and shares in each other are in it twice. */
  readonly hasDoubleCounting: boolean
  /** So many units have sales of a year that is no whole one; they are added as filed. */
  readonly irregular: number
}

/**
 * The sums of a group. Where a member has filed consolidated accounts they stand for it and for all that it controls, the
 * uppermost first; the rest is added with its own accounts. What members sold to each other no source tells.
 */
export function sumGroup(members: readonly SummedMember[]): GroupSum {
  const certain = members.filter(({ isCertain }) => isCertain)
  const within = findContained(certain)
  const states = new Map(members.map((member) => [member.id, judgeMember(member, within.get(member.id) ?? null)]))
  const units = certain.flatMap(({ id }) => {
    const told = states.get(id)
    const isAdded = told?.state === 'own' || told?.state === 'consolidated'
    return isAdded && told.figures !== null ? [{ id, figures: told.figures }] : []
  })
  const heads = certain.flatMap(({ headcount }) => headcount ?? [])
  const covered = Map.groupBy([...within.values()], (by) => by)
  return {
    members: certain.length,
    counted: units.length + within.size,
    states,
    currencies: sumCurrencies(units.map((unit) => ({ ...unit, members: 1 + (covered.get(unit.id)?.length ?? 0) }))),
    headcount: { value: heads.length === 0 ? null : add(heads), told: heads.length },
    hasDoubleCounting: units.length > 1,
    irregular: units.filter(({ figures }) => hasIrregularSales(figures)).length,
  }
}

/** Are these the sales of a year that is no whole one? */
function hasIrregularSales({ sales, period }: GroupFigures): boolean {
  return sales !== null && !isWholeYear({ period })
}

/** By company the uppermost member whose consolidated accounts contain it. */
function findContained(members: readonly SummedMember[]): Map<string, string> {
  const ids = new Set(members.map(({ id }) => id))
  const consolidating = members
    .filter(({ figures }) => figures.consolidated !== null)
    .toSorted((a, b) => b.contains.length - a.contains.length || (a.id < b.id ? -1 : 1))
  const found = new Map<string, string>()
  for (const { id, contains } of consolidating) {
    if (found.has(id)) continue
    for (const owned of contains)
      if (owned !== id && ids.has(owned) && !found.has(owned) && !isUnit(found, owned)) found.set(owned, id)
  }
  return found
}

/** Has it taken others in already? Companies in a circle contain each other: the first stands for all. */
function isUnit(found: ReadonlyMap<string, string>, id: string): boolean {
  return [...found.values()].includes(id)
}

function judgeMember(
  { isCertain, figures: { own, consolidated, flawedYear } }: SummedMember,
  by: string | null,
): { state: SumState; by: string | null; figures: GroupFigures | null } {
  if (!isCertain) return { state: 'possible', by: null, figures: own ?? consolidated }
  if (by !== null) return { state: 'within', by, figures: own }
  if (consolidated !== null) return { state: 'consolidated', by: null, figures: consolidated }
  if (own !== null) return { state: 'own', by: null, figures: own }
  return { state: flawedYear === null ? 'unknown' : 'flawed', by: null, figures: null }
}

type Unit = { id: string; figures: GroupFigures; members: number }

function sumCurrencies(units: readonly Unit[]): CurrencySum[] {
  return [...Map.groupBy(units, ({ figures }) => figures.currency)]
    .map(([currency, each]): CurrencySum => {
      const years = each.map(({ figures }) => figures.year)
      const sum = (read: (figures: GroupFigures) => number | null): FigureSum => {
        const told = each.flatMap(({ figures }) => read(figures) ?? [])
        return { value: told.length === 0 ? null : add(told), told: told.length }
      }
      return {
        currency,
        units: each.length,
        members: add(each.map(({ members }) => members)),
        years: [Math.min(...years), Math.max(...years)],
        sales: sum(({ sales }) => sales),
        equity: sum(({ equity }) => equity),
      }
    })
    .toSorted((a, b) => b.members - a.members || (a.currency < b.currency ? -1 : 1))
}

function add(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
