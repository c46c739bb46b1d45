import { TIP_COUNT } from '@merleg/contract/news.contract'

/** The number of a tip by the name of its file, `7.html`; null for any other name. */
export function parseTipName(file: string): number | null {
  const number = Number(/^([1-9]\d?)\.html$/.exec(file)?.[1] ?? Number.NaN)
  return number <= TIP_COUNT ? number : null
}
