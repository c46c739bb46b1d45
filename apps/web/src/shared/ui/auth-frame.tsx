import { LOCALES } from '@merleg/domain/locale'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readSiteSettings } from '../session/site-settings.ts'
import { LOCALE_NAMES, switchLocale } from '../session/switch-locale.ts'
import { usePreferences } from '../storage/preferences.ts'
import { PageTitle } from './page-title.tsx'
import { ScalesLogo } from './scales-logo.tsx'
import classes from './auth-frame.module.css'

type AuthFrameProps = {
  title: string
  children: ReactNode
  below?: ReactNode
  /** For a text to read rather than a form. */
  isWide?: boolean
}

/** The frame of the pages before the login: logo, one card, language switch. */
export function AuthFrame({ title, children, below, isWide = false }: AuthFrameProps) {
  const { t } = useTranslation('brand/page')
  const { t: tLayout } = useTranslation('layout/page')
  const { locale } = usePreferences()
  return (
    <main className={classes.page}>
      <PageTitle title={title} />
      <p className={classes.logo}>
        <ScalesLogo size={30} />
        {t('name')}
      </p>
      <div className={classes.card} data-wide={isWide}>
        <h1>{title}</h1>
        {children}
      </div>
      {below}
      {readSiteSettings().hasDemoData === true && <p className={classes.madeUp}>{t('madeUp')}</p>}
      <div role="group" aria-label={tLayout('user.language')} className={classes.languages}>
        {LOCALES.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === locale}
            className={classes.language}
            onClick={() => switchLocale(language)}
          >
            {LOCALE_NAMES[language]}
          </button>
        ))}
      </div>
    </main>
  )
}
