import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/** Fast: a million ids in some tenths of a second; they share their beginnings anyway. */
const LEVEL = 1

/** Sorted ids in few bytes, and by what the same ids are known again. */
export async function packCompanyIds(companyIds: readonly string[]): Promise<{ packed: Buffer; hash: Buffer }> {
  const text = Buffer.from(companyIds.join('\n'))
  const hash = createHash('sha256').update(text).digest()
  return { packed: await deflate(text, { level: LEVEL }), hash }
}

export async function unpackCompanyIds(packed: Buffer): Promise<string[]> {
  const text = (await inflate(packed)).toString('utf8')
  return text === '' ? [] : text.split('\n')
}

/** A bit for each place that is kept, the lowest first; null where all are. */
export function packKept(length: number, isKept: (place: number) => boolean): Buffer | null {
  const bits = Buffer.alloc(Math.ceil(length / 8))
  let isWhole = true
  for (let place = 0; place < length; place += 1) {
    if (isKept(place)) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7))
    else isWhole = false
  }
  return isWhole ? null : bits
}

export function isKeptAt(kept: Buffer | null, place: number): boolean {
  return kept === null || ((kept[place >> 3] ?? 0) & (1 << (place & 7))) !== 0
}

/** The bits of those who are in a list among all that were frozen for it; both in the same order. */
export function packListed(frozen: readonly string[], listed: readonly string[]): Buffer | null {
  let next = 0
  return packKept(frozen.length, (place) => {
    const isListed = frozen[place] === listed[next]
    if (isListed) next += 1
    return isListed
  })
}
