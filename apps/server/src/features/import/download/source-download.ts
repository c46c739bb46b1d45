import type { DownloadHttp } from './download-http.ts'
import type { SourceUpdates } from './source-updates.ts'

/** A file as its publisher offers it. */
export type PublishedFile = {
  url: string
  /** What it is called in the folder: as the adapter of the source expects it. */
  name: string
  /** The day it speaks of, YYYY-MM-DD, where its name or the publisher's list tells; else that of its last change. */
  day?: string
  /** As the publisher's list says, and compared with what came. */
  bytes?: number
  sha256?: string
  /** For publishers that give a file in several forms under one address. */
  accept?: string
}

/** How the files of a source are found at their publisher; `<source>.download.ts` beside the adapter. */
export type SourceDownload = {
  sourceId: string
  licence: string
  /** Where the terms of use stand. */
  licenceUrl: string
  /** Files of former editions stay in the folder: each edition only tells what came since. */
  keepsFormer?: true
  /** What the publisher tells between two editions. */
  updates?: SourceUpdates
  /** The files of the newest edition; `after`: of those that each tell some days only what tells of later ones. */
  list(http: DownloadHttp, options: { after: string | null }): Promise<PublishedFile[]>
}
