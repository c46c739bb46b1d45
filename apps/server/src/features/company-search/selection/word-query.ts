/** What is looked for among the words of one row: a word or its beginning, all of some, or any of them. */
export type WordQuery =
  | { word: string; isBeginning: boolean }
  | { all: readonly WordQuery[] }
  | { any: readonly WordQuery[] }

/** As PostgreSQL reads it. Folded words hold letters and digits alone, nothing that a query would read as a sign. */
export function toTextQuery(query: WordQuery): string {
  if ('word' in query) return `'${query.word}'${query.isBeginning ? ':*' : ''}`
  return 'all' in query ? `(${query.all.map(toTextQuery).join(' & ')})` : `(${query.any.map(toTextQuery).join(' | ')})`
}

/** Is any word of these marks asked for? */
export function asksFor(query: WordQuery, marks: readonly string[]): boolean {
  if ('word' in query) return marks.some((mark) => query.word.startsWith(`${mark}:`))
  return ('all' in query ? query.all : query.any).some((part) => asksFor(part, marks))
}
