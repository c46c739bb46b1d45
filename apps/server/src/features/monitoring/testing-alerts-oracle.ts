import type { EventImportance } from '@merleg/domain/event-importances'
import {
  isEventTold,
  levelNumber,
  type MonitoringEventKind,
  monitoringEventRule,
  type MonitoringWish,
} from '@merleg/domain/monitoring-events'

export type Act = 'name' | 'site' | 'liquidation' | 'enforcement' | 'auditor' | 'successor'
export const ACTS: readonly Act[] = ['name', 'site', 'liquidation', 'enforcement', 'auditor', 'successor']

export type ToldChange = { companyId: string; kinds: readonly MonitoringEventKind[] }

export type OracleRule = { name: string; importance: EventImportance; fires: (change: ToldChange) => boolean }

/** What counts most comes first. */
const WEIGHED: readonly EventImportance[] = ['negative', 'positive', 'neutral']

/** Who is alerted to what, worked out company by company and subscriber by subscriber. */
export class AlertsOracle {
  readonly alerts: string[] = []
  readonly #wishes = new Map<string, MonitoringWish>()
  readonly #rules = new Map<string, OracleRule[]>()
  readonly #watches = new Map<string, Map<string, number>>()
  #waiting: ToldChange[][] = []
  #feedEnd = 0

  wish(subscriberId: string, wish: MonitoringWish): void {
    this.#wishes.set(subscriberId, wish)
  }

  rule(subscriberId: string, rule: OracleRule): void {
    this.#rules.set(subscriberId, [...(this.#rules.get(subscriberId) ?? []), rule])
  }

  watch(subscriberId: string, companyId: string): void {
    const watched = this.#watches.get(companyId) ?? new Map<string, number>()
    this.#watches.set(companyId, watched.set(subscriberId, this.#feedEnd))
  }

  unwatch(subscriberId: string, companyId: string): void {
    this.#watches.get(companyId)?.delete(subscriberId)
  }

  isWatched(companyId: string): boolean {
    return (this.#watches.get(companyId)?.size ?? 0) > 0
  }

  /** A batch is merged; it has its place in the feed when it is followed. */
  merge(batch: ToldChange[]): void {
    this.#waiting.push(batch)
  }

  follow(): void {
    for (const batch of this.#waiting) {
      this.#feedEnd += 1
      for (const change of batch) this.#alert(change)
    }
    this.#waiting = []
  }

  /** What was found by looking at a company: whoever watches by then is told, as it has no place of its own in the feed. */
  find(change: ToldChange): void {
    this.#alert(change, this.#feedEnd + 1)
  }

  #alert(change: ToldChange, place = this.#feedEnd): void {
    const { companyId, kinds } = change
    for (const [subscriberId, since] of this.#watches.get(companyId) ?? []) {
      const wish = this.#wishes.get(subscriberId)
      if (wish === undefined || since >= place) continue
      const fired = (this.#rules.get(subscriberId) ?? []).filter(({ fires }) => fires(change))
      const told = [tellByWish(kinds, wish), ...fired.map(({ importance }) => importance)]
      const importance = WEIGHED.find((one) => told.includes(one))
      if (importance === undefined) continue
      const rules =
        fired.length === 0
          ? []
          : [
              fired
                .map(({ name }) => name)
                .toSorted()
                .join('+'),
            ]
      this.alerts.push([companyId, subscriberId, importance, kinds.toSorted().join('+'), ...rules].join(' '))
    }
  }
}

function tellByWish(kinds: readonly MonitoringEventKind[], wish: MonitoringWish): EventImportance | null {
  const events = kinds.map((kind) => {
    const { level, importance } = monitoringEventRule(kind)
    return { kind, level: levelNumber(level), importance }
  })
  const told = events.filter((event) => isEventTold(event, wish))
  if (told.length === 0) return null
  const of = (one: EventImportance) =>
    told.some(({ level, importance }) => importance === one && level <= levelNumber(wish.level))
  return of('negative') ? 'negative' : of('positive') && !wish.onlyNegative ? 'positive' : 'neutral'
}
