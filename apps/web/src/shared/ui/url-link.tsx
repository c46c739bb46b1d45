import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { isOwnPath } from '../session/own-path.ts'
import { ExternalLink } from './external-link.tsx'

type UrlLinkProps = { url: string | null; children: ReactNode; className?: string | undefined }

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** A link to an address the server gave: our own pages open in place, others in a new tab, null is plain text. */
export function UrlLink({ url, children, className }: UrlLinkProps) {
  const router = useRouter()
  if (url === null) return <span className={className}>{children}</span>
  if (/^https?:\/\//i.test(url)) {
    return (
      <ExternalLink href={url} className={className}>
        {children}
      </ExternalLink>
    )
  }
  if (/^(mailto|tel):/i.test(url)) {
    return (
      <a href={url} className={className}>
        {children}
      </a>
    )
  }
  // Anything else but a path of ours (javascript:, //host) must not become a link.
  if (!isOwnPath(url)) return <span className={className}>{children}</span>
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    router.history.push(url)
  }
  const preload = (): void => {
    const { pathname, searchParams } = new URL(url, window.location.origin)
    void router.preloadRoute({ to: pathname, search: Object.fromEntries(searchParams) }).catch(() => undefined)
  }
  return (
    <a href={url} className={className} onClick={open} onPointerEnter={preload} onFocus={preload}>
      {children}
    </a>
  )
}
