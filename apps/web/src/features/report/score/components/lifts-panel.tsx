import { Button } from '@mantine/core'
import type { ScorePage } from '@merleg/contract/report/score.contract'
import { formatStatedShare } from '@merleg/domain/format/number'
import { COST_LIMIT, ITEM_LIMIT } from '@merleg/domain/score/explain/lift-levers'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import classes from './lifts-panel.module.css'

type Lift = ScorePage['lifts'][number]
/** `onTry` null: nothing can be worked out anew here. */
type LiftsPanelProps = { page: ScorePage; onTry: ((lift: Lift) => void) | null }

/** The smallest changes that would bring the company into a better band, each to be tried on the sliders. */
export function LiftsPanel({ page: { lifts, bands }, onTry }: LiftsPanelProps) {
  const { t } = useTranslation('report/score/page')
  const { locale } = useFormat()
  if (lifts.length === 0) {
    return (
      <Panel title={t('lifts.title')}>
        <p className={classes.text}>{t(bands[0]?.isOwn === true ? 'lifts.best' : 'lifts.none')}</p>
      </Panel>
    )
  }
  return (
    <Panel title={t('lifts.title')}>
      <p className={classes.text}>
        {t('lifts.intro', { item: formatStatedShare(locale, ITEM_LIMIT), cost: formatStatedShare(locale, COST_LIMIT) })}
      </p>
      <ul className={classes.lifts}>
        {lifts.map((lift) => {
          const what = lift.changes.map(({ text }) => text).join(' + ')
          return (
            <li key={`${lift.band} ${what}`} className={classes.lift}>
              <div className={classes.reaches}>
                <Icon name="arrow-right" size={14} />
                <span
                  className={classes.band}
                  style={{
                    color: `var(--band-${lift.band}-text)`,
                    background: `color-mix(in srgb, var(--band-${lift.band}) var(--soft-share), var(--surface))`,
                  }}
                >
                  {t('lifts.reaches', { points: lift.points, label: lift.label })}
                </span>
              </div>
              <ul className={classes.changes}>
                {lift.changes.map(({ input, text }) => (
                  <li key={`${input} ${text}`}>{text}</li>
                ))}
              </ul>
              {onTry !== null && (
                <Button
                  variant="default"
                  size="compact-sm"
                  className={classes.try}
                  aria-label={t('lifts.tryLabel', { change: what })}
                  onClick={() => onTry(lift)}
                >
                  {t('lifts.try')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
