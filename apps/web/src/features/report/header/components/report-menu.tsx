import type { ReportHeader } from '@merleg/contract/report/header.contract'
import { hasClaim } from '@merleg/domain/claims'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../../../shared/storage/preferences.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { getStatusColors } from '../../../../shared/ui/status-color.ts'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import { prefetchSection } from '../header.queries.ts'
import { SECTION_GROUPS, type SectionEntry } from '../report-sections.ts'
import classes from './report-sidebar.module.css'

/** The sections of the report that the header allows, in groups; one without a claim leads to the module's offer. */
export function ReportMenu({ header, onNavigate }: { header: ReportHeader; onNavigate?: () => void }) {
  const { t } = useTranslation('report/header-page')
  const { extraMenu } = header.menu
  const menu = useRef<HTMLElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  // On a low screen the menu scrolls by itself, and the entry that was followed a link to may be out of sight.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which an effect must not return.
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <nav ref={menu} aria-label={t('menu')} className={classes.menu}>
      {SECTION_GROUPS.map((group) => {
        const entries: readonly SectionEntry[] = group.entries.filter(({ section }) => header.menu[section])
        if (entries.length === 0) return null
        return (
          <div key={group.key} className={classes.group}>
            <p className={classes.groupTitle} id={`report-menu-${group.key}`}>
              {t(`groups.${group.key}`)}
            </p>
            <ul aria-labelledby={`report-menu-${group.key}`}>
              {entries.map((entry) => (
                <li key={entry.section}>
                  <SectionLink
                    id={header.id}
                    entry={entry}
                    mark={findMark(header, entry.section)}
                    onNavigate={onNavigate}
                  />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {extraMenu !== null && (
        <UrlLink url={extraMenu.link} className={classes.entry}>
          {extraMenu.name}
        </UrlLink>
      )}
    </nav>
  )
}

/** What the register states in a section, by its gravest item in force. */
function findMark({ negativeColor, positiveColor }: ReportHeader, section: SectionEntry['section']): InfoMark | null {
  const color = section === 'negativeInfo' ? negativeColor : section === 'positiveInfo' ? positiveColor : null
  return INFO_MARKS.find((mark) => mark === color) ?? null
}

const INFO_MARKS = ['bad', 'warning', 'good', 'inactive'] as const
type InfoMark = (typeof INFO_MARKS)[number]

type SectionLinkProps = {
  id: string
  entry: SectionEntry
  mark: InfoMark | null
  onNavigate: (() => void) | undefined
}

function SectionLink({ id, entry, mark, onNavigate }: SectionLinkProps) {
  const { t } = useTranslation('report/header-page')
  const { claims } = usePreferences()
  const queryClient = useQueryClient()
  const { section, path, claim } = entry
  if (claim !== null && !hasClaim(claims, claim)) {
    return (
      <Link to="/$type/$id/error/{-$name}" params={{ type: 'module', id, name: claim }} className={classes.entry}>
        <span>{t(`sections.${section}`)}</span>
        <Icon name="lock" size={14} />
        <span className="visually-hidden">({t('locked')})</span>
      </Link>
    )
  }
  const prefetch = (): void => prefetchSection(queryClient, section, id)
  // Sections come with their modules: their addresses are not all in the route tree.
  const to: string = `/report/${id}/${path}`
  return (
    <Link
      to={to}
      className={classes.entry}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      {...(onNavigate && { onClick: onNavigate })}
    >
      <span>{t(`sections.${section}`)}</span>
      {mark !== null && (
        <span title={t(`infoMarks.${mark}`)}>
          <Icon name="dot" size={14} color={getStatusColors(mark).fill} />
          <span className="visually-hidden">({t(`infoMarks.${mark}`)})</span>
        </span>
      )}
    </Link>
  )
}
