/** A day of a saved search, YYYY.MM.DD (spec part 2 §9), as it is written everywhere else: YYYY-MM-DD. */
export function toIsoDay(saved: string): string {
  return saved.replaceAll('.', '-')
}

/** A day, YYYY-MM-DD, as searches save it: YYYY.MM.DD. */
export function toSavedDay(day: string): string {
  return day.replaceAll('-', '.')
}
