import type { InfoItem } from '@merleg/contract/report/info.contract'
import type { InfoType } from '@merleg/domain/company-info/info-groups'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { askAhead } from '../../../../shared/http/endpoint-query.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { SourceText } from '../../../../shared/ui/source-text.tsx'
import { infoRowsQuery } from '../info.queries.ts'
import classes from './info-item.module.css'
import { ItemRows } from './item-rows.tsx'

type InfoItemRowProps = {
  companyId: string
  type: InfoType
  item: InfoItem
  isOpen: boolean
  onToggle: () => void
}

/** An item: what, how much, when; a press opens it, a look at it loads what it will show. */
export function InfoItemRow({ companyId, type, item, isOpen, onToggle }: InfoItemRowProps) {
  const { t } = useTranslation('report/info/page')
  const queryClient = useQueryClient()
  const bodyId = useId()
  const needsRows = item.hasRows && item.rows.length === 0
  const prefetch = (): void => {
    if (!needsRows || isOpen) return
    // A failure is told when the item is opened.
    askAhead(queryClient, infoRowsQuery(type, companyId, item.id))
  }
  return (
    <li className={classes.item} data-color={item.color}>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          {item.keyIcon !== null && <Icon name={item.keyIcon} size={15} />}
          <span className={classes.name}>
            <SourceText lang={item.keyLang}>{item.key}</SourceText>
          </span>
          {item.value !== '' && <span className={classes.value}>{item.value}</span>}
        </button>
        <div className={classes.days}>
          {!item.actual && <span className={classes.mark}>{t('inactive')}</span>}
          {item.dates !== null && <span>{item.dates}</span>}
          <ProvenanceHint provenance={{ derivation: item.derivation, sources: item.provenance }} label={item.key} />
        </div>
      </div>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <ItemRows companyId={companyId} type={type} item={item} />}
      </div>
    </li>
  )
}
