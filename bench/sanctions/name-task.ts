import { type BearerKind, toNameTokens } from '@merleg/domain/sanctions/name-tokens'
import { createRandom, type Random } from '../typed-queries.ts'
import { type Alteration, canBeAltered, ENTITY_ALTERATIONS, PERSON_ALTERATIONS } from './altered-names.ts'
import type { Listed } from './listed-names.ts'
import type { NameMatcher } from './name-matchers.ts'
import type { Answer } from './precision-recall.ts'

/** A name that is asked about; `group` is who is meant, null where nobody on the list is. */
export type Question = { name: string; kind: BearerKind; group: string | null; way: string }

/** A list without the names that are asked for, and everything that is asked. */
export type NameTask = { list: Listed[]; groupOf: ReadonlyMap<string, string>; questions: Question[] }

const ALIAS = 'an alias left out of the list'

/** Makes the questions: of every entry its altered main name, of every second one also an alias the list then lacks. */
export function makeTask(entries: readonly Listed[], seed: number): NameTask {
  const random = createRandom(seed)
  const groupOf = groupByName(entries)
  const questions: Question[] = []
  const list = entries.map((entry, at): Listed => {
    const group = groupOf.get(entry.id) ?? entry.id
    const [main = '', ...aliases] = entry.names
    const { kind } = entry
    const latin = aliases.filter(canBeAltered)
    const alias = at % 2 === 0 ? latin[Math.floor(random() * latin.length)] : undefined
    if (alias !== undefined) questions.push({ name: alias, kind, group, way: ALIAS })
    if (canBeAltered(main)) questions.push(...alterName(random, { main, kind, group }))
    return { ...entry, names: entry.names.filter((name) => name !== alias) }
  })
  return { list, groupOf, questions }
}

function alterName(
  random: Random,
  { main, kind, group }: { main: string; kind: BearerKind; group: string },
): Question[] {
  const ways: readonly Alteration[] = kind === 'person' ? PERSON_ALTERATIONS : ENTITY_ALTERATIONS
  // One way for every entry, so that each entry counts once.
  const way = ways[Math.floor(random() * ways.length)]
  const name = way?.alter(random, main) ?? null
  return way === undefined || name === null ? [] : [{ name, kind, group, way: way.name }]
}

/** Entries that share a name are one: several acts list the same person. */
function groupByName(entries: readonly Listed[]): Map<string, string> {
  const groupOf = new Map<string, string>()
  const idsOf = new Map<string, string[]>()
  for (const { id, kind, names } of entries) {
    groupOf.set(id, id)
    for (const name of names) {
      const tokens = toNameTokens(name, kind)
      const key = `${kind} ${tokens
        .map(({ text }) => text)
        .toSorted()
        .join(' ')}`
      idsOf.set(key, [...(idsOf.get(key) ?? []), id])
    }
  }
  const join = (from: string, to: string): void => {
    for (const [id, group] of groupOf) if (group === from) groupOf.set(id, to)
  }
  for (const ids of idsOf.values()) {
    const [first = '', ...others] = ids.map((id) => groupOf.get(id) ?? id)
    for (const other of others) if (other !== first) join(groupOf.get(other) ?? other, groupOf.get(first) ?? first)
  }
  return groupOf
}

/** What a way of matching finds for every question: the best of each entry's names. */
export function answerAll({ groupOf }: NameTask, questions: readonly Question[], match: NameMatcher): Answer[][] {
  return questions.map(({ name, kind, group }) => {
    const best = new Map<string, number>()
    for (const { id, score } of match(name, kind)) {
      const found = groupOf.get(id) ?? id
      if (score > (best.get(found) ?? 0)) best.set(found, score)
    }
    return [...best].map(([found, score]) => ({ score, isRight: found === group }))
  })
}
