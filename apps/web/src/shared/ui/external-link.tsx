import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'

type ExternalLinkProps = { href: string; children: ReactNode; className?: string | undefined }

/** A link to another site, in a new tab, said so. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  const { t } = useTranslation('ui/page')
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children} <Icon name="external" size={12} />
      <span className="visually-hidden">{t('links.external')}</span>
    </a>
  )
}
