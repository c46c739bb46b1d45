import type { RegisterFacts } from '../inputs/register-facts.ts'
import type { ScoreModel } from '../model/score-model.ts'
import type { ScorePart } from '../rate/company-score.ts'
import { rateCompany, type ScoreAccounts } from '../rate/rate-company.ts'

/** A business year by its accounts: as it is rated, and by its own accounts alone; with what the latter is made of. */
export type RatedAccounts = {
  readonly year: number
  readonly rated: number
  readonly alone: number
  readonly parts: readonly ScorePart[]
}

/** Of a working company the register says nothing else here: what is compared are the accounts. */
const NOTHING_SAID: RegisterFacts = {
  kind: 'company',
  countryCode: '',
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
  unreadProceedings: null,
  untoldProcedures: [],
  hasLeftRegister: false,
  isFinancialFirm: false,
}

/** The points of accounts as the product rates them, and without the year before; null where they are not rated. */
export function rateAccountsAlone(model: ScoreModel, accounts: ScoreAccounts): RatedAccounts | null {
  const rate = (of: ScoreModel) =>
    rateCompany({
      facts: NOTHING_SAID,
      accounts,
      asOf: accounts.balanceSheetDay,
      model: of,
      config: { switchedOff: new Set() },
    })
  const [rated, alone] = [rate(model), rate({ ...model, earlierYear: null })]
  if (rated.basis !== 'statement' || rated.points === null || alone.points === null) return null
  return { year: accounts.year, rated: rated.points, alone: alone.points, parts: alone.parts }
}
