import type { SourceRecord } from '@merleg/domain/observation'
import { type Day, formatDay } from './days.ts'
import { historyOf, type Span } from './generate-records.ts'
import { Knowledge } from './knowledge.ts'
import type { World } from './world.ts'

/**
 * The last days of a made-up country, told one by one: what was known on the first one, then what every day brought.
 * Which entities have something to tell on a day is kept in memory (one number each); what they tell is made again.
 */
export class CountryDays {
  readonly #world: World
  readonly #first: Day
  readonly #indicesByDay = new Map<string, number[]>()

  constructor(world: World, days: number) {
    this.#world = world
    this.#first = world.asOf - days
  }

  /** YYYY-MM-DD of a day by its number; 0 is the first one. */
  dayAt(number: number): string {
    return formatDay(this.#first + number)
  }

  /** What was known on the first day. Has to be read for all entities, to the end, before the other days. */
  *firstDay({ from, to }: Span = { from: 0, to: this.#world.companies }): Generator<SourceRecord> {
    const until = this.dayAt(0)
    for (let index = from; index < to; index += 1) {
      const knowledge = this.#knowledgeOf(index)
      for (const day of knowledge.daysAfter(until)) this.#note(day, index)
      yield* knowledge.learnedIn({ after: null, until })
    }
  }

  /** Has any entity something to tell on that day? */
  hasNews(number: number): boolean {
    return this.#indicesByDay.has(this.dayAt(number))
  }

  /** What became known on one of the later days. */
  *news(number: number): Generator<SourceRecord> {
    const span = { after: this.dayAt(number - 1), until: this.dayAt(number) }
    // Entities may have been gone through in any order.
    const indices = this.#indicesByDay.get(span.until)?.toSorted((a, b) => a - b)
    for (const index of indices ?? []) yield* this.#knowledgeOf(index).learnedIn(span)
  }

  #knowledgeOf(index: number): Knowledge {
    return new Knowledge(this.#world, index, historyOf(this.#world, index))
  }

  #note(day: string, index: number): void {
    const indices = this.#indicesByDay.get(day)
    if (indices === undefined) this.#indicesByDay.set(day, [index])
    else indices.push(index)
  }
}
