import type { FinalOwner, OwnerEntry, OwnerGroup, OwnerGroupId } from '@merleg/contract/report/final-owner.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { getTranslator } from '@merleg/i18n/translator'
import type { Party } from '../../connections/parties.repository.ts'
import { listSpeakingSources } from '../silence/speaking-sources.repository.ts'
import { describeBand } from './describe-band.ts'
import { explainOutcome } from './owner-outcome.ts'
import { type FinalOwnerQuery, readOwners } from './read-owners.ts'
import { readToldOwners } from './told-owners.views.ts'
import { type OwnerContext, renderIntermediate, renderManager, renderOwner } from './render-owners.ts'

/** So many of a group are told, the greatest first. */
const TOLD_OWNERS = 30

/** Who stands behind a company, by the law of the day. Throws `company.not-found`. */
export async function getFinalOwner(db: DbOrTx, query: FinalOwnerQuery): Promise<FinalOwner> {
  const { companyId, locale, asOf } = query
  const [read, spoken] = await Promise.all([readOwners(db, query), listSpeakingSources(db, companyId)])
  const { context, managers } = read
  const t = getTranslator(locale, 'report/final-owner/answers')
  const { reasons, silence, isAsked, notYet } = await explainOutcome(db, query, read)
  return {
    groups: listGroups(context, managers),
    asOf,
    law: t(`laws.${context.law}`),
    told: await readToldOwners(db, { ...query, context, spoken, notYet }),
    unknown: isAsked ? describeBand(locale, context.found.unlisted.capital) : t('withoutOwners.unknown'),
    reasons,
    silence,
  }
}

function listGroups(context: OwnerContext, managers: readonly Party[]): OwnerGroup[] {
  const { found, law } = context
  const of = (verdict: string) => found.owners.filter(({ laws }) => laws[law].verdict === verdict)
  const persons = (verdict: string, id: OwnerGroupId, icon: string) =>
    toGroup(context, { id, icon, level: 1, all: of(verdict), render: (owner) => renderOwner(context, owner) })
  return [
    ...persons('certain', 'final', 'owner'),
    ...persons('possible', 'possible', 'owner'),
    ...toGroup(context, {
      id: 'stand-in',
      icon: 'signatory',
      level: 1,
      all: managers,
      render: (manager) => renderManager(context, manager),
    }),
    ...persons('excluded', 'excluded', 'people'),
    ...toGroup(context, {
      id: 'intermediate',
      icon: 'company',
      level: 2,
      all: found.intermediates,
      render: (owner) => renderIntermediate(context, owner),
    }),
  ]
}

type Grouped<One> = Pick<OwnerGroup, 'id' | 'icon' | 'level'> & {
  all: readonly One[]
  render: (one: One) => OwnerEntry
}

function toGroup<One>({ locale }: OwnerContext, { id, icon, level, all, render }: Grouped<One>): OwnerGroup[] {
  if (all.length === 0) return []
  const title = getTranslator(locale, 'report/final-owner/answers')(`groups.${id === 'stand-in' ? 'standIn' : id}`)
  return [{ id, title, icon, level, count: all.length, items: all.slice(0, TOLD_OWNERS).map(render) }]
}
