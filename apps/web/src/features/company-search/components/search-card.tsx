import type { CriterionCard } from '@merleg/domain/company-search/criteria'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CountBadge } from '../../../shared/ui/count-badge.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../search-form.module.css'

type SearchCardProps = {
  card: CriterionCard
  isOpen: boolean
  /** Of its criteria so many are filled in. */
  filledCount: number
  onToggle: () => void
  children: ReactNode
}

/** A card of the form that opens and closes; closed it still says how much of it is filled in. */
export function SearchCard({ card, isOpen, filledCount, onToggle, children }: SearchCardProps) {
  const { t } = useTranslation(['company-search/page', 'company-search/words'])
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={`${id}-title`}>
      <h2 className={classes.cardTitle}>
        <button
          type="button"
          id={`${id}-title`}
          className={classes.cardButton}
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={17} />
          <span>{t(`company-search/words:cards.${card}`)}</span>
          {filledCount > 0 && (
            <span className={classes.filled}>
              <CountBadge count={filledCount} label={t('filledCriteria', { count: filledCount })} />
            </span>
          )}
        </button>
      </h2>
      <div id={`${id}-fields`} className={classes.fields} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}
