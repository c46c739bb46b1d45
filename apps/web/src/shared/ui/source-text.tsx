import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './source-text.module.css'

type SourceTextProps = {
  /** The language of the text; nothing where it is the page's own. */
  lang: string | undefined
  children: ReactNode
}

/** A text in the words of its source, marked where these are in another language than the page. */
export function SourceText({ lang, children }: SourceTextProps) {
  const { t, i18n } = useTranslation('ui/page')
  if (lang === undefined) return children
  const language = new Intl.DisplayNames(i18n.language, { type: 'language' }).of(lang) ?? lang
  const told = t('sourceLanguage', { language })
  return (
    <>
      <span lang={lang}>{children}</span>{' '}
      <small className={classes.mark} title={told}>
        <span aria-hidden="true">{lang.toUpperCase()}</span>
        <span className="visually-hidden">({told})</span>
      </small>
    </>
  )
}
