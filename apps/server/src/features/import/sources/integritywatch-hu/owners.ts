import { basename } from 'node:path'
import type { FactObservation, RejectedLine, SourceRecord } from '@merleg/domain/observation'
import { parseTaxNumber } from '@merleg/domain/tax-number'
import type { CsvFile, CsvRow } from '../../../../shared/csv.ts'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { normaliseSpaces } from '../../reading/cell-values.ts'
import { FileGaps } from '../../reading/file-gaps.ts'
import { readLines, readRecords, rejectLine } from '../../reading/source-lines.ts'
import type { CompanyList } from './companies.ts'

/** Bounds of a share in per cent and the band as published; all null where the source says nothing. */
type ShareBand = { shareMin: number | null; shareMax: number | null; shareText: string | null }

type Owner = { name: string; share: ShareBand }

/** `Több mint 10%, de legfeljebb 25%` → 10–25; null where the text is no band. */
export function readShareBand(text: string): ShareBand | null {
  if (text === '') return { shareMin: null, shareMax: null, shareText: null }
  if (text === 'Nem ismert') return { shareMin: null, shareMax: null, shareText: text }
  const band = /^(?:több mint (\d{1,3})%)?(?:, de )?(?:legfeljebb (\d{1,3})%)?$/i.exec(text)
  if (band === null) return null
  const shareMin = Number(band[1] ?? 0)
  const shareMax = Number(band[2] ?? 100)
  return shareMin < shareMax && shareMax <= 100 ? { shareMin, shareMax, shareText: text } : null
}

/** Owners by the publisher's id; `last` is the last line of their list. */
export type OwnerList = { byId: Map<string, Owner>; last: FilePlace }

/** Owners, into `list`; what comes out are the rejected lines. */
export async function* readOwners(path: string, list: OwnerList): AsyncGenerator<RejectedLine> {
  for await (const row of readLines({ path, columns: ['person_id', 'display_name', 'share_band'] })) {
    list.last = { ...list.last, line: row.line }
    if ('type' in row) {
      yield row
      continue
    }
    const [id, name, band] = [row.cell('person_id'), normaliseSpaces(row.cell('display_name')), row.cell('share_band')]
    const share = readShareBand(band)
    if (list.byId.has(id)) yield rejectLine(row, 'duplicate', `person ${id}`)
    else if (name === '') yield rejectLine(row, 'name-missing', `person ${id}`)
    else if (share === null) yield rejectLine(row, 'share-band', `person ${id}: ${band}`)
    else list.byId.set(id, { name, share })
  }
}

const LINK_COLUMNS = ['person_id', 'tax_number', 'name', 'total_amount_won_2018_2020'] as const
type LinkColumn = (typeof LINK_COLUMNS)[number]
type LinkRow = CsvRow<LinkColumn>

/**
 * Who owns which company. The publisher gives one share band per owner, not per company: of an owner of several it bounds
 * the share in none of them, and is told as a text. Refuses the source when many links lead nowhere or many owners have
 * none.
 */
export async function* readOwnerships(
  path: string,
  companies: CompanyList,
  owners: OwnerList,
): AsyncGenerator<SourceRecord> {
  const file = { path, columns: LINK_COLUMNS }
  const links = new OwnershipLinks({ companies, owners, ownersOfSeveral: await listOwnersOfSeveral(file) })
  let last: FilePlace = { file: basename(path), line: 1 }
  yield* readRecords(file, (row) => {
    last = row
    return [links.read(row)]
  })
  links.refuseIfCut(last)
}

/** Owners with links to more than one company, be it one of which the link is not taken over. */
async function listOwnersOfSeveral(file: CsvFile<LinkColumn>): Promise<ReadonlySet<string>> {
  const companyOf = new Map<string, string>()
  const found = new Set<string>()
  for await (const row of readLines(file)) {
    if ('type' in row) continue
    // The stem: of another number of the same company the rest is another.
    const [personId, stem] = [row.cell('person_id'), row.cell('tax_number').slice(0, 8)]
    if ((companyOf.get(personId) ?? stem) !== stem) found.add(personId)
    companyOf.set(personId, stem)
  }
  return found
}

type Known = { companies: CompanyList; owners: OwnerList; ownersOfSeveral: ReadonlySet<string> }

class OwnershipLinks {
  readonly #companies: CompanyList
  readonly #owners: OwnerList
  readonly #ownersOfSeveral: ReadonlySet<string>
  readonly #seen = new Map<string, number>()
  readonly #linkedOwners = new Set<string>()
  readonly #unknownCompanies = new FileGaps()
  readonly #unknownOwners = new FileGaps()

  constructor({ companies, owners, ownersOfSeveral }: Known) {
    this.#companies = companies
    this.#owners = owners
    this.#ownersOfSeveral = ownersOfSeveral
  }

  read(row: LinkRow): SourceRecord {
    const [personId, taxNumber] = [row.cell('person_id'), row.cell('tax_number')]
    this.#linkedOwners.add(personId)
    const reading = parseTaxNumber(taxNumber)
    if (!reading.ok) return rejectLine(row, `tax-number-${reading.reason}`, `${taxNumber} (person ${personId})`)
    const companyId = reading.taxNumber.stem8
    const isUnknown = this.#unknownCompanies.count(companyId, !this.#companies.ids.has(companyId))
    const owner = this.#owners.byId.get(personId)
    this.#unknownOwners.count(personId, !owner)
    if (isUnknown) return rejectLine(row, 'unknown-company', `${taxNumber} (person ${personId})`)
    if (!owner) return rejectLine(row, 'unknown-owner', `person ${personId} (${taxNumber})`)
    const key = `${companyId}/${personId}`
    const earlier = this.#seen.get(key)
    if (earlier !== undefined)
      return rejectLine(row, 'duplicate', `person ${personId} of ${taxNumber}, as on line ${earlier}`)
    this.#seen.set(key, row.line)
    const share = this.#ownersOfSeveral.has(personId) ? ofSeveral(owner.share) : owner.share
    return toMember({ line: row.line, companyId, personId, owner: { ...owner, share } })
  }

  refuseIfCut(last: FilePlace): void {
    this.#unknownCompanies.refuseIfCut(this.#companies.last, 'companies with owners are not in it')
    this.#unknownOwners.refuseIfCut(this.#owners.last, 'owners of companies are not in it')
    const unlinkedOwners = new FileGaps()
    for (const id of this.#owners.byId.keys()) unlinkedOwners.count(id, !this.#linkedOwners.has(id))
    unlinkedOwners.refuseIfCut(last, 'owners have no company in it')
  }
}

/** In the publisher's language, as the band. */
function ofSeveral({ shareMin, shareText }: ShareBand): ShareBand {
  const text = shareMin === null ? shareText : `${shareText} (egy sáv a tulajdonos összes cégére)`
  return { shareMin: null, shareMax: null, shareText: text }
}

function toMember(link: { line: number; companyId: string; personId: string; owner: Owner }): FactObservation {
  const { line, companyId, personId, owner } = link
  const partyId = `iw-${personId}`
  return {
    type: 'fact',
    line,
    companyId,
    section: 'member',
    slot: partyId,
    partyId,
    payload: {
      partyKind: 'person',
      name: owner.name,
      address: null,
      motherName: null,
      birthDate: null,
      registerNumber: null,
      ...owner.share,
      contribution: null,
      currency: null,
    },
  }
}
