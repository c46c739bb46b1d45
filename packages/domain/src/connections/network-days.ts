import { compareTexts, connectionId, type NetworkTie } from './network-ties.ts'

/** What changed in a network on a day. A tie that ended and began again with another share or post has changed. */
export type NetworkDay<Tie extends NetworkTie = NetworkTie> = { day: string; came: Tie[]; went: Tie[]; changed: Tie[] }

/** The days up to `until` on which ties came or went, the first one first; the first day of a tie without one is not known. */
export function listNetworkDays<Tie extends NetworkTie>(ties: readonly Tie[], until: string): NetworkDay<Tie>[] {
  const began = Map.groupBy(
    ties.filter(({ from }) => from !== null && from <= until),
    ({ from }) => from ?? '',
  )
  const ended = Map.groupBy(
    ties.filter(({ to }) => to !== null && to <= until),
    ({ to }) => to ?? '',
  )
  const days = [...new Set([...began.keys(), ...ended.keys()])].toSorted(compareTexts)
  return days.map((day) => describeDay(day, began.get(day) ?? [], ended.get(day) ?? []))
}

const nameOf = (tie: NetworkTie): string => `${tie.kind} ${connectionId(tie)}`
const inOrder = <Tie extends NetworkTie>(ties: readonly Tie[]): Tie[] =>
  ties.toSorted((a, b) => compareTexts(nameOf(a), nameOf(b)) || compareTexts(a.role ?? '', b.role ?? ''))

function describeDay<Tie extends NetworkTie>(
  day: string,
  began: readonly Tie[],
  ended: readonly Tie[],
): NetworkDay<Tie> {
  const before = new Set(ended.map(nameOf))
  const after = new Set(began.map(nameOf))
  return {
    day,
    came: inOrder(began.filter((tie) => !before.has(nameOf(tie)))),
    went: inOrder(ended.filter((tie) => !after.has(nameOf(tie)))),
    changed: inOrder(began.filter((tie) => before.has(nameOf(tie)))),
  }
}
