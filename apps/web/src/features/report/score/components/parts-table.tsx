import type { ScorePage } from '@merleg/contract/report/score.contract'
import { useTranslation } from 'react-i18next'
import { findReach, listPartGroups, type PartGroup, type PartOrder, partId } from '../part-steps.ts'
import { useScoreFormat } from '../use-score-format.ts'
import { BandScale, TotalCourse } from './part-course.tsx'
import { PartRow } from './part-row.tsx'
import classes from './parts-table.module.css'

type PartsTableProps = {
  page: ScorePage
  points: number
  order: PartOrder
  openParts: readonly string[]
  onToggle: (id: string) => void
}

/** The parts of the points, one after the other as they add up, and the total they come to. */
export function PartsTable({ page, points, order, openParts, onToggle }: PartsTableProps) {
  const { t } = useTranslation('report/score/page')
  const groups = listPartGroups(page.parts, order)
  const reach = findReach(groups)
  return (
    <table className={classes.table} role="table">
      <caption className="visually-hidden">{t('parts.caption')}</caption>
      <TableHead page={page} reach={reach} />
      {groups.map((group) => (
        <tbody key={group.key} role="rowgroup">
          {group.key !== 'base' && <GroupRow group={group} page={page} />}
          {group.steps.map((step) => {
            const id = partId(step.part)
            return (
              <PartRow
                key={id}
                step={step}
                page={page}
                reach={reach}
                isOpen={openParts.includes(id)}
                onToggle={() => onToggle(id)}
              />
            )
          })}
        </tbody>
      ))}
      <tfoot role="rowgroup">
        <tr role="row" className={classes.total}>
          <th role="rowheader" scope="row" className={classes.name}>
            {t('parts.total')}
          </th>
          <td role="cell" className={classes.result} colSpan={2}>
            {page.risk.label}
          </td>
          <td role="cell" className={classes.course}>
            <TotalCourse points={points} band={page.risk.band} reach={reach} />
          </td>
          <td role="cell" className={classes.points}>
            {points}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

type TableHeadProps = { page: ScorePage; reach: { from: number; to: number } }

function TableHead({ page, reach }: TableHeadProps) {
  const { t } = useTranslation('report/score/page')
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col" className={classes.name}>
          {t('parts.name')}
        </th>
        <th role="columnheader" scope="col" className={classes.value}>
          {t('parts.value')}
        </th>
        <th role="columnheader" scope="col" className={classes.typical}>
          {t('parts.typical')}
        </th>
        <th role="columnheader" scope="col" className={classes.course}>
          {t('parts.course')}
          <BandScale bands={page.bands} reach={reach} />
        </th>
        <th role="columnheader" scope="col" className={classes.points}>
          {t('parts.points')}
        </th>
      </tr>
    </thead>
  )
}

/** What kind of parts follow, and what they come to together. */
function GroupRow({ group, page }: { group: PartGroup; page: ScorePage }) {
  const { t } = useTranslation('report/score/page')
  const format = useScoreFormat(page)
  return (
    <tr role="row" className={classes.group}>
      <th role="rowheader" scope="rowgroup" colSpan={4}>
        {t(`parts.groups.${group.key}`)}
      </th>
      <td role="cell" className={classes.points}>
        <span className="visually-hidden">{t('parts.sum')}: </span>
        {format.signed(group.sum)}
      </td>
    </tr>
  )
}
