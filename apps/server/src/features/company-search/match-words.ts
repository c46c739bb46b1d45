import { foldName } from '@merleg/domain/name-folding'

/** Does a text have every word that is asked for, or begin one of its own with it? Nothing asked is met by anything. */
export function hasWords(text: string | null, asked: string): boolean {
  const words = foldName(text ?? '').split(' ')
  return foldName(asked)
    .split(' ')
    .every((typed) => words.some((word) => word.startsWith(typed)))
}
