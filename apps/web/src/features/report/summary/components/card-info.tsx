import { translateSource } from '@merleg/domain/reference/source-names'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import type { SummaryCard } from '../summary-cards.ts'
import classes from './card-info.module.css'

/** What the card means, where its figures come from and of which day they are. */
export function CardInfo({ card }: { card: SummaryCard }) {
  const { t } = useTranslation('report/summary/page')
  const format = useFormat()
  return (
    <div className={classes.info}>
      <p>{t(`definitions.${card.id}`)}</p>
      <h3>{t('info.sources')}</h3>
      {card.sources.length === 0 && <p>{t('info.noSource')}</p>}
      <ul>
        {card.sources
          .map((stored) => translateSource(format.locale, stored))
          .map((source) => (
            <li key={`${source.title} ${source.recordedAt} ${source.reference ?? ''}`}>
              <UrlLink url={source.url}>{source.title}</UrlLink> ({source.publisher}),{' '}
              {source.validFrom !== null && `${t('info.validOn', { date: format.date(source.validFrom) })}, `}
              {t('info.knownOn', { date: format.day(source.recordedAt) })}
            </li>
          ))}
      </ul>
    </div>
  )
}
