/** A text of at most so many characters, the last of them `…` where it is longer; no character is cut in two. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  const start = text.slice(0, length - 1)
  return `${start.isWellFormed() ? start : start.slice(0, -1)}…`
}
