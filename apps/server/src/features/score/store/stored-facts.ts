import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { PROCEDURE_KINDS } from '@merleg/domain/fact-sections'
import { FAILURE_SECTIONS } from '@merleg/domain/group/failure'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { PAST_EVENTS, type RegisterFacts } from '@merleg/domain/score/inputs/register-facts'
import { INPUT_KEYS, type ScoreInputs } from '@merleg/domain/score/inputs/score-inputs'
import { z } from 'zod'

const Count = z.number().int().nullable()
const YesNo = z.boolean().nullable()

/** Facts as stored, by place: what comes to be known in addition goes to the end, with a default for what is stored. */
const PackedFacts = z.tuple([
  z.enum(ENTITY_KINDS),
  z.string(),
  z.enum(COMPANY_STATUSES),
  z.string().nullable(),
  Count,
  Count,
  YesNo,
  YesNo,
  YesNo,
  Count,
  Count,
  Count,
  Count,
  z.array(z.tuple([z.enum(PAST_EVENTS), z.string()])).default([]),
  YesNo.default(null),
  YesNo.default(null),
  YesNo.default(null),
  // Of older ratings only whether all liquidations are told: of the other proceedings nobody kept it.
  z
    .union([z.boolean(), z.array(z.enum(FAILURE_SECTIONS))])
    .nullable()
    .default(null),
  z.array(z.enum(PROCEDURE_KINDS)).default([]),
  z.boolean().default(false),
  z.boolean().default(false),
])
export type PackedFacts = z.infer<typeof PackedFacts>

/** What the register knew, without the names of the fields. */
export function packFacts(facts: RegisterFacts): PackedFacts {
  return [
    facts.kind,
    facts.countryCode,
    facts.status,
    facts.foundedOn,
    facts.filingDelayDays,
    facts.missingAccounts,
    facts.hasEnforcement,
    facts.hasTaxEnforcement,
    facts.hasTaxDebt,
    facts.officerFailures,
    facts.auditorChanges,
    facts.seatChanges,
    facts.headcount,
    facts.pastEvents.map(({ event, endedOn }): PackedFacts[13][number] => [event, endedOn]),
    facts.hasLien,
    facts.hasInvalidTaxNumber,
    facts.isSanctioned,
    facts.unreadProceedings === null ? null : [...facts.unreadProceedings],
    [...facts.untoldProcedures],
    facts.hasLeftRegister,
    facts.isFinancialFirm,
  ]
}

export function unpackFacts(packed: unknown): RegisterFacts {
  const [
    kind,
    countryCode,
    status,
    foundedOn,
    filingDelayDays,
    missingAccounts,
    hasEnforcement,
    hasTaxEnforcement,
    hasTaxDebt,
    officerFailures,
    auditorChanges,
    seatChanges,
    headcount,
    pastEvents,
    hasLien,
    hasInvalidTaxNumber,
    isSanctioned,
    unread,
    untoldProcedures,
    hasLeftRegister,
    isFinancialFirm,
  ] = PackedFacts.parse(packed)
  return {
    kind,
    countryCode,
    status,
    foundedOn,
    filingDelayDays,
    missingAccounts,
    hasEnforcement,
    hasTaxEnforcement,
    hasTaxDebt,
    officerFailures,
    auditorChanges,
    seatChanges,
    headcount,
    pastEvents: pastEvents.map(([event, endedOn]) => ({ event, endedOn })),
    hasLien,
    hasInvalidTaxNumber,
    isSanctioned,
    unreadProceedings: typeof unread === 'boolean' ? (unread ? null : ['liquidation']) : unread,
    untoldProcedures,
    hasLeftRegister,
    isFinancialFirm,
  }
}

/** The accounts behind a score by the order of their lines. */
export function packInputs(inputs: ScoreInputs): (number | null)[] {
  return INPUT_KEYS.map((key) => inputs[key])
}

/** Lines that were not thought of when it was stored are missing. */
export function unpackInputs(packed: readonly (number | null)[]): ScoreInputs {
  const inputs = Object.fromEntries(INPUT_KEYS.map((key, place) => [key, packed[place] ?? null]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- INPUT_KEYS are all keys of the record
  return inputs as ScoreInputs
}
