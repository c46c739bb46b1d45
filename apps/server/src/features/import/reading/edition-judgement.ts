import type { FilePlace } from '../../../shared/file-fault.ts'

/** How many a file should have, how many of these it does not, and its last line. */
export type Gaps = { missing: number; wanted: number; last: FilePlace; what: string }

/** How many records of a file have the shape of one and how many do not, and the first of these. */
export type Shapes = { fitting: number; faults: number; first: { place: FilePlace; fault: string } }

/**
 * Takes what one part of an edition shows of a file that can be judged as a whole only: of few companies a few gaps are
 * many.
 */
export type EditionJudgement = {
  addGaps(gaps: Gaps): void
  addShapes(shapes: Shapes): void
  /** What is missing of a company counts with the next edition again: its lines are no proof that it is known. */
  askAgain(companyId: string): void
}
