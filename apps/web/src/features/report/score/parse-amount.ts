/** A whole amount as people type it, with spaces, dots or commas between thousands; null for anything else. */
export function parseAmount(text: string): number | null {
  const plain = text.replaceAll(/\s/gu, '').replace('\u2212', '-')
  if (!/^-?\d{1,15}$/.test(plain) && !/^-?\d{1,3}(?:[.,]\d{3}){1,4}$/.test(plain)) return null
  return Number(plain.replaceAll(/[.,]/g, ''))
}
