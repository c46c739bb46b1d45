import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { type ArchiveTable, formatManifest, type Manifest, MANIFEST_FILE, parseManifest } from './archive-manifest.ts'
import { ArchiveRefused } from './archive-refused.ts'

/** zstd's own default: about a sixth of the COPY text remains. */
const ZSTD_LEVEL = 3

/** Makes the folder that an archive grows in; only the complete one gets the name that was asked for. */
export async function createArchiveFolder(folder: string): Promise<string> {
  if ((await listIfThere(folder)).length > 0) throw new ArchiveRefused('exists', folder)
  const growing = await mkdtemp(`${folder}.partial-`)
  await chmod(growing, 0o700)
  return growing
}

/** Gives the complete archive its name, the manifest last; from then on it survives a power cut. */
export async function finishArchive(growing: string, folder: string, manifest: Manifest): Promise<void> {
  const file = await open(join(growing, MANIFEST_FILE), 'wx', 0o600)
  try {
    await file.writeFile(formatManifest(manifest))
    await file.sync()
  } finally {
    await file.close()
  }
  await syncFolder(growing)
  // Replaces an empty folder, and fails on one that was filled meanwhile.
  await rename(growing, folder).catch((error: unknown) => {
    throw isFault(error, ['ENOTEMPTY', 'EEXIST', 'ENOTDIR']) ? new ArchiveRefused('exists', folder) : error
  })
  await syncFolder(join(folder, '..'))
}

export async function removeArchive(growing: string): Promise<void> {
  await rm(growing, { recursive: true, force: true })
}

export type WrittenFile = Pick<ArchiveTable, 'file' | 'bytes' | 'fileBytes' | 'sha256'>

type WriteOptions = { folder: string; name: string; onBytes: (bytes: number) => void; signal: AbortSignal | undefined }

/** Compresses a stream into a file of the archive (mode 0600), on the disk when it returns. */
export async function writeArchiveFile(source: Readable, options: WriteOptions): Promise<WrittenFile> {
  const { folder, name, onBytes, signal } = options
  const fileName = `${name}.copy.zst`
  const file = await open(join(folder, fileName), 'wx', 0o600)
  const raw = countBytes(onBytes)
  const compressed = hashBytes()
  const target = file.createWriteStream({ flush: true })
  await pipeline(source, raw.stream, compressor(), compressed.stream, target, ...(signal ? [{ signal }] : []))
  return {
    file: fileName,
    bytes: raw.count(),
    fileBytes: compressed.count(),
    sha256: compressed.hash.digest('hex'),
  }
}

function compressor() {
  return createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL, [constants.ZSTD_c_checksumFlag]: 1 },
  })
}

/** Unpacks a file of the archive. */
export function readArchiveFile(folder: string, table: ArchiveTable, onBytes: (bytes: number) => void): Readable[] {
  const source = createReadStream(join(folder, table.file))
  return [source, createZstdDecompress(), countBytes(onBytes).stream]
}

/** The manifest of an archive. Throws {@link ArchiveRefused} for a folder that is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch((error: unknown) => {
    throw isFault(error, ['ENOENT', 'ENOTDIR']) ? new ArchiveRefused('no-archive', folder) : error
  })
  return parseManifest(text)
}

/** Compares every file with the manifest, before anything is changed. Throws {@link ArchiveRefused}. */
export async function checkArchiveFiles(
  folder: string,
  { manifest, onBytes, signal }: { manifest: Manifest; onBytes: (bytes: number) => void; signal?: AbortSignal },
): Promise<void> {
  for (const table of manifest.tables) {
    const path = join(folder, table.file)
    const size = await stat(path).then(
      (found) => found.size,
      () => null,
    )
    if (size === null) throw new ArchiveRefused('file-missing', table.file)
    if (size !== table.fileBytes) throw new ArchiveRefused('file-size', table.file)
    const { stream, hash } = hashBytes(onBytes)
    stream.resume()
    await pipeline(createReadStream(path), stream, ...(signal ? [{ signal }] : []))
    if (hash.digest('hex') !== table.sha256) throw new ArchiveRefused('file-damaged', table.file)
  }
}

type Counter = { stream: Transform; count: () => number }

function countBytes(onBytes: (bytes: number) => void): Counter {
  let count = 0
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      count += chunk.length
      onBytes(chunk.length)
      done(null, chunk)
    },
  })
  return { stream, count: () => count }
}

function hashBytes(onBytes?: (bytes: number) => void): Counter & { hash: Hash } {
  const hash = createHash('sha256')
  let count = 0
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      count += chunk.length
      onBytes?.(chunk.length)
      done(null, chunk)
    },
  })
  return { stream, hash, count: () => count }
}

async function listIfThere(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isFault(error, ['ENOENT'])) return []
    throw isFault(error, ['ENOTDIR']) ? new ArchiveRefused('exists', folder) : error
  })
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isFault(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
