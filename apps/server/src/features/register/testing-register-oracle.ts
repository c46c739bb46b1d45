import { EVENT_SECTIONS } from '@merleg/domain/monitoring-events'
import type { FactObservation, SourceCoverage, StatementObservation } from '@merleg/domain/observation'
import { CELLS, cellOf, dayOfCell, yearOf } from './testing-register-days.ts'
import {
  canonical,
  claimOf,
  isRemarkable,
  isSameFact,
  joinPieces,
  type Key,
  layOut,
  type OracleFact,
  paintClaims,
  type Piece,
} from './testing-register-timeline.ts'

/** Accounts of a period, and what is known of others that were filed before them. */
type OracleFiling = { observation: StatementObservation; firstFiledOn: string | null; isFiledAgain: boolean }
export type OracleStatement = OracleFiling & {
  key: string
  since: number
  until: number | null
  /** Batch that told them. */
  saidBy: number
}
export type OracleEvent = {
  companyId: string
  type: string
  section: string
  slot: string
  occurredOn: string
  before: unknown
  after: unknown
  batch: number
}
/** What the sources of the histories cover. */
export const COVERS: Readonly<Record<string, SourceCoverage[]>> = { court: ['name', 'member', 'statement'], press: [] }

/** A batch as the merge gets it. */
export type OracleBatch = {
  sourceId: string
  observedOn: string
  snapshotSections: readonly string[]
  records: readonly (FactObservation | StatementObservation)[]
}
export type OracleCounts = { new: number; changed: number; closed: number; unchanged: number; events: number }
/**
 * The register in memory, day by day: of every key an array of days, painted over by each observation. Written from
 * the data design and ADR 3 and 10 to be plainly right rather than fast; what the merge does in sets of rows is compared
 * with it.
 */
export class RegisterOracle {
  readonly facts: OracleFact[] = []
  readonly statements: OracleStatement[] = []
  readonly events: OracleEvent[] = []
  readonly batches: OracleBatch[] = []
  /** Company → number of the batch in which it was first heard of. */
  readonly companies = new Map<string, number>()

  /** Takes a batch in and says what became of it. */
  merge(batch: OracleBatch): OracleCounts {
    const now = this.batches.push(batch) - 1
    for (const { companyId } of batch.records) if (!this.companies.has(companyId)) this.companies.set(companyId, now)
    const counts: OracleCounts = { new: 0, changed: 0, closed: 0, unchanged: 0, events: 0 }
    const earlierEvents = this.events.length
    const observations = batch.records.filter((record) => record.type === 'fact')
    const observed = Map.groupBy(observations, keyText)
    const absent = this.findAbsent(batch, observed)
    for (const group of observed.values()) this.mergeKey(now, group, counts)
    for (const fact of absent) this.endAbsent(now, fact, counts)
    this.mergeStatements(now, counts)
    counts.events = this.events.length - earlierEvents
    return counts
  }

  /** What is in force, or was at the end of an earlier batch. */
  known(batch: number = this.batches.length - 1): OracleFact[] {
    return this.facts.filter((fact) => fact.since <= batch && (fact.until === null || fact.until > batch))
  }

  knownStatements(batch: number = this.batches.length - 1): OracleStatement[] {
    return this.statements.filter((one) => one.since <= batch && (one.until === null || one.until > batch))
  }

  /** A snapshot ends what it no longer mentions: what the same source said, runs, and held on the day it was taken. */
  private findAbsent(batch: OracleBatch, observed: ReadonlyMap<string, unknown>): OracleFact[] {
    const day = cellOf(batch.observedOn)
    return this.facts.filter(
      (fact) =>
        fact.until === null &&
        batch.snapshotSections.includes(fact.section) &&
        !isCeasing(fact) &&
        this.batches[fact.saidBy]?.sourceId === batch.sourceId &&
        fact.to === CELLS &&
        fact.from <= day &&
        this.batch(fact.saidBy).observedOn <= batch.observedOn &&
        !observed.has(keyText(fact)),
    )
  }

  private endAbsent(now: number, fact: OracleFact, counts: OracleCounts): void {
    const before = this.inForce(fact)
    const pieces = layOut(before)
    pieces.fill(null, cellOf(this.batch(now).observedOn))
    this.replace(now, fact, { before, pieces, counts })
  }

  private mergeKey(now: number, group: readonly FactObservation[], counts: OracleCounts): void {
    const [key] = group
    if (key === undefined) return
    const before = this.inForce(key)
    const pieces = layOut(before)
    const newer = before.filter((fact) => this.isNewer(fact, now))
    paintClaims(pieces, { before, newer, claims: group.map(claimOf), day: cellOf(this.batch(now).observedOn) })
    this.replace(now, key, { before, pieces, counts })
  }

  /** Puts the painted days in the place of what was in force; what stands as it did is left alone. */
  private replace(
    now: number,
    key: Key,
    change: { before: readonly OracleFact[]; pieces: readonly Piece[]; counts: OracleCounts },
  ): void {
    const { before, counts } = change
    const after = joinPieces(change.pieces, { now, key })
    const kept = after.map((fact) => before.find((old) => isSameFact(old, fact)) ?? null)
    for (const old of before) if (!kept.includes(old)) old.until = now
    this.facts.push(...after.filter((_, index) => kept[index] === null))
    if (before.length === 0) counts.new += 1
    else if (before.length === after.length && !kept.includes(null)) counts.unchanged += 1
    else if (after.some((fact) => fact.to === CELLS)) counts.changed += 1
    else counts.closed += 1
    this.addEvent(now, key, { before, after })
  }

  /** What runs now beside what ran before, of companies known before this batch. */
  private addEvent(
    now: number,
    key: Key,
    { before, after }: { before: readonly OracleFact[]; after: readonly OracleFact[] },
  ): void {
    const ran = before.find((fact) => fact.to === CELLS) ?? null
    const runs = after.find((fact) => fact.to === CELLS) ?? null
    if (!EVENT_SECTIONS.some((section) => section === key.section) || this.companies.get(key.companyId) === now) return
    if (canonical(ran?.content.payload ?? null) === canonical(runs?.content.payload ?? null)) return
    if (ran && runs && key.section === 'headcount' && !isRemarkable(ran, runs)) return
    const endedOn = Math.max(0, ...after.map((fact) => fact.to))
    const cell = runs ? runs.from : endedOn
    const { companyId, section, slot } = key
    this.events.push({
      companyId,
      type: `${section}.${ran ? (runs ? 'changed' : 'ended') : 'added'}`,
      section,
      slot,
      occurredOn: dayOfCell(cell) ?? this.batch(now).observedOn,
      before: ran?.content.payload ?? null,
      after: runs?.content.payload ?? null,
      batch: now,
    })
  }

  /**
   * The accounts filed last stand, of one day the last told; those without a day give way to any that have one, and to a
   * newer edition those that were not filed later. The first day is kept, and moves back when an earlier one is heard of.
   */
  private mergeStatements(now: number, counts: OracleCounts): void {
    const told = this.batch(now).records.filter((record) => record.type === 'statement')
    for (const [key, ofPeriod] of Map.groupBy(told, statementKey)) {
      const filing = lastOf(ofPeriod)
      const { observation } = filing
      const old = this.statements.find((one) => one.key === key && one.until === null)
      const isSame = old !== undefined && statementContent(old.observation) === statementContent(observation)
      const isLater = (observation.filedOn ?? '') > (old?.observation.filedOn ?? '9999')
      const isHeld = old !== undefined && this.isNewer({ saidBy: old.saidBy, section: 'statement' }, now) && !isLater
      const isKept = old !== undefined && (isSame || isHeld || isFiledBefore(observation, old.observation))
      const stands = isKept ? withOther(old, filing) : old ? withOther(filing, old) : filing
      if (isKept && stands.firstFiledOn === old.firstFiledOn && stands.isFiledAgain === old.isFiledAgain) {
        counts.unchanged += 1
        continue
      }
      if (old) {
        old.until = now
        counts.changed += 1
      } else counts.new += 1
      this.statements.push({ ...stands, key, since: now, until: null, saidBy: isKept ? old.saidBy : now })
      if (!isKept && this.companies.get(observation.companyId) !== now)
        this.events.push(this.filingEvent(now, observation))
    }
  }

  private filingEvent(now: number, statement: StatementObservation): OracleEvent {
    const year = yearOf(statement.periodEnd)
    return {
      companyId: statement.companyId,
      type: 'statement.filed',
      section: 'statement',
      slot: String(year),
      occurredOn: statement.filedOn ?? this.batch(now).observedOn,
      before: null,
      after: { year },
      batch: now,
    }
  }

  /**
   * Was this told of a later day than the batch that is merged now tells of? Or did an edition of a later day follow that
   * may have confirmed it: a whole one of the source of the batch, or any of the one that told it where that covers the
   * section (ADR 92)?
   */
  private isNewer({ saidBy, section }: { saidBy: number; section: string }, now: number): boolean {
    const { sourceId, observedOn } = this.batch(now)
    const told = this.batch(saidBy)
    if (told.observedOn > observedOn) return true
    const isCovered = told.sourceId !== sourceId && COVERS[told.sourceId]?.some((covered) => covered === section)
    return this.batches
      .slice(saidBy + 1, now)
      .filter((later) => later.observedOn > observedOn)
      .some((later) =>
        later.sourceId === sourceId ? isWholeOf(later, section) : isCovered && later.sourceId === told.sourceId,
      )
  }

  private inForce(key: Key): OracleFact[] {
    return this.facts.filter((fact) => fact.until === null && keyText(fact) === keyText(key))
  }

  private batch(number: number): OracleBatch {
    const batch = this.batches[number]
    if (!batch) throw new RangeError(`no batch ${number}`)
    return batch
  }
}

/** A snapshot, of all that it speaks of. */
function isWholeOf({ snapshotSections, records }: OracleBatch, section: string): boolean {
  const told = records.map((record) => (record.type === 'fact' ? record.section : record.type))
  return snapshotSections.length > 0 && [...snapshotSections, ...told].includes(section)
}

function keyText({ companyId, section, slot }: Key): string {
  return JSON.stringify([companyId, section, slot])
}

function statementKey({ companyId, periodStart, periodEnd, isConsolidated }: StatementObservation): string {
  return JSON.stringify([companyId, periodStart, periodEnd, isConsolidated])
}

/** What makes a filing a restatement when it differs: all but where it was read. */
function statementContent(statement: StatementObservation): string {
  return canonical({ ...statement, line: null, sourceRef: null })
}

/** Of several of a period in one batch. */
function lastOf(told: readonly StatementObservation[]): OracleFiling {
  const last = told.reduce((before, next) => (isFiledBefore(next, before) ? before : next))
  const others = told.filter((one) => one !== last).map((observation) => ({ ...NONE_BEFORE, observation }))
  return others.reduce<OracleFiling>(withOther, { ...NONE_BEFORE, observation: last })
}

const NONE_BEFORE = { firstFiledOn: null, isFiledAgain: false }

function isFiledBefore(one: StatementObservation, other: StatementObservation): boolean {
  return other.filedOn !== null && (one.filedOn === null || one.filedOn < other.filedOn)
}

/** The accounts that stand, with what the others of their period add to what is known of the filings before. */
function withOther(stands: OracleFiling, other: OracleFiling): OracleFiling {
  const [day, otherDay] = [stands.observation.filedOn, other.observation.filedOn]
  const amountsOf = ({ observation }: OracleFiling) => statementContent({ ...observation, filedOn: null })
  const isOneUnknown = (day === null) !== (otherDay === null)
  const isApart = isOneUnknown ? amountsOf(stands) !== amountsOf(other) : day !== otherDay
  const days = [stands.firstFiledOn, other.firstFiledOn, day === otherDay ? null : otherDay]
  return {
    observation: stands.observation,
    firstFiledOn: days.filter((known) => known !== null).toSorted()[0] ?? null,
    isFiledAgain: stands.isFiledAgain || other.isFiledAgain || isApart,
  }
}

/** That a company ceased is not over because nobody tells it any more. */
function isCeasing({ section, content: { payload } }: OracleFact): boolean {
  return section === 'registration' && JSON.stringify(payload).includes('"ceased"')
}
