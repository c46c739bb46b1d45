/** Whether an archive says itself where a file ends, by length and checksum: then a last line may lack its line break. */
export function isWholeWithoutLineBreak(path: string): boolean {
  return /\.(?:zip|gz)$/i.test(path)
}
