import type { IndicatorSeries } from '@merleg/contract/report/indicators.contract'
import { useTranslation } from 'react-i18next'
import classes from './indicator-info.module.css'

type IndicatorInfoProps = { indicator: Pick<IndicatorSeries, 'definition' | 'formula' | 'source'> }

/** What an indicator means, how it is worked out, and where that comes from. */
export function IndicatorInfo({ indicator: { definition, formula, source } }: IndicatorInfoProps) {
  const { t } = useTranslation('report/indicators/page')
  return (
    <div className={classes.info}>
      <p>{definition}</p>
      <dl>
        <dt>{t('formula')}</dt>
        <dd className={classes.formula}>{formula}</dd>
        <dt>{t('source')}</dt>
        <dd>{source}</dd>
      </dl>
    </div>
  )
}
