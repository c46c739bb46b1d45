import type { ScorePage } from '@merleg/contract/report/score.contract'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../../shared/ui/data-table.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { useScoreFormat } from '../use-score-format.ts'
import classes from './change-panel.module.css'

type Change = NonNullable<ScorePage['change']>

/** From the stored rating before to the one of now: what the model did, what the company did. */
export function ChangePanel({ page, change, points }: { page: ScorePage; change: Change; points: number }) {
  const { t } = useTranslation('report/score/page')
  const format = useScoreFormat(page)
  const terms = [
    {
      key: 'before',
      label: t('change.before'),
      value: format.number(change.previous.points),
      note: `${format.date(change.previous.asOf)} · ${change.previous.modelVersion}`,
    },
    { key: 'byModel', label: t('change.byModel'), value: format.signed(change.byModel), note: null },
    { key: 'byCompany', label: t('change.byCompany'), value: format.signed(change.byCompany), note: null },
    { key: 'now', label: t('change.now'), value: format.number(points), note: format.date(page.asOf) },
  ]
  return (
    <Panel title={t('change.title')}>
      <p className={classes.text}>{change.text}</p>
      <dl className={classes.terms}>
        {terms.map(({ key, label, value, note }) => (
          <div key={key} className={classes.term}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note !== null && <span className={classes.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {change.parts.length > 0 && (
        <DataTable
          caption={t('change.parts')}
          isCaptionVisible
          narrow="plain"
          rows={change.parts}
          getRowKey={({ kind, key }) => `${kind} ${key}`}
          columns={[
            { key: 'label', title: t('parts.name'), render: ({ label }) => label },
            {
              key: 'points',
              title: t('parts.points'),
              kind: 'number',
              render: (part) => (
                <span className={part.points < 0 ? classes.loss : classes.gain}>{format.signed(part.points)}</span>
              ),
            },
          ]}
        />
      )}
    </Panel>
  )
}
