import { createHash } from 'node:crypto'
import type { SourceInfo } from '@merleg/domain/observation'
import { foldName } from '@merleg/domain/name-folding'

/** What the user says of a file whose format does not tell where it is from. */
export type ToldPublisher = { publisher?: string; licence?: string; url?: string }

/** What the file says of itself, as far as it does. */
export type FoundPublisher = { publisher: string | null; licence: string | null; url: string | null; isMadeUp: boolean }

const MAX_SLUG_LENGTH = 40

/**
 * The source of a file of a common format: each publisher is one by itself, so that its day, licence and ids stay apart
 * from those of others. Null where neither the user nor the file tells publisher and licence.
 */
export function composeSource(
  { format, title }: { format: string; title: string },
  told: ToldPublisher,
  found: FoundPublisher,
): SourceInfo | null {
  const publisher = told.publisher ?? found.publisher
  const licence = told.licence ?? found.licence
  if (publisher === null || licence === null) return null
  return {
    sourceId: `${format}-${toSlug(publisher)}${found.isMadeUp ? '-made-up' : ''}`,
    publisher,
    title,
    licence,
    url: told.url ?? found.url,
    isMadeUp: found.isMadeUp,
    rhythm: 'irregular',
  }
}

function toSlug(publisher: string): string {
  const slug = foldName(publisher)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  // Names in other scripts leave nothing over.
  const legible = slug === '' ? shortHash(publisher) : slug
  return legible.length <= MAX_SLUG_LENGTH ? legible : `${legible.slice(0, 27)}-${shortHash(publisher)}`
}

/** Twelve hexadecimal digits of what a text hashes to. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** The id of somebody whom a publisher tells apart from others by an id of its own. */
export function toPartyId({ sourceId }: Pick<SourceInfo, 'sourceId'>, recordId: string): string {
  return `${sourceId}-${createHash('sha256').update(recordId).digest('hex').slice(0, 20)}`
}
