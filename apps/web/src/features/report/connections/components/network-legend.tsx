import { useTranslation } from 'react-i18next'
import type { NetworkLink } from '@merleg/contract/report/connections.contract'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { Connections } from '../connections.queries.ts'
import { nodeColors } from '../node-colors.ts'
import classes from './network-legend.module.css'

const KINDS: readonly NetworkLink['color'][] = ['owner', 'beneficial', 'leader', 'succession']

/** What colours and lines mean: every status with its sign, or every band of the rating. */
export function NetworkLegend({ data, isByRating }: { data: Connections; isByRating: boolean }) {
  const { t } = useTranslation('report/connections/page')
  return (
    <section className={classes.legend} aria-label={t('legend.title')}>
      <ul aria-label={t(isByRating ? 'legend.rating' : 'legend.status')}>
        {isByRating
          ? data.legend.bands.map(({ band, label }) => (
              <li key={band}>
                <span className={classes.swatch} style={nodeColors({ fill: band, risk: { band } }, true)} />
                {label}
              </li>
            ))
          : data.legend.statuses.map(({ key, icon, color, value }) => (
              <li key={key}>
                <span className={classes.swatch} style={nodeColors({ fill: color, risk: null }, false)}>
                  <Icon name={icon} size={12} />
                </span>
                {value}
              </li>
            ))}
        <li>
          <span className={classes.swatch} />
          {t('legend.person')}
        </li>
        <li>
          <span className={classes.swatch} data-muted="true" />
          {t('legend.muted')}
        </li>
        {KINDS.map((kind) => (
          <li key={kind}>
            <span className={classes.line} data-kind={kind} />
            {t(`legend.${kind}`)}
          </li>
        ))}
        <li>
          <span className={classes.line} data-kind="ended" />
          {t('legend.ended')}
        </li>
      </ul>
    </section>
  )
}
