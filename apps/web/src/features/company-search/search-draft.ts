import { CompanyQuery } from '@merleg/contract/company-search-query'
import { CRITERIA, type CriterionId, criterionRule, CRITERION_IDS } from '@merleg/domain/company-search/criteria'
import { z } from 'zod'
import { DRAFT_KINDS, type DraftKinds, type DraftReader, type SavedKinds } from './draft-kinds.ts'

type KindOf<Id extends CriterionId> = (typeof CRITERIA)[Id]['kind']

export type ValueOf<Id extends CriterionId> = DraftKinds[KindOf<Id>]

/** The form as it is being filled in. */
export type SearchDraft = { readonly [Id in CriterionId]: ValueOf<Id> }

/** What is wrong with a part of a criterion (`min`, `start`…; '' for the whole of it), by a code. */
export type CriterionFault = { part: string; code: string; message?: string | undefined }
export type DraftFaults = ReadonlyMap<CriterionId, readonly CriterionFault[]>
export const NO_FAULTS: DraftFaults = new Map()

function kindRule<Id extends CriterionId>(id: Id) {
  return DRAFT_KINDS[CRITERIA[id].kind as KindOf<Id>]
}

function build(make: <Id extends CriterionId>(id: Id) => ValueOf<Id>): SearchDraft {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler does not follow keys through `fromEntries`
  return Object.fromEntries(CRITERION_IDS.map((id) => [id, make(id)])) as SearchDraft
}

/** What is filled in of a criterion. */
export function valueOf<Id extends CriterionId>(draft: SearchDraft, id: Id): ValueOf<Id> {
  const values: Readonly<Record<string, unknown>> = draft
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler does not follow a key into a mapped type
  return values[id] as ValueOf<Id>
}

/** Nothing filled in of a criterion. */
export function emptyValue<Id extends CriterionId>(id: Id): ValueOf<Id> {
  return kindRule(id).empty
}

export function isFilled<Id extends CriterionId>(id: Id, draft: SearchDraft): boolean {
  return !kindRule(id).isEmpty(valueOf(draft, id))
}

/** The criteria that narrow a search as it is filled in, in the order of the form. */
export function listFilled(draft: SearchDraft): CriterionId[] {
  return CRITERION_IDS.filter((id) => criterionRule(id).isModifier !== true && isFilled(id, draft))
}

/** A saved query, or the defaults of a new one, as the form shows it. */
export function writeDraftOf(query: CompanyQuery, reader: DraftReader): SearchDraft {
  return build((id) => kindRule(id).write(savedValue(query, id), reader))
}

function savedValue<Id extends CriterionId>(query: CompanyQuery, id: Id): SavedKinds[KindOf<Id>] {
  const { part } = criterionRule(id)
  const values: Readonly<Record<string, unknown>> = part === 'query' ? query : query[part]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query is made of the same list of criteria
  return values[id] as SavedKinds[KindOf<Id>]
}

/** What is filled in as it is sent, or what is wrong with it. */
export function readQuery(
  draft: SearchDraft,
  reader: DraftReader,
): { query: CompanyQuery; faults: null } | { query: null; faults: DraftFaults } {
  const parts: Record<string, Record<string, unknown>> = {
    companyDetails: {},
    financialDetails: {},
    more: {},
    query: {},
  }
  const put = <Id extends CriterionId>(id: Id): void => {
    const values = parts[criterionRule(id).part]
    if (values) values[id] = kindRule(id).read(valueOf(draft, id), reader)
  }
  for (const id of CRITERION_IDS) put(id)
  const { query: own, ...rest } = parts
  const read = CompanyQuery.safeParse({ ...rest, ...own })
  return read.success ? { query: read.data, faults: null } : { query: null, faults: collectFaults(read.error) }
}

function collectFaults(error: z.ZodError): DraftFaults {
  return groupFaults(
    error.issues.map(({ path, code, ...issue }) => ({
      path: path.map(String),
      code: 'params' in issue && typeof issue.params?.['code'] === 'string' ? issue.params['code'] : code,
    })),
  )
}

/** Faults by paths, as the contract and the server name them, put to the criteria they are about. */
export function groupFaults(
  issues: ReadonlyArray<{ path: readonly string[]; code: string; message?: string | undefined }>,
): DraftFaults {
  const faults = new Map<CriterionId, CriterionFault[]>()
  for (const { path, code, message } of issues) {
    const at = path.findIndex((name) => CRITERION_IDS.some((id) => id === name))
    const id = CRITERION_IDS.find((known) => known === path[at])
    if (id === undefined) continue
    const part = path[at + 1] ?? ''
    faults.set(id, [...(faults.get(id) ?? []), { part: /^\d+$/.test(part) ? '' : part, code, message }])
  }
  return faults
}

/** As the browser keeps it over a reload. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler does not follow keys through `fromEntries`
export const StoredSearchDraft = z.object(
  Object.fromEntries(CRITERION_IDS.map((id) => [id, DRAFT_KINDS[criterionRule(id).kind].stored])),
) as unknown as z.ZodType<SearchDraft>

/** The same draft with a criterion filled in anew. */
export function withValue<Id extends CriterionId>(draft: SearchDraft, id: Id, value: ValueOf<Id>): SearchDraft {
  return { ...draft, [id]: value }
}
