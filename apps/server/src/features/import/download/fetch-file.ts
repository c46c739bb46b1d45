import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DownloadHttp, HttpAnswer } from './download-http.ts'
import { type DownloadedFile, FILE_NAME, MANIFEST_NAME } from './download-manifest.ts'
import { PartFile, type PartState } from './part-file.ts'
import { TransientFault } from './retries.ts'
import { DownloadFault } from './download-fault.ts'
import type { PublishedFile } from './source-download.ts'

export type FetchInput = {
  http: DownloadHttp
  file: PublishedFile
  folder: string
  /** What the folder has of it by the manifest. */
  known: DownloadedFile | null
  /** Today, YYYY-MM-DD. */
  today: string
  onBytes: (bytes: number, total: number | null) => void
}

/** `isUnchanged`: the folder has it already; otherwise it is whole beside its place, as `<name>.part`. */
export type FetchedFile = { entry: DownloadedFile; isUnchanged: boolean }

/** Fetches a file, from where an earlier run stopped if it is still the same one there, and checks it. */
export async function fetchFile({ http, file, folder, known, today, onBytes }: FetchInput): Promise<FetchedFile> {
  const target = join(folder, file.name)
  if (!FILE_NAME.test(file.name) || file.name.startsWith(MANIFEST_NAME))
    throw new DownloadFault(`${file.url}: no name for a file: ${file.name}`)
  const part = new PartFile(target)
  const kept = known?.url === file.url && (await sizeOf(target)) === known.bytes ? known : null
  // Further than ever: a server that begins anew each time gets nowhere.
  let furthest = 0
  const state = await http.retry((progressed) =>
    fetchOnce({ http, file, part, kept, onBytes }, (bytes) => {
      if (bytes > furthest) progressed()
      furthest = Math.max(furthest, bytes)
    }),
  )
  if (state === 'unchanged' && kept) return { entry: kept, isUnchanged: true }
  if (state === 'unchanged') throw new DownloadFault(`${file.url}: said to be unchanged, and is not here.`)
  const checked = await checkFile(file, part, state)
  return { entry: { ...checked, day: checked.day ?? today }, isUnchanged: false }
}

type Fetching = Pick<FetchInput, 'http' | 'file' | 'onBytes'> & { part: PartFile; kept: DownloadedFile | null }

async function fetchOnce(
  { http, file, part, kept, onBytes }: Fetching,
  progressed: (bytes: number) => void,
): Promise<PartState | 'unchanged'> {
  const begun = await part.find(file.url)
  const validator = begun && findValidator(begun.state)
  const given = file.accept === undefined ? {} : { accept: file.accept }
  const asked =
    begun === null
      ? conditions(kept)
      : begun.state.isWhole
        ? conditions(begun.state)
        : validator === null
          ? {}
          : { range: `bytes=${begun.bytes}-`, 'if-range': validator }
  const answer = await http.open(file.url, { ...given, ...asked })
  if (answer.status === 304) {
    answer.body.resume()
    return begun?.state.isWhole ? begun.state : 'unchanged'
  }
  const place = findPlace(answer, begun)
  if (place === null) {
    answer.body.resume()
    await part.remove()
    throw new TransientFault(`${file.url}: what was fetched before is of another edition`, 0)
  }
  return take({ answer, place, file, part, onBytes, progressed })
}

type Place = { from: number; total: number | null }
type Taking = Pick<FetchInput, 'file' | 'onBytes'> & {
  answer: HttpAnswer
  place: Place
  part: PartFile
  progressed: (bytes: number) => void
}

async function take({ answer, place, file, part, onBytes, progressed }: Taking): Promise<PartState> {
  const { etag = null, 'last-modified': lastModified = null } = answer.headers
  const { from, total } = place
  const state = { url: file.url, etag, lastModified, total, isWhole: false }
  try {
    if (total !== null) await part.demandSpace(total - from)
  } catch (error) {
    answer.body.destroy()
    throw error
  }
  await part.remember(state)
  let have = from
  try {
    await part.append(from, answer.body, (bytes) => {
      progressed(bytes)
      have = bytes
      onBytes(bytes, total)
    })
  } catch (error) {
    if (error instanceof DownloadFault) throw error
    throw new TransientFault(`${file.url}: broke off after ${have}${total === null ? '' : ` of ${total}`} bytes`)
  }
  if (total !== null && have < total) throw new TransientFault(`${file.url}: broke off after ${have} of ${total} bytes`)
  const whole = { ...state, isWhole: true }
  await part.remember(whole)
  return whole
}

/** Where the answer goes on, and how long the whole is; null where it does not fit to what was fetched before. */
function findPlace({ status, headers }: HttpAnswer, begun: { state: PartState; bytes: number } | null): Place | null {
  if (status === 200) {
    const length = headers['content-length']
    return { from: 0, total: length === undefined ? null : Number(length) }
  }
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers['content-range'] ?? '')
  if (status !== 206 || range === null || begun === null) return null
  const from = Number(range[1])
  const total = range[2] === '*' ? begun.state.total : Number(range[2])
  return from === begun.bytes && (begun.state.total === null || total === begun.state.total) ? { from, total } : null
}

/** By which the server tells whether it is still the same file: a weak tag only says that it reads the same. */
function findValidator({ etag, lastModified }: PartState): string | null {
  return etag !== null && !etag.startsWith('W/') ? etag : lastModified
}

function conditions(known: Pick<DownloadedFile, 'etag' | 'lastModified'> | null): Record<string, string> {
  if (known?.etag != null) return { 'if-none-match': known.etag }
  return known?.lastModified == null ? {} : { 'if-modified-since': known.lastModified }
}

type Checked = Omit<DownloadedFile, 'day'> & { day: string | null }

async function checkFile(file: PublishedFile, part: PartFile, state: PartState): Promise<Checked> {
  const bytes = (await sizeOf(part.path)) ?? 0
  const sha256 = await part.hash()
  const fault =
    bytes === 0
      ? 'is empty'
      : file.bytes !== undefined && file.bytes !== bytes
        ? `is ${bytes} bytes long, and ${file.bytes} by the publisher's list`
        : file.sha256 !== undefined && file.sha256 !== sha256
          ? 'does not have the checksum of the publisher’s list'
          : null
  if (fault !== null) {
    await part.remove()
    throw new DownloadFault(`${file.url}: ${fault}. Nothing was changed.`)
  }
  const { etag, lastModified } = state
  return { name: file.name, url: file.url, day: file.day ?? dayOf(lastModified), bytes, sha256, etag, lastModified }
}

function dayOf(lastModified: string | null): string | null {
  const moment = Date.parse(lastModified ?? '')
  return Number.isNaN(moment) ? null : new Date(moment).toISOString().slice(0, 10)
}

async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    (found) => found.size,
    () => null,
  )
}
