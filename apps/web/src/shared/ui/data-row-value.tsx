import type { DataRow } from '@merleg/contract/report/company-data.contract'
import { ClampedText } from './clamped-text.tsx'
import { CopyButton } from './copy-button.tsx'
import { Icon } from './icon.tsx'
import { SourceText } from './source-text.tsx'
import { UrlLink } from './url-link.tsx'
import classes from './data-row-value.module.css'

/** Names and addresses are shown whole, decisions of courts and the like on demand. */
const LONGEST_WHOLE = 280

/** One value of the register: a link, a code to copy, a figure, or text. */
export function DataRowValue({ row }: { row: DataRow }) {
  return (
    <>
      {row.valueIcon !== null && <Icon name={row.valueIcon} size={15} className={classes.icon} />}
      <SourceText lang={row.lang}>{showText(row)}</SourceText>
    </>
  )
}

function showText({ key, value, valueUrl, style }: DataRow) {
  if (valueUrl !== null) return <UrlLink url={valueUrl}>{value}</UrlLink>
  if (style === 'code') return <CopyButton value={value} label={key} />
  if (style === 'strong') return <strong>{value}</strong>
  if (style === 'number') return <span className="figures">{value}</span>
  return value.length > LONGEST_WHOLE ? <ClampedText text={value} /> : value
}
