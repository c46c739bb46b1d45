import fc from 'fast-check'
import { COMPANY_STATUSES } from '../../company-status.ts'
import { PROCEDURE_KINDS } from '../../fact-sections.ts'
import { FAILURE_SECTIONS } from '../../group/failure.ts'
import { ENTITY_KINDS } from '../../report-id.ts'
import { PAST_EVENTS, type RegisterFacts } from './register-facts.ts'

/** A working Hungarian company of which the register says nothing else. */
export const NO_FACTS: RegisterFacts = {
  kind: 'company',
  countryCode: 'HU',
  status: 'working',
  foundedOn: null,
  filingDelayDays: null,
  missingAccounts: null,
  hasEnforcement: null,
  hasTaxEnforcement: null,
  hasTaxDebt: null,
  officerFailures: null,
  auditorChanges: null,
  seatChanges: null,
  headcount: null,
  pastEvents: [],
  hasLien: null,
  hasInvalidTaxNumber: null,
  isSanctioned: null,
  unreadProceedings: [],
  untoldProcedures: [],
  hasLeftRegister: false,
  isFinancialFirm: false,
}

const isTrue = fc.option(fc.boolean())
const count = (max: number) => fc.option(fc.nat({ max }))

/** What a register may say of anyone. */
export const randomFacts: fc.Arbitrary<RegisterFacts> = fc.record({
  kind: fc.constantFrom(...ENTITY_KINDS),
  countryCode: fc.constantFrom('HU', 'RO', 'EE', 'SK'),
  status: fc.constantFrom(...COMPANY_STATUSES),
  foundedOn: fc.option(fc.constantFrom('1991-05-01', '2004-02-29', '2018-11-30', '2025-06-30', '2026-01-01')),
  filingDelayDays: count(400),
  missingAccounts: count(6),
  hasEnforcement: isTrue,
  hasTaxEnforcement: isTrue,
  hasTaxDebt: isTrue,
  officerFailures: count(5),
  auditorChanges: count(4),
  seatChanges: count(5),
  headcount: count(400),
  pastEvents: fc.uniqueArray(
    fc.record({
      event: fc.constantFrom(...PAST_EVENTS),
      endedOn: fc.constantFrom('2018-11-30', '2022-06-30', '2024-12-31', '2026-06-30'),
    }),
    { selector: ({ event }) => event },
  ),
  hasLien: isTrue,
  hasInvalidTaxNumber: isTrue,
  isSanctioned: isTrue,
  unreadProceedings: fc.option(fc.subarray(FAILURE_SECTIONS)),
  untoldProcedures: fc.subarray([...PROCEDURE_KINDS]),
  hasLeftRegister: fc.boolean(),
  isFinancialFirm: fc.constant(false),
})
