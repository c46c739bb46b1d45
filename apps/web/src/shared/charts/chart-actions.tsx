import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-map.ts'
import classes from './chart-actions.module.css'
import type { ChartView } from './use-chart-view.ts'

type ChartActionsProps = {
  /** The card's title: names the buttons for those who hear the page. */
  title: string
  /** False of a card without a chart, which has no table behind it. */
  isChart: boolean
  view: ChartView
  onViewChange: (view: ChartView) => void
  /** Without it there is no picture to save. */
  onSavePicture?: (() => void) | undefined
}

/** Small buttons in a card's head: its views and, beside a chart, the picture of it. */
export function ChartActions({ title, isChart, view, onViewChange, onSavePicture }: ChartActionsProps) {
  const { t } = useTranslation('charts/page')
  const isInfo = view === 'info'
  return (
    <div role="group" aria-label={t('views.label', { card: title })} className={classes.views}>
      {onSavePicture && <ActionButton icon="download" label={t('png')} onClick={onSavePicture} />}
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
