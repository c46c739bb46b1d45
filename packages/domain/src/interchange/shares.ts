import type { BodsShare } from './bods-statement.ts'

/** Bounds in per cent: the same where the share is known exactly, null where it is not told; the text of what is no figure. */
export type ShareBounds = { shareMin: number | null; shareMax: number | null; shareText: string | null }

const NOT_TOLD: ShareBounds = { shareMin: null, shareMax: null, shareText: null }

/**
 * `>25–50`, `25–<50`, `>25–<50`: a band with a bound that does not belong to it, as imports write it. `Több mint 25%, de
 * legfeljebb 50%`: as a Hungarian source does.
 */
const BAND = /^(>)?(\d{1,3}(?:\.\d+)?)–(<)?(\d{1,3}(?:\.\d+)?)$/
const HUNGARIAN_BAND = /^(?:több mint (\d{1,3})%)?(?:, de )?(?:legfeljebb (\d{1,3})%)?$/i

/** A share in the standard's own terms; undefined where nothing is told of it. */
export function toBodsShare({ shareMin: min, shareMax: max, shareText }: ShareBounds): BodsShare | undefined {
  if (min === null && max === null) return undefined
  if (min !== null && min === max) return { exact: min }
  const open = findOpenBounds(shareText)
  return {
    ...(min === null ? {} : open.min === min ? { exclusiveMinimum: min } : { minimum: min }),
    ...(max === null ? {} : open.max === max ? { exclusiveMaximum: max } : { maximum: max }),
  }
}

/** Bounds that the words of a band leave out. */
function findOpenBounds(text: string | null): { min: number | null; max: number | null } {
  const [, isMinOpen, min, isMaxOpen, max] = BAND.exec(text ?? '') ?? []
  if (min !== undefined)
    return { min: isMinOpen === undefined ? null : Number(min), max: isMaxOpen === undefined ? null : Number(max) }
  const [, over] = HUNGARIAN_BAND.exec(text ?? '') ?? []
  return { min: over === undefined ? null : Number(over), max: null }
}

/** What a share in the standard's terms says; null where its bounds contradict each other. */
export function readBodsShare(share: BodsShare | undefined): ShareBounds | null {
  if (share === undefined) return NOT_TOLD
  if (share.exact !== undefined) return { shareMin: share.exact, shareMax: share.exact, shareText: null }
  const shareMin = share.minimum ?? share.exclusiveMinimum ?? null
  const shareMax = share.maximum ?? share.exclusiveMaximum ?? null
  if (shareMin === null && shareMax === null) return NOT_TOLD
  if (shareMin !== null && shareMax !== null && shareMin > shareMax) return null
  const isMinOpen = share.minimum === undefined && shareMin !== null
  const isMaxOpen = share.maximum === undefined && shareMax !== null
  return boundsOf({ min: shareMin ?? 0, max: shareMax ?? 100, isMinOpen, isMaxOpen })
}

type Band = { min: number; max: number; isMinOpen: boolean; isMaxOpen: boolean }

function boundsOf({ min, max, isMinOpen, isMaxOpen }: Band): ShareBounds {
  const shareText = isMinOpen || isMaxOpen ? `${isMinOpen ? '>' : ''}${min}–${isMaxOpen ? '<' : ''}${max}` : null
  return { shareMin: min, shareMax: max, shareText }
}

/** A share as FollowTheMoney has it, which leaves the wording to whoever writes: `25`, `25-50`, `>25-50`, `>=75`. */
export function toFtmPercentage(bounds: ShareBounds): string | null {
  const share = toBodsShare(bounds)
  if (share === undefined) return bounds.shareText
  if (share.exact !== undefined) return String(share.exact)
  const [min, max] = [share.minimum ?? share.exclusiveMinimum, share.maximum ?? share.exclusiveMaximum]
  const over = share.minimum === undefined ? '>' : ''
  const under = share.maximum === undefined ? '<' : ''
  if (min === undefined) return `${under || '<='}${max}`
  return max === undefined ? `${over || '>='}${min}` : `${over}${min}-${under}${max}`
}

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,10})?)\s*%?`
const EXACT = new RegExp(`^${NUMBER}$`)
const RANGE = new RegExp(String.raw`^(>)?\s*${NUMBER}\s*(?:-|–|to)\s*(<)?\s*${NUMBER}$`)
const LEAST = new RegExp(`^(>=?|≥)\\s*${NUMBER}$`)
const MOST = new RegExp(`^(<=?|≤)\\s*${NUMBER}$`)

/** What a percentage of FollowTheMoney says; a wording that is not known stays as text, with no bounds. */
export function readFtmPercentage(text: string | undefined): ShareBounds {
  if (text === undefined || text.trim() === '') return NOT_TOLD
  const band = readBand(text.trim())
  if (band === null || band.min > band.max || band.max > 100)
    return { shareMin: null, shareMax: null, shareText: text.trim() }
  return boundsOf(band)
}

function readBand(text: string): Band | null {
  const numberOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))
  const exact = EXACT.exec(text)
  if (exact) return { min: numberOf(exact[1]), max: numberOf(exact[1]), isMinOpen: false, isMaxOpen: false }
  const range = RANGE.exec(text)
  if (range) {
    const [, over, min, under, max] = range
    return { min: numberOf(min), max: numberOf(max), isMinOpen: over !== undefined, isMaxOpen: under !== undefined }
  }
  const least = LEAST.exec(text)
  if (least) return { min: numberOf(least[2]), max: 100, isMinOpen: least[1] === '>', isMaxOpen: false }
  const most = MOST.exec(text)
  return most ? { min: 0, max: numberOf(most[2]), isMinOpen: false, isMaxOpen: most[1] === '<' } : null
}
