import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { IconName } from '../../../../shared/ui/icon-map.ts'
import type { CardView } from '../card-views.ts'
import classes from './card-actions.module.css'

type CardActionsProps = {
  /** The card's title: names the buttons for those who hear the page. */
  title: string
  isChart: boolean
  view: CardView
  onViewChange: (view: CardView) => void
  onSavePicture?: () => void
}

/** Small buttons in a card's head: its views and, beside a chart, the picture of it. */
export function CardActions({ title, isChart, view, onViewChange, onSavePicture }: CardActionsProps) {
  const { t } = useTranslation('report/summary-page')
  const isInfo = view === 'info'
  return (
    <div role="group" aria-label={t('views.label', { card: title })} className={classes.views}>
      {onSavePicture && <ActionButton icon="download" label={t('chart.png')} onClick={onSavePicture} />}
      {isChart && (
        <>
          <ActionButton
            icon="chart"
            label={t('views.chart')}
            isPressed={view === 'content'}
            onClick={() => onViewChange('content')}
          />
          <ActionButton
            icon="table"
            label={t('views.table')}
            isPressed={view === 'table'}
            onClick={() => onViewChange('table')}
          />
        </>
      )}
      <ActionButton
        icon="info"
        label={t('views.info')}
        isPressed={isInfo}
        onClick={() => onViewChange(isInfo ? 'content' : 'info')}
      />
    </div>
  )
}

type ActionButtonProps = { icon: IconName; label: string; isPressed?: boolean; onClick: () => void }

function ActionButton({ icon, label, isPressed, onClick }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} size={15} />
    </button>
  )
}
