/** The batch a merge writes for. Days YYYY-MM-DD; `recordedAt` is the moment of knowledge of everything it writes. */
export type MergeBatch = {
  batchId: string
  sourceId: string
  observedOn: string
  recordedAt: Date
  snapshotSections: readonly string[]
  /** Sections in which a slot names one entry of the source for good. */
  entrySections: readonly string[]
  /** One of the parts of a load or an edition, whose end makes what is made of all companies together. */
  isPart: boolean
  /** Other parts are merged beside it. */
  isShared: boolean
}

/** To prepare statements by. */
export const ANY_BATCH: MergeBatch = {
  batchId: '1',
  sourceId: '',
  observedOn: '2026-01-01',
  recordedAt: new Date(0),
  snapshotSections: [''],
  entrySections: [''],
  isPart: false,
  isShared: false,
}
