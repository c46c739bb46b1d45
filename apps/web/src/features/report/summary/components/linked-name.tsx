import { ClampedText } from '../../../../shared/ui/clamped-text.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'

/** The name of a person or company in a table, leading to what is known of it. */
export function LinkedName({ name, url }: { name: string; url: string | null }) {
  return (
    <ClampedText text={name}>
      <UrlLink url={url}>{name}</UrlLink>
    </ClampedText>
  )
}
