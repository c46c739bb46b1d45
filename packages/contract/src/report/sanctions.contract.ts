import { MATCH_REASONS, SANCTION_GRADES } from '@merleg/domain/sanctions/grading'
import { INDIRECT_ROLES } from '@merleg/domain/sanctions/indirect-roles'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { IsoDate, ReportIdParams } from '../fields.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

/** `withdrawn` takes the last decision back; the match is open again. */
export const DECISION_VERDICTS = ['confirmed', 'dismissed', 'withdrawn'] as const
export type DecisionVerdict = (typeof DECISION_VERDICTS)[number]
export const DECISION_REASON_MIN = 5
export const DECISION_REASON_MAX = 1000

/** People and companies listed as checked; of larger companies the first ones. */
export const CHECKED_PARTY_LIMIT = 200

/** A list of an authority, or one that was made up for the demo. */
const SanctionList = z.object({ sourceId: z.string(), title: z.string(), publisher: z.string() })

/** A list that is in use, and of which day. */
const LoadedList = SanctionList.extend({
  url: z.string().nullable(),
  /** Of the demo: nobody on it exists, and it says nothing of anybody. */
  isMadeUp: z.boolean(),
  day: IsoDate,
  /** Entries of the edition, ships and other things among them. */
  designationCount: z.number().int(),
  /** Those of persons and organisations, which alone are compared. */
  comparedCount: z.number().int(),
  /** Entries of the edition that could not be read: whom they are about is not known. */
  unreadCount: z.number().int(),
  /** Since when newer editions could not be downloaded, or were refused; null where none was. */
  failingSince: z.iso.datetime().nullable(),
  /** When the edition was last known to be the newest: nobody was compared with whoever was listed later. */
  currentOn: IsoDate,
  /** Days since then, and whether these are too many to clear anybody. */
  ageDays: z.number().int(),
  isOld: z.boolean(),
})
export type LoadedList = z.infer<typeof LoadedList>

const PartyRole = z.enum([
  'member',
  'signatory',
  'auditor',
  'supervisory-board',
  'representative',
  'beneficial-owner',
  ...INDIRECT_ROLES,
])

const CheckedParty = z.object({
  name: z.string(),
  kind: z.enum(['person', 'entity']),
  isCompanyItself: z.boolean(),
  roles: z.array(PartyRole),
  /** Of an indirect owner the companies of the register through which it owns, the nearest to the company first; else empty. */
  through: z.array(z.object({ id: z.string(), name: z.string() })),
  /** How many other companies name it as their owner, through which it owns as well. */
  otherWays: z.number().int(),
})

const Decision = z.object({
  verdict: z.enum(DECISION_VERDICTS),
  reason: z.string(),
  userName: z.string(),
  decidedAt: z.iso.datetime(),
})
export type Decision = z.infer<typeof Decision>

const DecisionState = z.object({
  /** The decision in force; null where there is none, or it was taken back. */
  decision: Decision.nullable(),
  /** What was decided about looked different then: to be looked at again. */
  isOutdated: z.boolean(),
  /** Every decision, the newest first. */
  history: z.array(Decision),
})

export const SanctionMatch = z.object({
  id: z.string(),
  /** `identifier` alone may be stated as a fact; every other grade is a question. */
  grade: z.enum(SANCTION_GRADES),
  /** Why it is a match and what speaks against it; the words are the reader's business. */
  reasons: z.array(
    z.object({ code: z.enum(MATCH_REASONS), party: z.string().nullable(), listed: z.string().nullable() }),
  ),
  party: CheckedParty.extend({
    birthDate: z.string().nullable(),
    /** Its other names as far as the register knows them. */
    otherNames: z.array(z.string()),
    registerNumber: z.string().nullable(),
    /** All its official numbers, that of the register among them. */
    numbers: z.array(z.string()),
    countryCode: z.string().nullable(),
    /** Nothing that tells of a birth is told. */
    isWithheld: z.boolean(),
  }),
  designation: z.object({
    name: z.string(),
    /** The name of it that matches. */
    matchedName: z.string(),
    otherNames: z.array(z.string()),
    kind: z.enum(['person', 'entity', 'vessel', 'asset']),
    programme: z.string(),
    measure: z.string(),
    /** Which list has the entry, of which day the newest edition is that was read, and whether it still is compared with. */
    list: SanctionList.extend({ url: z.string().nullable(), day: IsoDate, isInUse: z.boolean() }),
    /** Under which number or place the list has it. */
    entry: z.string().nullable(),
    /** Null where the list does not tell. */
    listedOn: IsoDate.nullable(),
    /** The day of the first edition read that had it. */
    firstSeenOn: IsoDate.nullable(),
    amendedOn: IsoDate.nullable(),
    /** Null also where the list itself is no longer in use. */
    delistedOn: IsoDate.nullable(),
    reason: z.string().nullable(),
    /** The act of the Union; null on the lists of others. No address where the act was made up. */
    legalAct: z
      .object({
        celex: z.string(),
        annex: z.string(),
        record: z.string().nullable(),
        url: z.url().nullable(),
      })
      .nullable(),
    birthDate: z.string().nullable(),
    birthPlace: z.string().nullable(),
    nationality: z.string().nullable(),
    position: z.string().nullable(),
    /** The countries that were compared. */
    countryCodes: z.array(z.string()),
    address: z.string().nullable(),
    /** As the list writes them; those that were compared and that it does not, with who issued them. */
    numbers: z.array(z.string()),
  }),
  foundAt: z.iso.datetime(),
  /** Since when the two no longer match; shown for what was decided about it. */
  endedAt: z.iso.datetime().nullable(),
  /** Counts what it has rested on: another number is other evidence than was decided about. */
  evidenceNo: z.number().int(),
  ...DecisionState.shape,
})
export type SanctionMatch = z.infer<typeof SanctionMatch>

/** Why it is one no longer: the two differ or the entry is off the list, or the list is no longer in use. */
export function whyEnded({ designation }: Pick<SanctionMatch, 'designation'>): 'ended' | 'listUnused' {
  return designation.list.isInUse || designation.delistedOn !== null ? 'ended' : 'listUnused'
}

export const SanctionScreening = z.object({
  /** The editions that were compared with; none before the first one was imported: nothing was checked then. */
  lists: z.array(LoadedList),
  /** Lists of authorities that can be loaded and are not: whether anybody is on them is not known. */
  notLoaded: z.array(SanctionList),
  checkedAt: z.iso.datetime().nullable(),
  checkedCount: z.number().int(),
  checked: z.array(CheckedParty),
  /** Those of whose short name only the very same was looked for, beside their numbers; not among `checked`. */
  tooShortCount: z.number().int(),
  tooShort: z.array(CheckedParty),
  /** Those of whom the source does not tell the name but what it put in its place: they could not be checked. */
  unnamedCount: z.number().int(),
  unnamed: z.array(CheckedParty),
  /**
   * Organisations among the owners, direct or indirect, behind which nobody is known: no owner of theirs is, or they own each other
   * alone. Who stands behind them was not compared.
   */
  untoldOwnersCount: z.number().int(),
  untoldOwners: z.array(CheckedParty),
  /** Indirect owners that were not compared, as there are so many; at least, as who stands behind these is not counted. */
  leftOutOwnersCount: z.number().int(),
  /** Of how many companies, of this one and those that own it, a register says that there is or may be an owner whom it does not name. */
  withUnnamedOwnersCount: z.number().int(),
  /** No owner of a company is known, but perhaps itself; false of what has no owners by law. */
  isOwnerUnknown: z.boolean(),
  /** Who was an owner or officer and no longer is: not compared. */
  formerCount: z.number().int(),
  isCeased: z.boolean(),
  /** A person, or a body of the State: nobody else stands behind it, of whom somebody could be untold. */
  standsAlone: z.boolean(),
  matches: z.array(SanctionMatch),
})
export type SanctionScreening = z.infer<typeof SanctionScreening>

export const getReportSanctions = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/sanctions',
  access: REPORT_SECTIONS.sanctions.access,
  kind: 'json',
  summary:
    'Who of the company, its officers and its owners, direct and indirect, may stand on a sanctions list, and what was decided about it',
  params: ReportIdParams,
  answer: SanctionScreening,
  errors: ['company.not-found'],
})

export const decideSanctionMatch = defineEndpoint({
  method: 'POST',
  path: '/api/report/:id/sanctions/:matchId/decision',
  access: 'Cegriport',
  machine: false,
  kind: 'json',
  summary:
    'Confirms or dismisses a match for the subscriber, or takes the decision back; always with a reason. With `seen` it is refused where others have decided since, with `evidenceNo` where the match rests on something else',
  params: z.strictObject({ id: ReportIdParams.shape.id, matchId: z.string().regex(/^[0-9a-z]{1,40}$/) }),
  body: z.strictObject({
    verdict: z.enum(DECISION_VERDICTS),
    reason: z.string().trim().min(DECISION_REASON_MIN).max(DECISION_REASON_MAX),
    /** How many decisions `history` told when this one was made. */
    seen: z.int().min(0).optional(),
    /** Which `evidenceNo` the match had then. */
    evidenceNo: z.int().min(1).optional(),
  }),
  answer: DecisionState,
  errors: ['company.not-found', 'match.changed', 'match.not-found'],
})
