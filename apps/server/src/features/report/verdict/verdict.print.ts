import { capitalise } from '@merleg/domain/format/capitalise'
import type { PrintBlock } from '@merleg/contract/report/print.contract'
import type { Verdict } from '@merleg/contract/report/verdict.contract'
import type { Locale } from '@merleg/domain/locale'
import { formatNumber } from '@merleg/domain/format/number'
import { getTranslator } from '@merleg/i18n/translator'
import { factBlocks, headingBlock, noteBlock } from '../print-blocks/blocks.ts'

const TONES = { info: 'plain', warning: 'warning', error: 'negative' } as const

/** The first page: the verdict as the summary shows it. */
export function renderVerdictBlocks(verdict: Verdict, locale: Locale): PrintBlock[] {
  const t = getTranslator(locale, 'report/verdict/words')
  const { alerts, negative, positive, sources, locked } = verdict
  // Of a company without a rating the first thing to know is what is known of it.
  const isRated = verdict.rating.points !== null
  const [against, speakingFor] = [renderInfo(t('negative'), negative), renderInfo(t('positive'), positive)]
  return [
    ...renderRating(verdict, locale),
    ...renderReasons(verdict.reasons, locale),
    ...(alerts === null || alerts.checked === ''
      ? []
      : [
          headingBlock(t('alerts'), alerts.total > alerts.items.length ? t('ofAll', { total: alerts.total }) : null),
          ...alerts.items.map(({ title, text, severity }) => noteBlock(`${title}. ${text}`, TONES[severity])),
          noteBlock(alerts.checked),
        ]),
    ...(isRated ? [...against, ...speakingFor] : [...speakingFor, ...against]),
    headingBlock(t('coverage')),
    noteBlock(t('sources', { sources })),
    ...(locked.length === 0 ? [] : [noteBlock(t('locked', { sections: locked.join(', ') }))]),
  ]
}

function renderRating({ rating, limit }: Verdict, locale: Locale): PrintBlock[] {
  const t = getTranslator(locale, 'report/verdict/words')
  const points = rating.points === null ? rating.label : `${formatNumber(locale, rating.points)} – ${rating.label}`
  return [
    headingBlock(t('title')),
    ...factBlocks([
      {
        key: t('rating'),
        value: points,
        note: [rating.probability, rating.basis].filter((text) => text !== null).join('. '),
      },
      { key: t('advice'), value: rating.advice },
      {
        key: t('limit'),
        value: limit && (limit.value ?? getTranslator(locale, 'risk-rating/words')('noLimit')),
        note: limit?.text ?? null,
      },
    ]),
    ...(rating.confidence === null
      ? []
      : [noteBlock(`${capitalise(locale, rating.confidence)}: ${rating.caveats.join(' ')}`, 'warning')]),
    ...(rating.contradiction === null ? [] : [noteBlock(rating.contradiction, 'warning')]),
  ]
}

function renderReasons(reasons: Verdict['reasons'], locale: Locale): PrintBlock[] {
  if (reasons === null) return []
  const t = getTranslator(locale, 'report/verdict/words')
  const list = (side: 'for' | 'against', tone: 'positive' | 'negative') =>
    reasons[side].length === 0 ? [noteBlock(t(`none.${side}`))] : reasons[side].map(({ text }) => noteBlock(text, tone))
  return [
    headingBlock(t('for')),
    ...list('for', 'positive'),
    headingBlock(t('against')),
    ...list('against', 'negative'),
  ]
}

function renderInfo(title: string, info: Verdict['negative']): PrintBlock[] {
  if (info === null) return []
  const { items, silence } = info
  const rows = items.map((line) => ({ key: line.title, value: line.text, note: line.note }))
  return [
    headingBlock(title),
    ...factBlocks(rows),
    ...(items.length === 0 ? [noteBlock(`${silence.title}. ${silence.text}`)] : []),
  ]
}
