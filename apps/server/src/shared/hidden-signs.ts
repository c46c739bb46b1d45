/**
 * Signs that show nothing and turn the text around them, or hide within a word: no register writes them, and a name with
 * one is shown as another and not found. Joiners and direction marks, which some scripts need, stay.
 */
const HIDDEN_SIGNS = /[\u200B\u202A-\u202E\u2060\u2066-\u2069]/g

/** The text without signs that hide or turn it. */
export function removeHiddenSigns(text: string): string {
  return text.replace(HIDDEN_SIGNS, '')
}
