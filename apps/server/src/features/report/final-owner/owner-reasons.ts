import { formatNumber } from '@merleg/domain/format/number'
import type { OwnerStatement } from '@merleg/domain/ownership/explain-owners'
import { getTranslator } from '@merleg/i18n/translator'
import { describePart } from './describe-band.ts'
import { nameParty, type OwnerContext } from './render-owners.ts'

/** So many names stand in a sentence. */
const NAMED = 5

/** Why the answer is what it is, in sentences. */
export function describeReasons(
  context: OwnerContext,
  statements: readonly OwnerStatement[],
  managers: number,
): string[] {
  const { locale, owners } = context
  const t = getTranslator(locale, 'report/final-owner/answers')
  return [
    ...statements.flatMap((statement) => describeStatement(context, statement)),
    ...(context.found.standIn[context.law] !== 'no' && managers === 0 ? [t('reasons.standInNobody')] : []),
    ...(owners.notRead === 0 ? [] : [t('reasons.notRead', { number: formatNumber(locale, owners.notRead) })]),
    ...describeVotes(context),
  ]
}

/** Where votes come from. */
function describeVotes({ locale, owners: { ties } }: OwnerContext): string[] {
  const t = getTranslator(locale, 'report/final-owner/answers')
  if (ties.length === 0) return []
  const areTold = ties.map(({ votesMin, votesMax }) => votesMin !== null || votesMax !== null)
  if (areTold.every((isTold) => isTold)) return []
  return [t(areTold.includes(true) ? 'reasons.someVotes' : 'reasons.ownVotes')]
}

function describeStatement(context: OwnerContext, statement: OwnerStatement): string[] {
  const { locale } = context
  const t = getTranslator(locale, 'report/final-owner/answers')
  const list = (ids: readonly string[]): string => {
    const named = ids.slice(0, NAMED).map((id) => nameParty(context, id))
    return [named.join(', '), ...(ids.length > NAMED ? [t('more', { count: ids.length - NAMED })] : [])].join(' ')
  }
  switch (statement.code) {
    case 'listed-company':
      return [t('reasons.listed')]
    case 'certain':
    case 'possible':
      return [t(`reasons.${statement.code}`, { names: list(statement.partyIds) })]
    case 'only-behind-unlisted':
      return [t('reasons.onlyUnlisted', { names: list(statement.partyIds) })]
    case 'only-if-one':
      return [t('reasons.onlyIfOne', { names: list(statement.partyIds) })]
    case 'dispersed':
      return [t('reasons.dispersed', { count: statement.persons })]
    case 'end':
      return [
        t(`ends.${statement.reason}`, {
          share: describePart(locale, statement.share),
          names: list(statement.partyIds),
        }),
      ]
    case 'unlisted':
      // The overview has it.
      return []
    case 'stand-in':
      return [t(statement.standIn === 'yes' ? 'reasons.standIn' : 'reasons.standInUnless')]
    case 'contradiction': {
      const { code, partyId } = statement.fault
      const company = nameParty(context, partyId)
      return [t(code === 'cannot-be-owned' ? 'reasons.cannotBeOwned' : 'reasons.contradiction', { company })]
    }
    case 'bounds-wide':
      return [t('reasons.boundsWide')]
    case 'relatives-untold':
      return [t('reasons.relatives')]
  }
}
