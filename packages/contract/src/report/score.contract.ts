import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { PROCEDURE_KINDS } from '@merleg/domain/fact-sections'
import { FAILURE_SECTIONS } from '@merleg/domain/group/failure'
import { SCORE_BASES } from '@merleg/domain/score/rate/company-score'
import { REGISTER_FACTOR_KEYS } from '@merleg/domain/score/rate/register-factors'
import { PAST_EVENTS, type RegisterFacts } from '@merleg/domain/score/inputs/register-facts'
import { RATING_CAVEATS } from '@merleg/domain/score/rate/rating-caveats'
import { INPUT_KEYS } from '@merleg/domain/score/inputs/score-inputs'
import { ScoreModelFile } from '@merleg/domain/score/model/read-score-model'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { IsoDate, ReportIdParams, ValueOrigin, YearMark } from '../fields.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

const Risk = z.object({
  value: z.number().int().nullable(),
  band: z.string(),
  label: z.string(),
  backgroundColor: z.string(),
})

/** As `RegisterFacts` of the domain, the compiler says so: nothing of it names a person. */
const RegisterFactsOfScore = z.object({
  kind: z.enum(ENTITY_KINDS),
  countryCode: z.string(),
  status: z.enum(COMPANY_STATUSES),
  foundedOn: IsoDate.nullable(),
  filingDelayDays: z.number().int().nullable(),
  missingAccounts: z.number().int().nullable(),
  hasEnforcement: z.boolean().nullable(),
  hasTaxEnforcement: z.boolean().nullable(),
  hasTaxDebt: z.boolean().nullable(),
  officerFailures: z.number().int().nullable(),
  auditorChanges: z.number().int().nullable(),
  seatChanges: z.number().int().nullable(),
  headcount: z.number().int().nullable(),
  pastEvents: z.array(z.object({ event: z.enum(PAST_EVENTS), endedOn: IsoDate })).readonly(),
  hasLien: z.boolean().nullable(),
  hasInvalidTaxNumber: z.boolean().nullable(),
  isSanctioned: z.boolean().nullable(),
  unreadProceedings: z.array(z.enum(FAILURE_SECTIONS)).readonly().nullable(),
  untoldProcedures: z.array(z.enum(PROCEDURE_KINDS)).readonly(),
  hasLeftRegister: z.boolean(),
  isFinancialFirm: z.boolean(),
}) satisfies z.ZodType<RegisterFacts>

/**
 * How a value is shown: amounts in whole units of the currency; a share 0.084 is 8.4 %. The size of a company, whose
 * logarithm the model takes, is an amount here.
 */
const ScoreUnit = z.enum(['currency', 'percent', 'quotient', 'days'])

/** What companies of the sector have; null where fewer than five are known, and of what flows through no whole year. */
const Typical = z.object({
  sector: z.string(),
  companyCount: z.number().int(),
  lowerQuartile: z.number(),
  median: z.number(),
  upperQuartile: z.number(),
})

/** A term of the points. All of them together are exactly the points; texts in the caller's language. */
export const ScorePartRow = z.object({
  kind: z.enum(['base', 'factor', 'earlier', 'register', 'scale', 'cap']),
  /** Unique within a kind. */
  key: z.string(),
  label: z.string(),
  /** What it means and how it is worked out. */
  definition: z.string(),
  /** Why it adds or takes these points, in a sentence; the facts behind an expert addition. */
  reason: z.string(),
  points: z.number().int(),
  unit: ScoreUnit.nullable(),
  value: z.number().nullable(),
  /** Values that give the same points: from `from` (included) to below `below`; null: no limit, or no bin. */
  bin: z.object({ from: z.number().nullable(), below: z.number().nullable() }).nullable(),
  /** The most and the least points that this factor can give. */
  range: z.object({ lowest: z.number().int(), highest: z.number().int() }).nullable(),
  typical: Typical.nullable(),
  origin: ValueOrigin.nullable(),
})
export type ScorePartRow = z.infer<typeof ScorePartRow>

const ScoreInputRow = z.object({
  key: z.enum(INPUT_KEYS),
  label: z.string(),
  value: z.number().nullable(),
  origin: ValueOrigin.nullable(),
})

const Lift = z.object({
  /** The band that is reached, and the points then. */
  band: z.string(),
  label: z.string(),
  points: z.number().int(),
  /** All of them together; of an input its new amount. */
  changes: z.array(
    z.object({ input: z.enum(INPUT_KEYS), label: z.string(), from: z.number(), to: z.number(), text: z.string() }),
  ),
})

const ClassicalRow = z.object({
  key: z.string(),
  name: z.string(),
  /** Null where an input is missing; `missing` names them. */
  value: z.number().nullable(),
  missing: z.array(z.string()),
  zone: z.enum(['safe', 'grey', 'distress']).nullable(),
  zoneLabel: z.string(),
  /** The published limits, in words. */
  thresholds: z.string(),
  formula: z.string(),
  source: z.string(),
})

export const ScorePage = z.object({
  basis: z.enum(SCORE_BASES),
  /** What the rating rests on, or why there is none, in a sentence. */
  basisText: z.string(),
  asOf: IsoDate,
  risk: Risk,
  /** What limits how far the rating can be relied on; `confidence` names that state, null where nothing does. */
  caveats: z.array(z.object({ key: z.enum(RATING_CAVEATS), text: z.string() })),
  confidence: z.string().nullable(),
  /** What band and limit advise together. */
  advice: z.string().nullable(),
  /** By what the points were worked out; `hasCard`: its card can be downloaded. */
  model: z.object({ version: z.string(), description: z.string(), hasCard: z.boolean() }),
  /** The accounts behind it. */
  accounts: z
    .object({ year: z.number().int(), balanceSheetDay: IsoDate, currency: z.string(), url: z.string() })
    .nullable(),
  /** 0–1; `baseRateText` says what share of all companies is taken to fail, and where that is from. */
  probabilities: z
    .object({
      horizons: z.array(z.object({ months: z.number().int(), probability: z.number() })),
      baseRateText: z.string(),
      /** The parameters of `domain/score/probability`, by horizon. */
      baseRates: z.array(z.object({ months: z.number().int(), rate: z.number() })),
    })
    .nullable(),
  /** The bands, best first; `probability` is that of the band's middle within 12 months; null where it is not foretold. */
  bands: z.array(
    z.object({
      band: z.string(),
      label: z.string(),
      advice: z.string(),
      from: z.number().int(),
      to: z.number().int(),
      backgroundColor: z.string(),
      probability: z.number().nullable(),
      isOwn: z.boolean(),
    }),
  ),
  creditLimit: z
    .object({
      value: z.number(),
      currency: z.string(),
      formula: z.string(),
      /** How it comes about, line by line. */
      steps: z.array(z.object({ key: z.string(), label: z.string(), value: z.number().nullable(), unit: ScoreUnit })),
    })
    .nullable(),
  parts: z.array(ScorePartRow),
  inputs: z.array(ScoreInputRow),
  /**
   * What the browser works the rating out from again, with other inputs; null where there are no accounts to change.
   * `model`: the one of the rating where it is another than the program's.
   */
  whatIf: z
    .object({
      facts: RegisterFactsOfScore,
      switchedOff: z.array(z.enum(REGISTER_FACTOR_KEYS)),
      model: ScoreModelFile.nullable(),
    })
    .nullable(),
  lifts: z.array(Lift),
  /** Against the stored score before; `byModel` + `byCompany` = the change of the points. */
  change: z
    .object({
      previous: z.object({ asOf: IsoDate, points: z.number().int(), modelVersion: z.string() }),
      byModel: z.number().int(),
      byCompany: z.number().int(),
      text: z.string(),
      parts: z.array(z.object({ kind: z.string(), key: z.string(), label: z.string(), points: z.number().int() })),
    })
    .nullable(),
  /** Every stored score, the newest first. */
  history: z.array(
    z.object({ asOf: IsoDate, points: z.number().int().nullable(), label: z.string(), modelVersion: z.string() }),
  ),
  /** Each business year under the model of today, the oldest first. */
  years: z.array(
    z.object({
      year: z.number().int(),
      points: z.number().int().nullable(),
      origin: ValueOrigin.nullable(),
      /** What is to be known of the accounts that the year is rated by. */
      mark: YearMark.nullable(),
    }),
  ),
  /** Why the newest of these is not the rating of today. */
  yearsNote: z.string().nullable(),
  classical: z.array(ClassicalRow),
  /** Said where most of the classical models contradict a good rating, or all of them another one. */
  classicalNote: z.string().nullable(),
})
export type ScorePage = z.infer<typeof ScorePage>

export const getReportScore = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/score',
  access: REPORT_SECTIONS.score.access,
  kind: 'json',
  summary: 'Why a company has its rating: every part of the points, probabilities, credit limit, history',
  params: ReportIdParams,
  answer: ScorePage,
  errors: ['company.not-found'],
})

export const getReportModelCard = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/score/model-card',
  access: 'GazdasagiAdatok',
  kind: 'file',
  summary: 'The model card of the model that made the rating of a company, Markdown in English',
  params: ReportIdParams,
  errors: ['company.not-found', 'model-card.not-found'],
})
