const SCHEMA_OF_A_DAY = 'packages/contract/src/fields.ts'

/**
 * Where a day is read by the schema of zod itself, which takes the year 0: what is stored so PostgreSQL does not know, and
 * no answer can show it, for answers have `IsoDate`.
 */
export function findOtherDays(path: string, text: string): string[] {
  if (path === SCHEMA_OF_A_DAY || !/^(?:packages\/contract|apps)\/.*\.tsx?$/.test(path)) return []
  return /\biso\s*\.date\(/.test(text) ? [`${path}: a day is \`IsoDate\` of the contract`] : []
}
