import type { FilePlace } from '../../../shared/file-fault.ts'
import type { EditionJudgement, Gaps, Shapes } from '../reading/edition-judgement.ts'
import { refuseGaps } from '../reading/file-gaps.ts'
import { refuseShapes } from '../reading/record-shape.ts'
import type { ToldCompanies } from './told-companies.ts'

/** Adds up what the parts of an edition show of its files, and judges these as if they were read at once. */
export class EditionJudge {
  readonly #gaps = new Map<string, Gaps>()
  readonly #shapes = new Map<string, Shapes>()
  #unread: number

  /** Of the whole edition, also of those that are not read again. */
  constructor(companies: number) {
    this.#unread = companies
  }

  /** For one part. */
  of(told: ToldCompanies): EditionJudgement {
    const inPublishers = ({ file, line }: FilePlace) => ({ file, line: told.findLine(file, line) })
    return {
      addGaps: (gaps) => this.#addGaps({ ...gaps, last: inPublishers(gaps.last) }),
      addShapes: ({ first, ...shapes }) =>
        this.#addShapes({ ...shapes, first: { ...first, place: inPublishers(first.place) } }),
      askAgain: (companyId) => told.askAgain(companyId),
    }
  }

  /**
   * After each part; throws as the reading of the whole would. Companies that are still to be read, or are not because they tell the
   * same as before, count as those that lack nothing: who lacks something is read with every edition.
   */
  refuseIfUnfit(companies: number): void {
    this.#unread -= companies
    for (const gaps of this.#gaps.values()) refuseGaps({ ...gaps, wanted: gaps.wanted + this.#unread })
    for (const shapes of this.#shapes.values()) refuseShapes(shapes, this.#unread)
  }

  #addGaps({ missing, wanted, last, what }: Gaps): void {
    const key = `${last.file}: ${what}`
    const known = this.#gaps.get(key)
    this.#gaps.set(key, {
      missing: missing + (known?.missing ?? 0),
      wanted: wanted + (known?.wanted ?? 0),
      last: known !== undefined && known.last.line > last.line ? known.last : last,
      what,
    })
  }

  #addShapes({ fitting, faults, first }: Shapes): void {
    const known = this.#shapes.get(first.place.file)
    this.#shapes.set(first.place.file, {
      fitting: fitting + (known?.fitting ?? 0),
      faults: faults + (known?.faults ?? 0),
      first: known !== undefined && known.faults > 0 ? known.first : first,
    })
  }
}
