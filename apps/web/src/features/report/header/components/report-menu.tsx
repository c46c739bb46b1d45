import { hasSection, type ReportHeader } from '@merleg/contract/report/header.contract'
import { reportPage } from '@merleg/contract/pages'
import {
  findMissingClaim,
  REPORT_SECTIONS,
  SECTION_GROUPS,
  SECTION_NOUNS,
  type SectionNoun,
} from '@merleg/contract/report/report-sections'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../../../shared/storage/preferences.ts'
import { usePageActions } from '../../../../shared/palette/page-actions.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { getStatusColors } from '../../../../shared/ui/status-color.ts'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import { prefetchSection } from '../header.queries.ts'
import { useSectionTitle } from '../use-section-title.ts'
import classes from './report-sidebar.module.css'

/** The sections of the report that the header allows, in groups; one without a claim leads to the module's offer. */
export function ReportMenu({ header, onNavigate }: { header: ReportHeader; onNavigate?: () => void }) {
  const { t } = useTranslation('report/header/page')
  const { extraMenu } = header.menu
  const menu = useRef<HTMLElement>(null)
  useSectionActions(header)
  const pathname = useLocation({ select: (location) => location.pathname })
  // On a low screen the menu scrolls by itself, and the entry that was followed a link to may be out of sight.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which an effect must not return.
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <nav ref={menu} aria-label={t('menu')} className={classes.menu}>
      {SECTION_GROUPS.map((group) => {
        const nouns = SECTION_NOUNS.filter((noun) => REPORT_SECTIONS[noun].group === group && hasSection(header, noun))
        if (nouns.length === 0) return null
        return (
          <div key={group} className={classes.group}>
            <p className={classes.groupTitle} id={`report-menu-${group}`}>
              {t(`groups.${group}`)}
            </p>
            <ul aria-labelledby={`report-menu-${group}`}>
              {nouns.map((noun) => (
                <li key={noun}>
                  <SectionLink id={header.id} noun={noun} mark={findMark(header, noun)} onNavigate={onNavigate} />
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

/** The sections that may be opened, in the command palette. */
function useSectionActions(header: ReportHeader): void {
  const titleOf = useSectionTitle()
  const { claims } = usePreferences()
  const { history } = useRouter()
  usePageActions(
    SECTION_NOUNS.filter((noun) => hasSection(header, noun) && findMissingClaim(noun, claims) === null).map((noun) => ({
      id: `section:${noun}`,
      label: titleOf(noun),
      icon: 'arrow-right',
      isPage: true,
      run: () => history.push(reportPage(header.id, noun)),
    })),
  )
}

/** What the register states in a section, by its gravest item in force. */
function findMark({ negativeColor, positiveColor }: ReportHeader, noun: SectionNoun): InfoMark | null {
  const color = noun === 'negative-info' ? negativeColor : noun === 'positive-info' ? positiveColor : null
  return INFO_MARKS.find((mark) => mark === color) ?? null
}

const INFO_MARKS = ['bad', 'warning', 'good', 'inactive'] as const
type InfoMark = (typeof INFO_MARKS)[number]

type SectionLinkProps = {
  id: string
  noun: SectionNoun
  mark: InfoMark | null
  onNavigate: (() => void) | undefined
}

function SectionLink({ id, noun, mark, onNavigate }: SectionLinkProps) {
  const { t } = useTranslation('report/header/page')
  const titleOf = useSectionTitle()
  const { claims } = usePreferences()
  const queryClient = useQueryClient()
  const claim = findMissingClaim(noun, claims)
  if (claim !== null) {
    return (
      <Link to="/$type/$id/error/{-$name}" params={{ type: 'module', id, name: claim }} className={classes.entry}>
        <span>{titleOf(noun)}</span>
        <Icon name="lock" size={14} />
        <span className="visually-hidden">({t('locked')})</span>
      </Link>
    )
  }
  const prefetch = (): void => prefetchSection(queryClient, noun, id)
  return (
    <Link
      to={`/report/$id/${REPORT_SECTIONS[noun].path}`}
      params={{ id }}
      className={classes.entry}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      {...(onNavigate && { onClick: onNavigate })}
    >
      <span>{titleOf(noun)}</span>
      {mark !== null && (
        <span title={t(`infoMarks.${mark}`)}>
          <Icon name="dot" size={14} color={getStatusColors(mark).fill} />
          <span className="visually-hidden">({t(`infoMarks.${mark}`)})</span>
        </span>
      )}
    </Link>
  )
}
