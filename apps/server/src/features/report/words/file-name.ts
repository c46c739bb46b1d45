const MAX_NAME_LENGTH = 60

type Extension = 'pdf' | 'xlsx' | 'csv' | 'json' | 'jsonl' | 'parquet'

/** A file name of ASCII letters, digits and dashes: `zaev-epitoipari-zrt-merleg-2024.xlsx`. */
export function toFileName(parts: readonly (string | number)[], extension: Extension): string {
  const words = parts.map((part) => toSlug(String(part))).filter((part) => part !== '')
  return `${words.join('-')}.${extension}`
}

function toSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-|-$/g, '')
}
