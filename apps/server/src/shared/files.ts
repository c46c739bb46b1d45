import { stat } from 'node:fs/promises'
import { makeFolder } from '@merleg/db/make-folder'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** The part of the settings that says where files are kept. */
export type FileSettings = {
  dataDir: string
  MERLEG_FILES_S3_BUCKET?: string | undefined
  MERLEG_FILES_S3_ENDPOINT?: string | undefined
  MERLEG_FILES_S3_REGION: string
}

/** Files that were made and are kept, by key (`long-jobs/<id>-1`): in the data folder, or in an S3 bucket. */
export type FileStore = {
  /** Takes the whole file that lies at `path`; until it is there whole, the key has nothing. */
  put(key: string, path: string, options: { contentType: string }): Promise<void>
  /** Null where there is no such file (any more). */
  open(key: string): Promise<Readable | null>
  /** What is not there is no fault. */
  delete(key: string): Promise<void>
  /** Keys of a folder (`international`), also of what was not written to its end. */
  list(folder: string): AsyncIterable<string>
  /** When it was put there; null where it is not (any more). */
  findPutAt(key: string): Promise<Date | null>
}

/** The store of the settings: `MERLEG_DATA_DIR/files`, or the bucket of `MERLEG_FILES_S3_BUCKET`. */
export function createFileStore(settings: FileSettings): FileStore {
  let opened: Promise<Disk> | null = null
  const use = () => (opened ??= openDisk(settings))
  return {
    put: async (key, path, { contentType }) => {
      const disk = await use()
      // A copy on the way, then renamed: a process that dies in between leaves no half file under the key.
      if (settings.MERLEG_FILES_S3_BUCKET) {
        const { size } = await stat(path)
        return disk.copyFromFs(path, key, { contentType, contentLength: size })
      }
      await disk.copyFromFs(path, `${key}.part`)
      await disk.move(`${key}.part`, key)
    },
    open: async (key) => {
      const disk = await use()
      return (await disk.exists(key)) ? disk.getStream(key) : null
    },
    delete: async (key) => {
      const disk = await use()
      if (!settings.MERLEG_FILES_S3_BUCKET) await disk.delete(`${key}.part`)
      await disk.delete(key)
    },
    list: async function* list(folder) {
      const disk = await use()
      if (!settings.MERLEG_FILES_S3_BUCKET) await makeFolder(join(settings.dataDir, 'files', folder), 0o700)
      for (let page: string | undefined; ;) {
        const found = await disk.listAll(folder, page === undefined ? {} : { paginationToken: page })
        for (const one of found.objects) if (one.isFile) yield one.key
        page = found.paginationToken
        if (page === undefined) return
      }
    },
    findPutAt: async (key) => {
      const disk = await use()
      return (await disk.exists(key)) ? (await disk.getMetaData(key)).lastModified : null
    },
  }
}

async function openDisk(settings: FileSettings): Promise<Disk> {
  if (settings.MERLEG_FILES_S3_BUCKET) return openBucket(settings, settings.MERLEG_FILES_S3_BUCKET)
  const location = join(settings.dataDir, 'files')
  await makeFolder(location, 0o700)
  return new Disk(new FSDriver({ location, visibility: 'private' }))
}

/** Loaded only where it is used: the S3 client is larger than the rest of the program. */
async function openBucket(settings: FileSettings, bucket: string): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket,
      region: settings.MERLEG_FILES_S3_REGION,
      visibility: 'private',
      // The bucket's own rules say who may read; many stores know no others.
      supportsACL: false,
      // Amazon's later additions, which others lack.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Stores that are not Amazon's have their address, and the bucket in the path.
      ...(settings.MERLEG_FILES_S3_ENDPOINT
        ? { endpoint: settings.MERLEG_FILES_S3_ENDPOINT, forcePathStyle: true }
        : {}),
    }),
  )
}
