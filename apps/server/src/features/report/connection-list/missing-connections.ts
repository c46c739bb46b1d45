import {
  CONNECTION_GROUPS,
  type ConnectionGroupId,
  type ConnectionList,
} from '@merleg/contract/report/connection-list.contract'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import type { NotYet } from '../silence/not-yet.ts'
import { describeSilence } from '../silence/silence.ts'
import type { SpeakingSource } from '../silence/speaking-sources.repository.ts'

/** Which sources are asked where nobody is listed; affiliated companies follow from the others. */
const SUBJECTS = {
  owners: ['member'],
  leaders: ['signatory', 'representative'],
  interests: ['member'],
  successions: ['predecessor', 'successor'],
} as const satisfies Record<string, readonly FactSection[]>
/** What a source has to tell of where nobody at all is listed. */
export const CONNECTION_SUBJECTS: readonly FactSection[] = [...new Set(Object.values(SUBJECTS).flat())]
const TOPICS = [
  ['owner', 'owners'],
  ['leader', 'leaders'],
  ['interest', 'interests'],
  ['succession', 'successions'],
] as const satisfies readonly (readonly [ConnectionGroupId, keyof typeof SUBJECTS])[]

type Found = {
  isThere: (group: ConnectionGroupId) => boolean
  sources: readonly SpeakingSource[]
  notYet: NotYet | null
}

/** What silence means: of all that could be listed where nobody is, otherwise of each group without anybody. */
export function describeMissing(
  { locale, asOf }: { locale: Locale; asOf: string },
  { isThere, sources, notYet }: Found,
): Pick<ConnectionList, 'silence' | 'missing'> {
  if (!CONNECTION_GROUPS.some(isThere))
    return {
      silence: describeSilence(
        locale,
        { topic: 'connections', subjects: CONNECTION_SUBJECTS, to: asOf, notYet },
        sources,
      ),
      missing: [],
    }
  const topics = TOPICS.filter(([group]) => !isThere(group)).map(([, topic]) => topic)
  return {
    silence: null,
    missing: topics.map((topic) => describeSilence(locale, { topic, subjects: SUBJECTS[topic], to: asOf }, sources)),
  }
}
