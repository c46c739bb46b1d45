import type { ReportHeader } from '@merleg/contract/report/header.contract'
import { sectionOf } from '@merleg/contract/report/report-sections'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../../../../shared/session/access.ts'
import { prefetchSection } from '../header.queries.ts'

type ScoreLinkProps = {
  header: Pick<ReportHeader, 'id' | 'menu'>
  className?: string | undefined
  children?: ReactNode
}

/**
 * From a rating, or in words where none is given, to what it is made of; the rating alone where there is no such page
 * or the reader may not open it.
 */
export function ScoreLink({ header: { id, menu }, className, children }: ScoreLinkProps) {
  const { t } = useTranslation('report/header/page')
  const isAllowed = useHasAccess()
  const queryClient = useQueryClient()
  if (!menu.score || !isAllowed(sectionOf('score').access)) return children
  const prefetch = (): void => prefetchSection(queryClient, 'score', id)
  return (
    <Link
      to="/report/$id/score"
      params={{ id }}
      className={className}
      title={children === undefined ? undefined : t('whyRating')}
      onMouseEnter={prefetch}
      onFocus={prefetch}
    >
      {children === undefined ? (
        t('whyRating')
      ) : (
        <>
          {children}
          <span className="visually-hidden"> – {t('whyRating')}</span>
        </>
      )}
    </Link>
  )
}
