import type { FactObservation, RejectedLine } from '@merleg/domain/observation'
import { splitLegalForm } from '@merleg/domain/legal-form-split'
import { foldName } from '@merleg/domain/name-folding'
import { formatRegisterNumber } from '@merleg/domain/register-number'
import { formatTaxNumber } from '@merleg/domain/tax-number'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { observeName } from '../../reading/company-name-facts.ts'
import { rejectLine } from '../../reading/source-lines.ts'
import type { FilingHeading } from './filing-heading.ts'
import { readHungarianAddress } from './hungarian-address.ts'

type Filed = FilingHeading & { line: number }

/** The filings of a file so far: each of its company, business year and day once, and what they say of their companies. */
export class FilingHistory {
  readonly #sources = new Set<string>()
  readonly #filings = new Set<string>()
  readonly #byCompany = new Map<string, Filed[]>()

  /**
   * Takes a filing in; answers with its rejection when it was there before, or another of its business year and day was. Of
   * several days each is one filing: which of them stands, and when the first was, is for the merge to say.
   */
  add(heading: FilingHeading, place: FilePlace): RejectedLine | null {
    const companyId = heading.taxNumber.stem8
    // By its last day: two business years may end in one calendar year, before and after a winding-up begins.
    const filing = `${companyId}/${heading.period.end}/${heading.filedOn ?? ''}`
    if (this.#sources.has(heading.source)) return rejectLine(place, 'duplicate', heading.source)
    this.#sources.add(heading.source)
    if (this.#filings.has(filing)) return rejectLine(place, 'superseded', `${heading.source}: filed twice on a day`)
    this.#filings.add(filing)
    this.#byCompany.set(companyId, [...(this.#byCompany.get(companyId) ?? []), { ...heading, line: place.line }])
    return null
  }

  /**
   * Names, seats and numbers of the companies. What a later filing says differently holds from its day on; since when
   * the first said is true is not known. Two spellings of one name are one name, written as filed last.
   */
  *toFacts(): Generator<FactObservation> {
    for (const [companyId, filings] of this.#byCompany) {
      const inOrder = filings.toSorted((left, right) => (left.filedOn ?? '').localeCompare(right.filedOn ?? ''))
      for (const { filed, validFrom } of listChanges(inOrder, nameKey)) {
        yield* observeName({ ...placeOf(companyId, filed), validFrom, name: filed.name })
      }
      for (const { filed, validFrom } of listChanges(inOrder, ({ seat }) => foldName(seat) || null)) {
        yield {
          type: 'fact',
          ...placeOf(companyId, filed),
          validFrom,
          section: 'seat',
          slot: '',
          payload: readHungarianAddress(filed.seat),
        }
      }
      for (const { filed, validFrom, key } of listChanges(inOrder, ({ taxNumber }) => formatTaxNumber(taxNumber))) {
        yield {
          type: 'fact',
          ...placeOf(companyId, filed),
          validFrom,
          section: 'tax-number',
          slot: '',
          payload: { value: key },
        }
      }
      const registerKey = ({ registerNumber }: Filed) => registerNumber && formatRegisterNumber(registerNumber)
      for (const { filed, validFrom, key } of listChanges(inOrder, registerKey)) {
        yield {
          type: 'fact',
          ...placeOf(companyId, filed),
          validFrom,
          section: 'register-number',
          slot: 'company-register',
          payload: { value: key },
        }
      }
    }
  }
}

function placeOf(companyId: string, { line, source }: Filed) {
  return { line, companyId, sourceRef: `${source}#${line}` }
}

function nameKey({ name }: Filed): string {
  const { core, legalForm } = splitLegalForm(name)
  return `${foldName(core)}/${legalForm}`
}

type Change = { key: string; validFrom: string | null; filed: Filed }

/** Runs of filings that say the same, each with the last filing of the run; filings that say nothing are passed over. */
function listChanges(inOrder: readonly Filed[], keyOf: (filed: Filed) => string | null): Change[] {
  const changes: Change[] = []
  for (const filed of inOrder) {
    const key = keyOf(filed)
    const last = changes.at(-1)
    if (key === null) continue
    if (last?.key === key) last.filed = filed
    else changes.push({ key, validFrom: last ? filed.filedOn : null, filed })
  }
  return changes
}
