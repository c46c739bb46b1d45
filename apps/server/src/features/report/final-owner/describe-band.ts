import { formatStatedShare } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
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

/** Rounding never puts a share on a threshold that it is not on. */
function writeBound(locale: Locale, share: number): string {
  const written = formatStatedShare(locale, share)
  const threshold = [FINAL_OWNER_SHARE, MAJORITY_SHARE].find((each) => written === formatStatedShare(locale, each))
  if (threshold === undefined) return written
  const t = getTranslator(locale, 'report/final-owner/answers')
  if (!reachesShare(share, threshold)) return t('shares.below', { share: written })
  return exceedsShare(share, threshold) ? t('shares.above', { share: written }) : written
}
