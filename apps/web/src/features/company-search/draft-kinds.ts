import type { CriterionKind } from '@merleg/domain/company-search/criteria'
import type { Locale } from '@merleg/domain/locale'
import { z } from 'zod'
import { readTypedNumber, writeTypedNumber } from '../../shared/typed-number/typed-number.ts'
import { readFilterDay, writeFilterDay } from './filter-day.ts'

/** How what is typed is to be read: the reader's language, and the day (YYYY-MM-DD) by which years of two digits are. */
export type DraftReader = { locale: Locale; today: string }

const Ids = z.array(z.string())
const TypedBounds = z.object({ min: z.string(), max: z.string() })
type TypedBounds = z.infer<typeof TypedBounds>
type Bounds<Value> = { min: Value | null; max: Value | null }

/** What each kind of criterion is while it is filled in: numbers and days as they are typed. */
export type DraftKinds = {
  text: string
  identifier: string
  count: TypedBounds
  percent: TypedBounds
  millions: TypedBounds
  days: TypedBounds
  choice: readonly string[]
  addressType: readonly string[]
  memberType: readonly string[]
  info: { readonly type: readonly string[]; readonly start: string; readonly end: string }
  activities: readonly string[]
  months: string
  place: { readonly settlement: string; readonly radiusKm: string }
  companies: readonly string[]
  flag: boolean
}

/** The same kinds in a saved query. */
export type SavedKinds = {
  text: string
  identifier: string
  count: Bounds<number>
  percent: Bounds<number>
  millions: Bounds<number>
  days: Bounds<string>
  choice: readonly string[]
  addressType: readonly string[]
  memberType: readonly string[]
  info: { type: readonly string[]; start: string | null; end: string | null }
  activities: readonly string[]
  months: number | null
  place: { settlement: string; radiusKm: number }
  companies: readonly string[]
  flag: boolean
}

type DraftKindRule<Typed, Saved> = {
  empty: Typed
  /** As it may lie in the storage of the browser. */
  stored: z.ZodType<Typed>
  isEmpty: (value: Typed) => boolean
  write: (saved: Saved, reader: DraftReader) => Typed
  /** What the contract then judges: NaN stands for what is no number, any text for what is no day. */
  read: (value: Typed, reader: DraftReader) => unknown
}

const readDay = (text: string, reader: DraftReader): string | null =>
  text.trim() === '' ? null : (readFilterDay(text, reader) ?? text)

const text: DraftKindRule<string, string> = {
  empty: '',
  stored: z.string(),
  isEmpty: (value) => value.trim() === '',
  write: (saved) => saved,
  read: (value) => value,
}

const numbers: DraftKindRule<TypedBounds, Bounds<number>> = {
  empty: { min: '', max: '' },
  stored: TypedBounds,
  isEmpty: ({ min, max }) => min.trim() === '' && max.trim() === '',
  write: ({ min, max }, { locale }) => ({ min: writeTypedNumber(min, locale), max: writeTypedNumber(max, locale) }),
  read: ({ min, max }, { locale }) => ({ min: readTypedNumber(min, locale), max: readTypedNumber(max, locale) }),
}

const ids: DraftKindRule<readonly string[], readonly string[]> = {
  empty: [],
  stored: Ids,
  isEmpty: (value) => value.length === 0,
  write: (saved) => saved,
  read: (value) => value,
}

/** One rule for each kind; a criterion of a known kind needs none of its own. */
export const DRAFT_KINDS: { readonly [K in CriterionKind]: DraftKindRule<DraftKinds[K], SavedKinds[K]> } = {
  text,
  identifier: text,
  count: numbers,
  percent: numbers,
  millions: numbers,
  days: {
    empty: { min: '', max: '' },
    stored: TypedBounds,
    isEmpty: numbers.isEmpty,
    write: ({ min, max }, reader) => ({ min: writeFilterDay(min, reader), max: writeFilterDay(max, reader) }),
    read: ({ min, max }, reader) => ({ min: readDay(min, reader), max: readDay(max, reader) }),
  },
  choice: ids,
  addressType: ids,
  memberType: ids,
  info: {
    empty: { type: [], start: '', end: '' },
    stored: z.object({ type: Ids, start: z.string(), end: z.string() }),
    isEmpty: ({ type, start, end }) => type.length === 0 && start.trim() === '' && end.trim() === '',
    write: ({ type, start, end }, reader) => ({
      type,
      start: writeFilterDay(start, reader),
      end: writeFilterDay(end, reader),
    }),
    read: ({ type, start, end }, reader) => ({ type, start: readDay(start, reader), end: readDay(end, reader) }),
  },
  activities: ids,
  months: {
    empty: '',
    stored: z.string(),
    isEmpty: text.isEmpty,
    write: (saved, { locale }) => writeTypedNumber(saved, locale),
    read: (value, { locale }) => readTypedNumber(value, locale),
  },
  place: {
    empty: { settlement: '', radiusKm: '' },
    stored: z.object({ settlement: z.string(), radiusKm: z.string() }),
    isEmpty: ({ settlement }) => settlement.trim() === '',
    write: ({ settlement, radiusKm }, { locale }) => ({
      settlement,
      radiusKm: settlement === '' ? '' : writeTypedNumber(radiusKm, locale),
    }),
    read: ({ settlement, radiusKm }, { locale }) => ({ settlement, radiusKm: readTypedNumber(radiusKm, locale) ?? 0 }),
  },
  companies: ids,
  flag: {
    empty: false,
    stored: z.boolean(),
    isEmpty: (value) => !value,
    write: (saved) => saved,
    read: (value) => value,
  },
}
