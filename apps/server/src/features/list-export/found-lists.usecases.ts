import type { Db } from '@merleg/db/connect'
import { LIST_EXPORT_MAX_ROWS } from '@merleg/contract/list-export.contract'
import { type ExportSelection, listChosenColumns } from '@merleg/domain/list-export/export-columns'
import { CONTACT_COLUMN_BITS } from '@merleg/domain/list-export/export-price'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { addFilledPeople, readFilledWide } from './filled-columns.repository.ts'
import { packCompanyIds } from './frozen/packed-rows.ts'
import { upsertRowSet } from './frozen/row-sets.repository.ts'
import type { ListSource } from './list-sources.usecases.ts'
import { PEOPLE_SECTIONS, type PeopleSection, sectionOf } from './people-texts.repository.ts'
import { listCompaniesOfPersons } from './told-people.repository.ts'
import { type OptedOut, readOptedOut } from './opt-outs/opted-out.ts'

/** The companies of a list, and which columns of each have a value. */
export type FoundList = {
  companyIds: readonly string[]
  filled: Uint32Array
  /** Of so many companies something is not told, as they or their people asked not to be contacted. */
  optedOutCount: number
  optedOut: OptedOut
  rowSetId: string
  hasMadeUp: boolean
  asOf: Date
}

type Known = FoundList & { sections: Set<PeopleSection>; lock: Promise<unknown> }
type ListDeps = Pick<Deps, 'db' | 'reads' | 'clock'>

/** While a user tries columns the same list is asked for again and again: it is found once in so many seconds. */
const KEPT_MS = 60_000
/** Companies of all lists that are kept; the oldest lists go. */
const KEPT_COMPANIES = 1_500_000

type Finding = { list: Promise<Known>; foundAt: number; size: number }

const listsOf = new WeakMap<Db, Map<string, Finding>>()

/**
 * Finds the companies of a list and which of the chosen columns they have; nobody who asked not to be contacted has a
 * contact. @throws AppError `list-export.too-many-rows`, and as the source itself.
 */
export async function findList(deps: ListDeps, source: ListSource, selected: ExportSelection): Promise<FoundList> {
  const optedOut = await readOptedOut(deps.db)
  const lists = listsOf.get(deps.reads) ?? new Map<string, Finding>()
  listsOf.set(deps.reads, lists)
  const key = `${source.key} ${optedOut.version}`
  const now = deps.clock.now().getTime()
  const known = lists.get(key)
  const age = known === undefined ? KEPT_MS : now - known.foundAt
  const finding =
    known !== undefined && age >= 0 && age < KEPT_MS ? known : begin(deps, source, { lists, key, optedOut, now })
  const list = await finding.list
  await addSections(deps, list, selected)
  return list
}

type Beginning = { lists: Map<string, Finding>; key: string; optedOut: OptedOut; now: number }

function begin(deps: ListDeps, source: ListSource, { lists, key, optedOut, now }: Beginning): Finding {
  const finding: Finding = { list: load(deps, source, optedOut), foundAt: now, size: 0 }
  // The newest is the last.
  lists.delete(key)
  lists.set(key, finding)
  finding.list.then(
    ({ companyIds }) => {
      finding.size = companyIds.length
      forgetOldest(lists)
    },
    () => {
      if (lists.get(key) === finding) lists.delete(key)
    },
  )
  return finding
}

function forgetOldest(lists: Map<string, Finding>): void {
  let sum = 0
  for (const [key, { size }] of [...lists].toReversed()) {
    sum += size
    if (sum > KEPT_COMPANIES) lists.delete(key)
  }
}

async function load(deps: ListDeps, source: ListSource, optedOut: OptedOut): Promise<Known> {
  const found = await source.find()
  if (found.companyIds.length > LIST_EXPORT_MAX_ROWS) throw new AppError('list-export.too-many-rows')
  const wide = await readFilledWide(deps.reads, found.companyIds)
  // A search, or a list of former days, may know a company that the register has no more.
  const companyIds = found.companyIds.filter((_, place) => wide.filled[place] !== 0)
  const filled = wide.filled.filter((bits) => bits !== 0)
  const withPerson = await listCompaniesOfPersons(deps.reads, { companyIds, personIds: optedOut.personIds })
  let optedOutCount = 0
  for (const [place, id] of companyIds.entries()) {
    const isOut = optedOut.companies.has(id)
    if (isOut || withPerson.has(id)) optedOutCount += 1
    if (!isOut) continue
    filled[place] = (filled[place] ?? 0) & ~CONTACT_COLUMN_BITS
  }
  const { packed, hash } = await packCompanyIds(companyIds)
  const { subscriberId, userId } = source
  const { asOf } = found
  const rowSetId = await upsertRowSet(deps.db, {
    subscriberId,
    userId,
    hash,
    packed,
    rowCount: companyIds.length,
    hasMadeUp: wide.hasMadeUp,
    asOf,
    now: deps.clock.now(),
  })
  const { hasMadeUp } = wide
  return {
    companyIds,
    filled,
    optedOutCount,
    optedOut,
    rowSetId,
    hasMadeUp,
    asOf,
    sections: new Set(),
    lock: Promise.resolve(),
  }
}

/** Reads of sections that are chosen for the first time which companies have them; one after the other. */
async function addSections({ reads }: ListDeps, list: Known, selected: ExportSelection): Promise<void> {
  const work = list.lock.then(async () => {
    const chosen = new Set(listChosenColumns(selected).map(sectionOf))
    const sections = PEOPLE_SECTIONS.filter((section) => chosen.has(section) && !list.sections.has(section))
    if (sections.length === 0) return
    const { companyIds, filled, optedOut } = list
    const added = new Uint32Array(companyIds.length)
    await addFilledPeople(reads, added, { companyIds, sections, personIds: optedOut.personIds })
    for (const [place, id] of companyIds.entries()) {
      const bits = added[place] ?? 0
      filled[place] = (filled[place] ?? 0) | (optedOut.companies.has(id) ? bits & ~CONTACT_COLUMN_BITS : bits)
    }
    for (const section of sections) list.sections.add(section)
  })
  list.lock = work.catch(() => undefined)
  await work
}
