import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { DataItem, getCompanyData } from '@merleg/contract/report/company-data.contract'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StateSilence } from '../../../../shared/ui/state-silence.tsx'
import { VatChecks } from '../../../vat-checks/vat-checks.widget.tsx'
import { HiddenNote } from '../../header/components/hidden-note.tsx'
import { useOnlyValid } from '../../header/use-only-valid.ts'
import type { CompanyDataView } from '../company-data.queries.ts'
import { filterItems, findHighlighted, tabOfGroup, type DataTab } from '../data-filter.ts'
import { useOpenGroups } from '../use-open-groups.ts'
import { DataGroup } from './data-group.tsx'
import classes from './data-groups.module.css'
import { DataToolbar } from './data-toolbar.tsx'
import { TimeBanner } from './time-banner.tsx'

type DataGroupsProps = {
  id: string
  data: EndpointAnswer<typeof getCompanyData>
  tab: DataTab
  view: CompanyDataView
  hl: string | undefined
  isStale: boolean
  onViewChange: (changes: CompanyDataView) => void
}

/** The last of them that is there is followed by the check of the VAT number. */
const NUMBER_GROUPS = ['register-number', 'tax-number', 'eu-tax-number', 'tax-number-status', 'vat-check'] as const

/** The groups of a tab, filtered by the reader. */
export function DataGroups({ id, data, tab, view, hl, isStale, onViewChange }: DataGroupsProps) {
  const { t } = useTranslation('report/company-data/page')
  const { onlyValid } = useOnlyValid()
  const [filter, setFilter] = useState('')
  const highlighted = findHighlighted(data.groups, hl)
  const isFiltering = filter.trim() !== ''
  // What a link points at is shown even where it has ended.
  const isKept = (item: DataItem): boolean => item.valid || !onlyValid || item === highlighted?.item

  const groups = data.groups.filter((group) => tabOfGroup(group) === tab)
  // What a link points at, and what stands alone on its tab, needs no opening.
  const [only, second] = groups
  const open = useOpenGroups(data.groups, [highlighted?.group, second === undefined ? only : undefined])
  const shown = groups
    .map((group) => ({ group, items: filterItems(group, filter).filter(isKept) }))
    .filter(({ items }) => !isFiltering || items.length > 0)
  const ended = groups.reduce((sum, { inactive }) => sum + inactive, 0)
  const isPointedAt = groups.some((group) => group === highlighted?.group) && highlighted?.item.valid === false
  const isOtherDay = view.asOf !== undefined || view.knownAt !== undefined
  const hint = isOtherDay ? t('emptyOtherDay') : null
  const checkedAfter = NUMBER_GROUPS.findLast((number) => shown.some(({ group }) => group.id === number))
  const found = shown.reduce((sum, { items }) => sum + items.length, 0)

  return (
    <>
      <TimeBanner id={id} view={view} data={data} onViewChange={onViewChange} />
      {/* Where a tab has nothing its silence says so. */}
      {data.notYet !== null && groups.length > 0 && <p className={classes.note}>{data.notYet}</p>}
      <DataToolbar
        view={view}
        data={data}
        onViewChange={onViewChange}
        filter={filter}
        found={isFiltering ? found : null}
        onFilterChange={setFilter}
        onSetAll={open.setAll}
      />
      {hl !== undefined && highlighted === null && <p className={classes.note}>{t('highlightMissing')}</p>}
      <HiddenNote ended={isPointedAt ? ended - 1 : ended} />
      {groups.length === 0 && <StateSilence silence={data.silence[tab]} action={hint} />}
      {shown.length > 0 && (
        <div className={isStale ? `${classes.groups} ${classes.stale}` : classes.groups} aria-busy={isStale}>
          {shown.map(({ group, items }) => (
            <Fragment key={group.id}>
              <DataGroup
                group={group}
                items={items}
                isOpen={isFiltering || open.isOpen(group)}
                hl={hl}
                scrollTo={highlighted?.group === group ? highlighted.item : undefined}
                onToggle={() => open.toggle(group)}
              />
              {group.id === checkedAfter && !isOtherDay && <VatChecks companyId={id} />}
            </Fragment>
          ))}
        </div>
      )}
    </>
  )
}
