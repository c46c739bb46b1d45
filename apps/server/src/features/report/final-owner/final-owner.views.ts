import type { FinalOwner, OwnerEntry, OwnerGroup, OwnerGroupId } from '@merleg/contract/report/final-owner.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { translateSource } from '@merleg/domain/reference/source-names'
import { formatDate } from '@merleg/domain/format/date'
import { explainOwners } from '@merleg/domain/ownership/explain-owners'
import { getTranslator } from '@merleg/i18n/translator'
import type { OwnerNetwork } from '../../connections/owner-network.ts'
import type { Party } from '../../connections/parties.repository.ts'
import type { TieSource } from '../../connections/tie-sources.repository.ts'
import { readUntoldTies } from '../rows/untold-ties.ts'
import { describePast } from '../rows/past-words.ts'
import { describeSilence } from '../silence/silence.ts'
import { listSpeakingSources } from '../silence/speaking-sources.repository.ts'
import { describeReasons } from './owner-reasons.ts'
import { describeBand } from './describe-band.ts'
import { type FinalOwnerQuery, readOwners } from './read-owners.ts'
import { readToldOwners } from './told-owners.views.ts'
import { type OwnerContext, renderIntermediate, renderManager, renderOwner } from './render-owners.ts'

/** So many of a group are told, the greatest first. */
const TOLD_OWNERS = 30

/** Who stands behind a company, by the law of the day. Throws `company.not-found`. */
export async function getFinalOwner(db: DbOrTx, query: FinalOwnerQuery): Promise<FinalOwner> {
  const { companyId, locale, asOf } = query
  const [{ context, managers, without }, spoken] = await Promise.all([
    readOwners(db, query),
    listSpeakingSources(db, companyId),
  ])
  const { found, law, owners, sources } = context
  const t = getTranslator(locale, 'report/final-owner/answers')
  const told = {
    groups: listGroups(context, managers),
    asOf,
    law: t(`laws.${law}`),
    told: await readToldOwners(db, { ...query, context, spoken }),
  }
  if (without !== null) {
    return { ...told, unknown: t('withoutOwners.unknown'), reasons: [t(`withoutOwners.${without}`)], silence: null }
  }
  return {
    ...told,
    unknown: describeBand(locale, found.unlisted.capital),
    reasons: [
      ...(await readUntoldTies(db, { asOf, ties: owners.ties })).tell(locale),
      ...describeReasons(context, explainOwners(found, law), managers.length),
      ...describePast({ ...query, parties: owners.parties.values(), shown: 'addresses' }),
    ],
    silence:
      owners.ties.length === 0
        ? describeSilence(locale, { topic: 'owners', subjects: ['member'], to: asOf }, spoken)
        : describeUntold(query, owners, sources),
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

/** Owners are named, but of none of those of the company itself is a share told: by whom, and of which day. */
function describeUntold(
  { locale, companyId }: FinalOwnerQuery,
  { ties }: OwnerNetwork,
  sources: ReadonlyMap<number, TieSource>,
): FinalOwner['silence'] {
  const direct = ties.filter((tie) => tie.companyId === companyId)
  if (direct.some(({ shareMin, shareMax }) => shareMin !== null || shareMax !== null)) return null
  const t = getTranslator(locale, 'report/final-owner/answers')
  const named = direct.flatMap(({ batchId }) => {
    const told = sources.get(batchId)
    if (told === undefined) return []
    const { title, publisher } = translateSource(locale, told.source)
    return [t('untold.source', { title, publisher, date: formatDate(locale, told.observedOn) })]
  })
  return {
    level: 'unknown',
    title: t('untold.title'),
    text: t('untold.text', { sources: [...new Set(named)].join('; ') }),
  }
}
