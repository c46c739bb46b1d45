import type { StatementAmounts } from '@merleg/domain/observation'
import { GB_TAGGED_LINES, type TaggedLine } from '@merleg/domain/statement-layouts/gb-accounts'
import type { BusinessYear } from './business-year.ts'
import { findLostSigns } from './lost-signs.ts'
import type { TaggedContext } from './tagged-contexts.ts'
import type { TaggedDocument, TaggedNumber } from './tagged-document.ts'

/** Concepts that tell a line, in lower case as tags are read. */
export const WANTED_NUMBERS: ReadonlySet<string> = new Set(GB_TAGGED_LINES.map(({ concept }) => concept.toLowerCase()))

const linesByTag = new Map<string, TaggedLine>(
  GB_TAGGED_LINES.map((line) => [`${line.concept.toLowerCase()}/${line.member ?? ''}`, line]),
)

type Told = { line: TaggedLine; number: TaggedNumber; context: TaggedContext }

/** The amounts of a statement in whole units of `unit` pounds, or of what the accounts are in. */
export type LineAmounts = {
  currency: string
  unit: 1 | 1000
  amounts: StatementAmounts
  previousAmounts: StatementAmounts
  /** Lines told in ways that differ, or with another sign than their parts give: they are left out. */
  contradicted: readonly string[]
}

/** The amounts of a company's own accounts, or of its group; null where they tell none of the year. */
export function readAmounts(
  document: TaggedDocument,
  { scope, year }: { scope: TaggedContext['scope']; year: BusinessYear },
): LineAmounts | null {
  const told = listTold(document, scope)
  const currency = findCurrency(document, told)
  const counted = told.filter(({ line, number }) => isCounted(document, line, { number, currency }))
  const unit = counted.every(({ line, number }) => line.code === 'employees' || number.scale >= 3) ? 1000 : 1
  const contradicted = new Set<string>()
  const take = (isOfYear: (context: TaggedContext) => boolean): StatementAmounts => {
    const own = counted.filter(({ context }) => isOfYear(context))
    return leaveOutLostSigns(toAmounts(own, { unit, contradicted }), contradicted)
  }
  const amounts = take(({ start, end }) => end === year.end && (start === null || start === year.start))
  if (Object.keys(amounts).length === 0) return null
  const { previousEnd } = year
  const previousAmounts = previousEnd === null ? {} : take(({ end }) => end === previousEnd)
  return { currency, unit, amounts, previousAmounts, contradicted: [...contradicted] }
}

function listTold({ numbers, contexts }: TaggedDocument, scope: TaggedContext['scope']): Told[] {
  return numbers.flatMap((number) => {
    const context = contexts.get(number.context)
    if (context === undefined || context.scope !== scope || context.member === null) return []
    const line = linesByTag.get(`${number.concept}/${context.member}`)
    return line === undefined ? [] : [{ line, number, context }]
  })
}

/** The currency that most amounts are in; sterling where none is told. */
function findCurrency({ units }: TaggedDocument, told: readonly Told[]): string {
  const counts = new Map<string, number>()
  for (const { number } of told) {
    const currency = units.get(number.unit) ?? ''
    if (/^[A-Z]{3}$/.test(currency)) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, left], [, right]) => right - left)
  return most?.[0] ?? 'GBP'
}

/** People are counted in no currency; an amount of another one is not of this statement. */
function isCounted(
  { units }: TaggedDocument,
  line: TaggedLine,
  { number, currency }: { number: TaggedNumber; currency: string },
): boolean {
  return line.code === 'employees' || units.get(number.unit) === currency
}

function leaveOutLostSigns(amounts: StatementAmounts, contradicted: Set<string>): StatementAmounts {
  const lost = new Set(findLostSigns(amounts))
  for (const code of lost) contradicted.add(code)
  return Object.fromEntries(Object.entries(amounts).filter(([code]) => !lost.has(code)))
}

function toAmounts(
  told: readonly Told[],
  { unit, contradicted }: { unit: 1 | 1000; contradicted: Set<string> },
): StatementAmounts {
  const amounts: StatementAmounts = {}
  for (const [code, all] of Map.groupBy(told, ({ line }) => line.code)) {
    const best = Math.min(...all.map(({ line }) => line.rank))
    const amount = agree(all.filter(({ line }) => line.rank === best).map(({ number }) => number))
    if (amount === null) contradicted.add(code)
    else amounts[code] = code === 'employees' ? amount : Math.round(amount / unit) + 0
  }
  return amounts
}

/** What several tags of one line say: the most exact, if the others are the same rounded; null where they differ. */
function agree(numbers: readonly TaggedNumber[]): number | null {
  const [exact, ...others] = numbers.toSorted((left, right) => exactness(right) - exactness(left))
  if (exact === undefined) return null
  const isSame = others.every(({ value, decimals }) => {
    const step = decimals === null ? 0 : 10 ** -decimals
    return Math.abs(value - exact.value) <= step / 2
  })
  return isSame ? exact.value : null
}

function exactness({ decimals }: TaggedNumber): number {
  return decimals ?? Number.POSITIVE_INFINITY
}
