import { similarSearchPage } from '@merleg/contract/pages'
import type { SearchVariant } from '@merleg/domain/company-search/criteria'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../../shared/session/access.ts'
import { PAGE_ACCESS } from '../../shared/session/page-access.generated.ts'
import { UrlLink } from '../../shared/ui/url-link.tsx'
import classes from './search-results.module.css'

/** The search a link leads to where none is meant: the first that may be opened. */
const PREFERRED: readonly SearchVariant[] = ['advanced', 'marketing']

type SimilarLinkProps = { companyId: string; name: string; variant?: SearchVariant; className?: string | undefined }

/** To the form that asks for companies like this one; nothing without either search. */
export function SimilarLink({ companyId, name, variant, className }: SimilarLinkProps) {
  const { t } = useTranslation('company-search/words')
  const canOpen = useHasAccess()
  const allowed = PREFERRED.find((one) => (variant ?? one) === one && canOpen(PAGE_ACCESS[`${one}Search`]))
  if (allowed === undefined) return null
  return (
    <UrlLink url={similarSearchPage(allowed, companyId)} className={className ?? classes.similar}>
      <span aria-hidden>{t('similar')}</span>
      <span className="visually-hidden">{t('similarOf', { name })}</span>
    </UrlLink>
  )
}
