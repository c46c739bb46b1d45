import { readIsoDay } from '../../reading/cell-values.ts'

/** A dimension of a context with the member it has there. */
export type Dimension = { name: string; member: string }

/**
 * Of what a number is told. `start` is null for a moment. `scope`: the company's own or, in group accounts, the group's.
 * `member` is null where it is of a part that no line stands for, and empty for the whole.
 */
export type TaggedContext = {
  start: string | null
  end: string
  scope: 'own' | 'group'
  member: string | null
  identifier: string
}

/** Members that mean nothing else than if they were left out. */
const DEFAULTS: ReadonlySet<string> = new Set([
  'originalreviseddatadimension/original',
  'originalreviseddatadimension/revised',
  'groupcompanydatadimension/company',
])
const GROUP: ReadonlySet<string> = new Set([
  'groupcompanydatadimension/consolidated',
  'consolidationdimension/consolidated',
])
/** When something is due is told in either of two ways, or in both. */
const MEMBERS: ReadonlyMap<string, string> = new Map([
  ['maturitiesorexpirationperiodsdimension/withinoneyear', 'WithinOneYear'],
  ['maturitiesorexpirationperiodsdimension/afteroneyear', 'AfterOneYear'],
  ['financialinstrumentcurrentnon-currentdimension/currentfinancialinstruments', 'WithinOneYear'],
  ['financialinstrumentcurrentnon-currentdimension/non-currentfinancialinstruments', 'AfterOneYear'],
  ['financialinstrumentcurrentnon-currentdimension/noncurrentfinancialinstruments', 'AfterOneYear'],
  ['equityclassesdimension/sharecapital', 'ShareCapital'],
  ['equityclassesdimension/sharepremium', 'SharePremium'],
  ['equityclassesdimension/revaluationreserve', 'RevaluationReserve'],
  ['equityclassesdimension/retainedearningsaccumulatedlosses', 'RetainedEarningsAccumulatedLosses'],
])

/** Reads a context from its days and dimensions; one without a day is of no day at all. */
export function readContext({
  days,
  dimensions,
}: {
  days: Readonly<Record<string, string>>
  dimensions: readonly Dimension[]
}): TaggedContext {
  const keys = dimensions.map(({ name, member }) => `${name}/${member.toLowerCase()}`)
  const kept = keys.filter((key) => !DEFAULTS.has(key) && !GROUP.has(key))
  const members = new Set(kept.map((key) => MEMBERS.get(key) ?? null))
  const [member = ''] = members
  const start = readIsoDay((days['startdate'] ?? '').slice(0, 10))
  return {
    start,
    end: readIsoDay((days['enddate'] ?? days['instant'] ?? '').slice(0, 10)) ?? '',
    scope: keys.some((key) => GROUP.has(key)) ? 'group' : 'own',
    member: members.size > 1 ? null : member,
    identifier: days['identifier'] ?? '',
  }
}
