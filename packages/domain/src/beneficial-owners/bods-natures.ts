import type { BodsInterest } from '../interchange/bods-statement.ts'
import { readBodsShare } from '../interchange/shares.ts'
import type { ControlKind, ControlNature } from './control-natures.ts'

/** Interests of the Beneficial Ownership Data Standard 0.4 as natures of control; of the others it is only said that there is one. */
const KINDS: Readonly<Partial<Record<NonNullable<BodsInterest['type']>, ControlKind>>> = {
  shareholding: 'shares',
  votingRights: 'votes',
  appointmentOfBoard: 'board',
  otherInfluenceOrControl: 'influence',
  seniorManagingOfficial: 'office',
  boardMember: 'office',
  boardChair: 'office',
  settlor: 'trust-office',
  trustee: 'trust-office',
  protector: 'trust-office',
  beneficiaryOfLegalArrangement: 'trust-office',
  rightsToSurplusAssetsOnDissolution: 'income',
  rightsToProfitOrIncome: 'income',
  rightToProfitOrIncomeFromAssets: 'income',
  enjoymentAndUseOfAssets: 'income',
  rightsGrantedByContract: 'arrangement',
  conditionalRightsGrantedByContract: 'arrangement',
  controlViaCompanyRulesOrArticles: 'arrangement',
  controlByLegalFramework: 'arrangement',
}

/** Reads an interest as a nature of control; null where its share is none. */
export function readBodsNature(interest: BodsInterest): ControlNature | null {
  const { type = 'unknownInterest', directOrIndirect, details, share } = interest
  const bounds = readBodsShare(share)
  if (bounds === null) return null
  const words = details?.trim() ?? ''
  return {
    kind: KINDS[type] ?? 'other',
    holder: type === 'nominee' || type === 'nominator' ? 'nominee' : null,
    directness: directOrIndirect === 'direct' || directOrIndirect === 'indirect' ? directOrIndirect : null,
    min: bounds.shareMin,
    max: bounds.shareMax,
    code: (words === '' ? type : `${type}: ${words}`).slice(0, 1000),
  }
}
