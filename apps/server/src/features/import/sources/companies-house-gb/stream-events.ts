import { basename } from 'node:path'
import { z } from 'zod'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { readJsonRecords } from '../../../../shared/json-records.ts'
import { SourceRefused } from '../../../register/source-refused.ts'
import type { Edition, EditionFile } from '../../reading/source-adapter.ts'
import type { RefusalReason } from '../../reading/source-lines.ts'
import { findSnapshot, type PublishedSnapshot } from './edition-parts.ts'

/** An event of the streaming interface, one a line; what it is of stands in `data`. */
const StreamEvent = z.object({
  resource_uri: z.string(),
  data: z.looseObject({}).nullish(),
  event: z.object({ timepoint: z.number().int(), type: z.string(), published_at: z.string().nullish() }),
})

/** What was changed: whose it is and what is true now; `data` is null where an entry was deleted. */
export type Change = { at: FilePlace; companyNumber: string; data: Record<string, unknown> | null }

/**
 * Days of a stream as they were recorded: lines of JSON as they came, empty ones between them. The publisher gives such
 * files no name: they bear that of the stream and the day of their last event.
 */
export function recordedStream(stream: string): EditionFile {
  return {
    role: 'stream',
    name: new RegExp(String.raw`^stream-${stream}-\d{4}-\d{2}-\d{2}\.jsonl$`),
    example: `stream-${stream}-2026-11-20.jsonl`,
    isOptional: true,
    isMany: true,
  }
}

export type FoundEdition = { paths: readonly string[]; day: string; isStream: boolean }

/**
 * What an edition is: a snapshot, or recorded days of the stream that goes on from one. Throws `SourceRefused` where it is
 * both: what the snapshot leaves out would end what came after it.
 */
export function findEdition(edition: Edition, snapshot: PublishedSnapshot & { stream: EditionFile }): FoundEdition {
  const recorded = edition.filesOf(snapshot.stream.role)
  if (recorded.length === 0) return { ...findSnapshot(edition, snapshot), isStream: false }
  const others = [...edition.filesOf(snapshot.whole.role), ...edition.filesOf(snapshot.parts.role)]
  if (others.length > 0) {
    const names = [...others, ...recorded].map((path) => basename(path)).join(', ')
    throw new SourceRefused('file-twice' satisfies RefusalReason, null, names)
  }
  const day = /\d{4}-\d{2}-\d{2}/.exec(basename(recorded.at(-1) ?? ''))?.[0] ?? ''
  return { paths: recorded, day, isStream: true }
}

/**
 * The changes of recorded days in their order. After a lost connection a stream begins a little earlier again: what was
 * read is passed over. Null stands for a line that is no event.
 */
export async function* readChanges(paths: readonly string[]): AsyncGenerator<Change | { at: FilePlace; data: null }> {
  let last = -1
  for (const path of paths) {
    for await (const { file, line, value } of readJsonRecords({ path })) {
      const at = { file, line }
      const parsed = StreamEvent.safeParse(value)
      if (!parsed.success) {
        yield { at, data: null }
        continue
      }
      const { event, resource_uri: uri, data } = parsed.data
      if (event.timepoint <= last) continue
      last = event.timepoint
      const companyNumber = /^\/company\/([^/]+)/.exec(uri)?.[1] ?? ''
      yield { at, companyNumber, data: event.type === 'deleted' ? null : (data ?? null) }
    }
  }
}
