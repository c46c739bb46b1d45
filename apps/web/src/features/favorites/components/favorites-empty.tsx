import { criteriaSearchPage } from '@merleg/contract/pages'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../../../shared/session/access.ts'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../favorites.module.css'

/** Nothing kept yet: what favourites are for, with a picture of it, and the way to the searches. */
export function FavoritesEmpty() {
  const { t } = useTranslation('favorites/page')
  const canOpen = useHasAccess()
  return (
    <div className={classes.empty}>
      <EmptyPicture />
      <p className={classes.emptyTitle}>{t('emptyTitle')}</p>
      <p className={classes.emptyText}>{t('emptyText')}</p>
      <p className={classes.emptyLinks}>
        {canOpen('MarketingAdatok') && <UrlLink url={criteriaSearchPage('marketing')}>{t('toMarketing')}</UrlLink>}
        {canOpen('Reszleteskereso') && <UrlLink url={criteriaSearchPage('advanced')}>{t('toAdvanced')}</UrlLink>}
      </p>
    </div>
  )
}

/** A list of results with a star: rows that stay, one that enters, one that leaves. */
function EmptyPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 160 104" aria-hidden="true">
      <rect x="12" y="8" width="116" height="88" rx="6" className={classes.pictureSheet} />
      {[26, 44, 62].map((y) => (
        <g key={y}>
          <circle cx="26" cy={y} r="4" className={classes.pictureDot} />
          <rect x="38" y={y - 3} width={y === 44 ? 60 : 74} height="6" rx="3" className={classes.pictureLine} />
        </g>
      ))}
      <circle cx="26" cy="80" r="4" className={classes.pictureNew} />
      <rect x="38" y="77" width="52" height="6" rx="3" className={classes.pictureNew} />
      <path
        d="M132 18l6.5 13.2 14.5 2.1-10.5 10.2 2.5 14.5-13-6.8-13 6.8 2.5-14.5L111 33.3l14.5-2.1z"
        className={classes.pictureStar}
      />
    </svg>
  )
}
