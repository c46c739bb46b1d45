import { formatStatedShare } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import type { Interests } from '@merleg/domain/ownership/interests'
import { FINAL_OWNER_SHARE, MAJORITY_SHARE } from '@merleg/domain/ownership/ownership-rules'
import { exceedsShare, reachesShare, type ShareBand } from '@merleg/domain/ownership/share-band'
import { getTranslator } from '@merleg/i18n/translator'

/** A band of shares 0–1 in words: one figure where both bounds are written the same. */
export function describeBand(locale: Locale, { min, max }: ShareBand): string {
  const t = getTranslator(locale, 'report/final-owner/answers')
  const [from, to] = [writeBound(locale, min), writeBound(locale, max)]
  if (from === to) return from
  if (min <= 0) return max >= 1 ? t('shares.unknown') : t('shares.atMost', { to })
  return max >= 1 ? t('shares.atLeast', { from }) : t('shares.between', { from, to })
}

/** The same in a sentence that has said whose part it is. */
export function describePart(locale: Locale, band: ShareBand): string {
  const t = getTranslator(locale, 'report/final-owner/answers')
  const written = describeBand(locale, band)
  return written === t('shares.unknown') ? t('shares.partUnknown') : written
}

/** The higher part of votes and ownership; where they differ, which of them it is, and the other. */
export function describeInterests(locale: Locale, { highest, capital, votes }: Interests): string {
  const t = getTranslator(locale, 'report/final-owner/answers')
  const share = describeBand(locale, highest)
  const owned = describeBand(locale, capital)
  const voted = describeBand(locale, votes)
  if (owned === voted) return share
  if (share === voted) return t('shares.ofVotes', { share, capital: owned })
  return share === owned
    ? t('shares.ofCapital', { share, votes: voted })
    : t('shares.higher', { share, capital: owned, votes: voted })
}

/** Rounding never puts a share on a threshold that it is not on. */
function writeBound(locale: Locale, share: number): string {
  const written = formatStatedShare(locale, share)
  const threshold = [FINAL_OWNER_SHARE, MAJORITY_SHARE].find((each) => written === formatStatedShare(locale, each))
  if (threshold === undefined) return written
  const t = getTranslator(locale, 'report/final-owner/answers')
  if (!reachesShare(share, threshold)) return t('shares.below', { share: written })
  return exceedsShare(share, threshold) ? t('shares.above', { share: written }) : written
}
