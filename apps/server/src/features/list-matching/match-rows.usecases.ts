import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DbOrTx } from '@merleg/db/connect'
import { compareCompanyNames, NAME_LIKENESSES, toComparedName } from '@merleg/domain/list-matching/company-names'
import type { GivenCompany } from '@merleg/domain/list-matching/given-company'
import type { FoundCandidate } from '@merleg/domain/list-matching/grading'
import { gradeRow, type MatchedRow } from '@merleg/domain/list-matching/row-grading'
import { listNameSpellings } from '@merleg/domain/name-spellings'
import { splitLegalForm } from '@merleg/domain/legal-form-split'
import {
  countWords,
  foldNames,
  listByIdentifiers,
  listByNames,
  listByWords,
  listCandidates,
  type Namesakes,
} from './candidates.repository.ts'
import { listNameWords, listOtherSpellings, listWordQueries } from './word-queries.ts'

/** Similar names of a row whose companies are looked at. */
const SIMILAR_NAMES = 12
/** Rows that are graded before others get their turn: the process answers calls meanwhile. */
const ROWS_A_TURN = 20

type Row = {
  given: GivenCompany
  folded: string
  companyIds: Set<string>
  /** Those of them that were found by a name of which there are more. */
  ofMany: Set<string>
  matched: MatchedRow
}
type Found = Map<string, FoundCandidate>

/**
 * Matches rows with companies of the register, in sets: by identifiers and names first; rows that have no company of
 * their name then by the usual spellings of it, and at last by words that may be mistyped.
 */
export async function matchRows(db: DbOrTx, companies: readonly GivenCompany[]): Promise<MatchedRow[]> {
  const folded = await foldNames(
    db,
    companies.map(({ name }) => name ?? ''),
  )
  const rows = companies.map((given, index): Row => ({
    given,
    folded: folded[index] ?? '',
    companyIds: new Set(),
    ofMany: new Set(),
    matched: { grade: 'none', notes: [], candidates: [] },
  }))
  const found: Found = new Map()
  await addByIdentifiers(db, rows)
  await addByNames(db, rows, ({ folded: name }) => [name, toCore(name)])
  await gradeRows(db, rows, found)
  const unnamed = rows.filter(hasNoNamesake)
  await addByNames(db, unnamed, ({ folded: name }) => listNameSpellings(toCore(name)))
  await gradeRows(db, unnamed, found)
  const unknown = unnamed.filter(hasNoNamesake)
  await addByWords(db, unknown)
  await gradeRows(db, unknown, found)
  return rows.map(({ matched }) => matched)
}

const NAMESAKE_REASONS: ReadonlySet<string> = new Set([
  'name-same',
  'name-form-missing',
  'name-form-differs',
  'name-spacing',
])

/** A certain row needs no other candidates; one with a company of its name is not looked for under other names. */
function hasNoNamesake({ folded, matched: { grade, candidates } }: Row): boolean {
  if (folded === '' || grade === 'certain') return false
  return !candidates.some(({ reasons }) => reasons.some((reason) => NAMESAKE_REASONS.has(reason)))
}

function toCore(folded: string): string {
  return splitLegalForm(folded).core
}

async function addByIdentifiers(db: DbOrTx, rows: readonly Row[]): Promise<void> {
  const identifiers = rows.flatMap(({ given }) => given.identifiers)
  const companyIds = await listByIdentifiers(db, {
    ids: [...new Set(identifiers.flatMap(({ ids }) => ids))],
    taxStems: [...new Set(identifiers.flatMap(({ taxStem }) => taxStem ?? []))],
    registerKeys: [...new Set(identifiers.flatMap(({ registerKey }) => registerKey ?? []))],
  })
  if (companyIds.length === 0) return
  const byKey = new Map<string, string[]>()
  const put = (key: string | null, companyId: string) => {
    if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), companyId])
  }
  for (const { companyId, taxNumber, registerKey } of await listCandidates(db, companyIds)) {
    put(`id ${companyId}`, companyId)
    put(taxNumber === null ? null : `tax ${taxNumber.slice(0, 8)}`, companyId)
    put(registerKey === null ? null : `register ${registerKey}`, companyId)
  }
  for (const { given, companyIds: own } of rows)
    for (const { ids, taxStem, registerKey } of given.identifiers)
      for (const key of [...ids.map((id) => `id ${id}`), `tax ${taxStem ?? ''}`, `register ${registerKey ?? ''}`])
        for (const companyId of byKey.get(key) ?? []) own.add(companyId)
}

async function addByNames(db: DbOrTx, rows: readonly Row[], spell: (row: Row) => readonly string[]): Promise<void> {
  const named = rows.filter(({ folded }) => folded !== '').map((row) => ({ row, spellings: spell(row) }))
  const found = await listByNames(db, [...new Set(named.flatMap(({ spellings }) => spellings))])
  for (const { row, spellings } of named)
    for (const spelling of spellings) addNamesakes(row, found.get(spelling), found.get(row.folded))
}

/** `own`: the companies that are called as the row says; where none is left out of them, each is one of few. */
function addNamesakes(row: Row, namesakes: Namesakes | undefined, own: Namesakes | undefined): void {
  const areFew = new Set(own?.areMore === false ? own.companyIds : [])
  for (const companyId of namesakes?.companyIds ?? []) {
    row.companyIds.add(companyId)
    if (namesakes?.areMore === true && !areFew.has(companyId)) row.ofMany.add(companyId)
  }
}

async function addByWords(db: DbOrTx, rows: readonly Row[]): Promise<void> {
  const worded = rows.map((row) => ({ row, words: listNameWords(row.folded) }))
  const known = await countWords(
    db,
    worded.flatMap(({ words }) => words),
  )
  const others = await countWords(
    db,
    worded.flatMap(({ words }) => listOtherSpellings(words, known)),
  )
  const counts = new Map([...known, ...others])
  const queries = worded.flatMap(({ words }, row) => listWordQueries(words, counts).map((query) => ({ row, query })))
  const names = new Map<number, { companyId: string; folded: string }[]>()
  for (const { row, ...name } of await listByWords(db, queries)) names.set(row, [...(names.get(row) ?? []), name])
  let turn = 0
  for (const [index, similar] of names) {
    const row = worded[index]?.row
    if (row !== undefined) for (const companyId of listMostAlike(row.folded, similar)) row.companyIds.add(companyId)
    turn += 1
    if (turn % ROWS_A_TURN === 0) await nextTurn()
  }
}

function listMostAlike(folded: string, names: readonly { companyId: string; folded: string }[]): string[] {
  const given = toComparedName(folded)
  return names
    .map(({ companyId, folded: other }) => {
      const { likeness, onlyGiven, onlyFound } = compareCompanyNames(given, toComparedName(other))
      const rank = NAME_LIKENESSES.indexOf(likeness) * 10 + Math.min(9, onlyGiven.length + onlyFound.length)
      return { companyId, likeness, rank }
    })
    .filter(({ likeness }) => likeness !== 'other')
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, SIMILAR_NAMES)
    .map(({ companyId }) => companyId)
}

async function gradeRows(db: DbOrTx, rows: readonly Row[], found: Found): Promise<void> {
  const missing = rows.flatMap(({ companyIds }) => [...companyIds].filter((companyId) => !found.has(companyId)))
  for (const candidate of await listCandidates(db, missing)) found.set(candidate.companyId, candidate)
  for (const [index, row] of rows.entries()) {
    row.matched = gradeRow(
      row.given,
      [...row.companyIds].flatMap((companyId) => found.get(companyId) ?? []),
      row.ofMany,
    )
    if ((index + 1) % ROWS_A_TURN === 0) await nextTurn()
  }
}
