import type { DownloadHttp } from './download-http.ts'

/** Where each feed of a publisher was read up to, by what he calls them. */
export type FeedEnds = Readonly<Record<string, { timepoint: number; day: string }>>

export type FollowOptions = {
  /** Where updates are written down, and where an earlier reading that was stopped goes on. */
  folder: string
  ends: FeedEnds
  /** The day (YYYY-MM-DD) from which on a feed is read that was never read before. */
  since: string
  today: () => string
  signal: AbortSignal
  onUpdate?: (told: { written: number }) => void
}

/** What a publisher tells of changes between two editions of his files. */
export type SourceUpdates = {
  /** Files older than that are fetched again: they alone tell what has ended without a word. */
  wholeEveryDays: number
  /** Writes down what is new until there is nothing more, and answers where the feeds end. */
  follow(http: DownloadHttp, options: FollowOptions): Promise<FeedEnds>
}
