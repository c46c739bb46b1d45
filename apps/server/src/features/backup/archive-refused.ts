import type { backupAnswersHu } from '@merleg/i18n/backup/answers.hu'

export type ArchiveRefusal = keyof typeof backupAnswersHu.refusal

/** A backup or restore that does not begin, or is given up, with nothing changed. */
export class ArchiveRefused extends Error {
  readonly reason: ArchiveRefusal
  /** The file, table or number that it is about. */
  readonly detail: string

  constructor(reason: ArchiveRefusal, detail: string) {
    super(`${reason}: ${detail}`)
    this.name = 'ArchiveRefused'
    this.reason = reason
    this.detail = detail
  }
}
