import { REPORT_ID_MAX_LENGTH, REPORT_ID_PATTERN } from '@merleg/domain/report-id'
import { NO_SHARE_REASONS } from '@merleg/domain/year-change'
import { YEAR_MARK_KINDS } from '@merleg/domain/year-mark-kinds'
import { z } from 'zod'

/** The id of a company's report, as it comes from a caller. */
export const CompanyId = z.string().max(REPORT_ID_MAX_LENGTH).regex(REPORT_ID_PATTERN)

/** The report id in a path. */
export const ReportIdParams = z.strictObject({ id: CompanyId })

/** A calendar day, YYYY-MM-DD, that exists; there was no year 0. */
export const IsoDate = z.iso.date().refine((day) => !day.startsWith('0000'))

/** `true` or `false` in a query string. */
export const BooleanText = z.enum(['true', 'false']).transform((text) => text === 'true')

/** The counterpart, as a caller writes it. */
export function toBooleanText(value: boolean): 'true' | 'false' {
  return value ? 'true' : 'false'
}

/** A message for the user, shown as a toast or in the message panel. */
export const MessageAnswer = z.object({ message: z.string() })
export const NotificationAnswer = z.object({ notification: z.string() })

/** Status of a company: key for styling, icon key, colour name, and the word in the caller's language. */
export const StatusBadge = z.object({
  key: z.string(),
  icon: z.string(),
  color: z.string(),
  value: z.string(),
})
export type StatusBadge = z.infer<typeof StatusBadge>

/**
 * A rating as it is shown: the points, null of who is unrated, their band (`unrated` then) and its word, which says where the
 * rating is a simplified one, or rests on register data alone and no accounts.
 */
export const ShownRating = z.object({ value: z.number().nullable(), band: z.string(), label: z.string() })

/** The same where its colour is shown, and what it does not see. */
export const ColoredRating = ShownRating.extend({
  backgroundColor: z.string(),
  /** Said of a rating that does not see all it should; null where nothing is missing. */
  confidence: z.string().nullable(),
})

/** A name that leads somewhere. */
export const NameLink = z.object({ value: z.string(), url: z.string() })

/** Where a value comes from, since when it holds and when we learnt of it. */
export const Provenance = z.object({
  publisher: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  validFrom: IsoDate.nullable(),
  validTo: IsoDate.nullable(),
  recordedAt: z.iso.datetime(),
  reference: z.string().nullable(),
  /** Of accounts, which are valid for their business year: the day they were filed. */
  filedOn: IsoDate.optional(),
  /** Of a publication as a whole, whose entries each have days of their own: the newest day of which it was read. */
  observedOn: IsoDate.optional(),
  /** Which fact or accounts it is, the same in every language and on every page. */
  key: z.string().optional(),
})
export type Provenance = z.infer<typeof Provenance>

/** Where a shown value comes from: as published, or, where `derivation` says how, worked out from its sources. */
export const ValueOrigin = z.object({ derivation: z.string().nullable(), sources: z.array(Provenance).min(1) })
export type ValueOrigin = z.infer<typeof ValueOrigin>

/**
 * What it means that nothing is listed. `none`: the sources that tell everything of it have nothing; `partly`: they do not
 * tell of all that was asked; `unknown`: no source tells. The text names sources, days and what is not told.
 */
export const Silence = z.object({ level: z.enum(['none', 'partly', 'unknown']), title: z.string(), text: z.string() })
export type Silence = z.infer<typeof Silence>

/** What is to be known of the accounts of a business year, in sentences of a line each; the kinds are those of `domain/year-mark-kinds`. */
export const YearMark = z.object({ kind: z.enum(YEAR_MARK_KINDS), text: z.string() })
export type YearMark = z.infer<typeof YearMark>

/** The change of a figure against the year before, or why there is none: the rule and the units of `domain/year-change`. */
export const YearChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['share', 'points', 'plain']), value: z.number() }),
  z.object({ kind: z.literal('none'), reason: z.enum(NO_SHARE_REASONS), difference: z.number().nullable() }),
])
