import { type InfoPage, listToldMatches } from '@merleg/contract/report/info.contract'
import type { InfoType } from '@merleg/domain/company-info/info-groups'
import { usePreferences } from '../../../../shared/storage/preferences.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { StateSilence } from '../../../../shared/ui/state-silence.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import { HiddenNote } from '../../header/components/hidden-note.tsx'
import { useOnlyValid } from '../../header/use-only-valid.ts'
import { type InfoView, isItemOpen, isListed, toggleItem, toggleListed } from '../open-items.ts'
import { CheckedSources } from './checked-sources.tsx'
import { GroupJumps } from './group-jumps.tsx'
import { InfoGroup } from './info-group.tsx'
import classes from './info-groups.module.css'

type InfoGroupsProps = {
  id: string
  type: InfoType
  data: InfoPage
  view: InfoView
  onViewChange: (changes: InfoView) => void
}

/** The groups of a page, or that there are none; then what was checked. */
export function InfoGroups({ id, type, data, view, onViewChange }: InfoGroupsProps) {
  const { onlyValid } = useOnlyValid()
  const { dataExpanded } = usePreferences()
  const { groups, checked, listLimits, unchecked, unjudged, silence } = data
  return (
    <div className={classes.page}>
      {listToldMatches(data).map(({ text, url }) => (
        <p key={text} className={classes.open}>
          <Icon name="error" size={15} /> <UrlLink url={url}>{text}</UrlLink>
        </p>
      ))}
      {groups.length > 1 && (
        <GroupJumps groups={groups} chosen={view.group} onChoose={(group) => onViewChange({ group })} />
      )}
      <HiddenNote ended={groups.reduce((sum, { inactive }) => sum + inactive, 0)} />
      {groups.length === 0 && (
        <div className={silence.level === 'none' ? `${classes.none} ${classes.sure}` : classes.none}>
          <StateSilence silence={silence} />
        </div>
      )}
      {groups.map((group) => (
        <InfoGroup
          key={group.id}
          companyId={id}
          type={type}
          group={group}
          items={onlyValid ? group.items.filter(({ actual }) => actual) : group.items}
          isChosen={view.group === group.id}
          isInFull={isListed(view.more, group.id)}
          isOpen={(itemId) => isItemOpen(view, itemId, dataExpanded)}
          onToggleItem={(itemId) => onViewChange(toggleItem(view, itemId, dataExpanded))}
          onToggleMore={() => onViewChange({ more: toggleListed(view.more, group.id) })}
        />
      ))}
      {/* What silence means tells the reason, too. */}
      <CheckedSources
        checked={checked}
        listLimits={listLimits}
        unchecked={unchecked}
        unjudged={groups.length === 0 ? null : unjudged}
      />
    </div>
  )
}
