import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ArchiveRefused } from './archive-refused.ts'

/** The layout of an archive; another number is another layout. */
export const ARCHIVE_FORMAT = 1
export const MANIFEST_FILE = 'manifest.json'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const Name = z.string().min(1).max(63)

const ArchiveTable = z.object({
  name: Name,
  columns: z.array(Name),
  rows: z.int().min(0),
  /** Of COPY text, before it was compressed. */
  bytes: z.int().min(0),
  file: z.string().regex(/^[^/\\]+\.copy\.zst$/),
  fileBytes: z.int().min(0),
  /** SHA-256 of the file as it lies on the disk. */
  sha256: Sha256,
})
export type ArchiveTable = z.infer<typeof ArchiveTable>

/** `value` is the next one that the sequence gives. */
const ArchiveSequence = z.object({ name: Name, value: z.string().regex(/^-?\d+$/) })
export type ArchiveSequence = z.infer<typeof ArchiveSequence>

const AppliedMigration = z.object({ version: z.int(), name: z.string(), checksum: z.string() })
export type AppliedMigration = z.infer<typeof AppliedMigration>

const Manifest = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  /** ISO 8601, UTC: the moment of the snapshot. */
  madeAt: z.iso.datetime(),
  appVersion: z.string(),
  serverVersion: z.string(),
  /** The schema of the content; a database of any other one is refused. */
  migrations: z.array(AppliedMigration).min(1),
  tables: z.array(ArchiveTable),
  sequences: z.array(ArchiveSequence),
})
export type Manifest = z.infer<typeof Manifest>

/** The manifest as a file: with its own checksum, so that a changed count or name shows. */
export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify({ sha256: checksum(manifest), manifest }, null, 2)}\n`
}

/** Throws {@link ArchiveRefused} for what is no manifest, a damaged one, or that of another format. */
export function parseManifest(text: string): Manifest {
  const { sha256, manifest } = parseEnvelope(text)
  const format = z.object({ format: z.number() }).safeParse(manifest).data?.format
  if (format !== undefined && format !== ARCHIVE_FORMAT) throw new ArchiveRefused('format', String(format))
  const parsed = Manifest.safeParse(manifest)
  if (!parsed.success || checksum(manifest) !== sha256) throw new ArchiveRefused('manifest-damaged', MANIFEST_FILE)
  return parsed.data
}

function parseEnvelope(text: string): { sha256: string; manifest: unknown } {
  try {
    return z.object({ sha256: Sha256, manifest: z.unknown() }).parse(JSON.parse(text))
  } catch {
    throw new ArchiveRefused('manifest-damaged', MANIFEST_FILE)
  }
}

function checksum(manifest: unknown): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
}
