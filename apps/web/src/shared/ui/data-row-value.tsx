import type { DataRow } from '@merleg/contract/report/company-data.contract'
import { CopyButton } from './copy-button.tsx'
import { Icon } from './icon.tsx'
import { UrlLink } from './url-link.tsx'
import classes from './data-row-value.module.css'

/** One value of the register: a link, a code to copy, a figure, or text. */
export function DataRowValue({ row }: { row: DataRow }) {
  return (
    <>
      {row.valueIcon !== null && <Icon name={row.valueIcon} size={15} className={classes.icon} />}
      {showText(row)}
    </>
  )
}

function showText({ key, value, valueUrl, style }: DataRow) {
  if (valueUrl !== null) return <UrlLink url={valueUrl}>{value}</UrlLink>
  if (style === 'code') return <CopyButton value={value} label={key} />
  if (style === 'strong') return <strong>{value}</strong>
  return style === 'number' ? <span className="figures">{value}</span> : value
}
