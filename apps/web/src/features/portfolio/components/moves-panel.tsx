import type { PortfolioMoves } from '@merleg/contract/portfolio.contract'
import { useTranslation } from 'react-i18next'
import { NO_FIGURE } from '../../../shared/address/portfolio-view.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import classes from '../portfolio.module.css'
import { MovesMatrix, type MovesProps } from './moves-matrix.tsx'

type Cause = PortfolioMoves['causes'][number]
type Stage = PortfolioMoves['stages'][number]

/** How companies moved between the bands of two days, and what it is due to. */
export function MovesPanel({ moves, view, onChange }: MovesProps) {
  const { t } = useTranslation(['portfolio/page', 'portfolio/words'])
  const format = useFormat()
  const { from, to, notes, cells, isModelChanged } = moves
  return (
    <Panel
      title={t('portfolio/words:moves')}
      unit={t('portfolio/words:movesOf', { from: format.date(from), to: format.date(to) })}
      foot={
        notes.length === 0 ? undefined : (
          <ul className={classes.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )
      }
    >
      {cells.length === 0 ? (
        <p className={classes.note}>{t('matrix.none')}</p>
      ) : (
        <>
          <p className={classes.note}>{t('matrix.about')}</p>
          <MovesMatrix moves={moves} view={view} onChange={onChange} />
          <h3 className={classes.subheading}>{t('portfolio/words:causes')}</h3>
          <CauseTable moves={moves} view={view} onChange={onChange} />
          {isModelChanged && (
            <>
              <h3 className={classes.subheading}>{t('portfolio/words:stages')}</h3>
              <StageTable stages={moves.stages} />
            </>
          )}
        </>
      )}
    </Panel>
  )
}

function CauseTable({ moves, view, onChange }: MovesProps) {
  const { t } = useTranslation(['portfolio/page', 'portfolio/words'])
  const format = useFormat()
  const columns: DataColumn<Cause>[] = [
    { key: 'cause', title: t('portfolio/words:columns.cause'), render: ({ label }) => label },
    {
      key: 'count',
      title: t('portfolio/words:columns.count'),
      kind: 'number',
      render: ({ key, label, count }) =>
        count === 0 ? (
          format.number(0)
        ) : (
          <button
            type="button"
            className={classes.figure}
            aria-pressed={view.cause === key}
            aria-label={t('showPart', { part: label, count, number: format.number(count) })}
            onClick={() => onChange({ ...NO_FIGURE, cause: view.cause === key ? undefined : key })}
          >
            {format.number(count)}
          </button>
        ),
    },
    {
      key: 'about',
      title: t('portfolio/words:columns.about'),
      render: ({ about }) => <span className={classes.note}>{about}</span>,
    },
  ]
  return (
    <DataTable
      caption={t('portfolio/words:causes')}
      columns={columns}
      rows={moves.causes}
      getRowKey={({ key }) => key}
    />
  )
}

function StageTable({ stages }: { stages: readonly Stage[] }) {
  const { t } = useTranslation('portfolio/words')
  const format = useFormat()
  const figure = (key: 'before' | 'between' | 'after'): DataColumn<Stage> => ({
    key,
    title: t(`columns.${key}`),
    kind: 'number',
    render: (stage) => format.number(stage[key]),
  })
  const columns: DataColumn<Stage>[] = [
    { key: 'band', title: t('columns.band'), render: ({ label }) => label },
    figure('before'),
    figure('between'),
    figure('after'),
  ]
  return <DataTable caption={t('stages')} columns={columns} rows={stages} getRowKey={({ key }) => key} />
}
