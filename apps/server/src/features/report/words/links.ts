import { reportPage } from '@merleg/contract/pages'
import { parseReportId } from '@merleg/domain/report-id'

/** Where a report opens; null for what is no id of a report. */
export function toReportUrl(companyId: string): string | null {
  return parseReportId(companyId) === null ? null : reportPage(companyId, 'summary')
}

/** The place of an address on OpenStreetMap. */
export function toMapUrl(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
}

/** A website as published, with or without its scheme; null where it is no address of the web. */
export function toWebsiteUrl(website: string): string | null {
  const text = /^https?:\/\//i.test(website) ? website : `https://${website}`
  const url = URL.parse(text)
  if (url === null || !url.hostname.includes('.') || url.username !== '') return null
  return url.href
}

/** Only addresses of the web lead out of a report. */
export function toOutsideUrl(text: string | null): string | null {
  return text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null
}

export function toMailUrl(address: string): string | null {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? `mailto:${encodeURIComponent(address).replace('%40', '@')}` : null
}

/** `tel:+3612345678`; null where too few digits are left. */
export function toPhoneUrl(phone: string): string | null {
  const digits = phone.replace(/\(0\)/g, '').replace(/(?!^\+)\D/g, '')
  return digits.replace('+', '').length >= 6 ? `tel:${digits}` : null
}
