import fc from 'fast-check'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { useTestDatabase } from './testing.ts'
import { migrateUntil } from './testing-migrations.ts'

const database = useTestDatabase({ content: 'empty' })

/** What names are made of, and what the rules of folding look at. */
const PIECES = [
  'Kovács és Társa',
  'A',
  'b',
  'ő',
  'É',
  'я',
  'Ω',
  'ß',
  'İ',
  'ı',
  'Ǆ',
  'ﬁ',
  '1',
  'K.F.T.',
  'A & B',
  'x y z',
  'és',
  'and',
  'und',

  'ja',
  'si',
  'SI',
  'SC',
  'sc',
  'S.R.L.',
  'srl',
  'SA',
  'snc',
  'Osaühing',
  'Aktsiaselts',
  'Mittetulundusühing',
  'Usaldusühing',

  'Sihtasutus',
  'Korteriühistu',
  'Korlátolt Felelősségű Társaság',
  'Zártkörűen Működő Részvénytársaság',
  'uhi',
  'Betéti',
  'Nyilvánosan Működő',
  'Részvénytársaság',
  'társaság',
  'Közkereseti Társaság',
  'Egyéni Vállalkozó',
  'egyéni',

  'Societate cu Răspundere Limitată',
  "O'Neil",
  '’',
  '`',
  '´',
  '-',
  '.',
  '_',
  '%',
  '\\',
  '  ',
  '\t',
  '\n',
  '"',
  '中',
  '株式',
  '😀',
  'é',
  'a\u0301',
]
const Name = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 7 })
  .chain((pieces) => fc.constantFrom('', ' ').map((between) => pieces.join(between).replaceAll('\0', '')))

test('names are folded as they were', async () => {
  const names = [...PIECES, ...fc.sample(Name, { numRuns: 20_000, seed: 70 }), 'x'.repeat(600), 'a '.repeat(400)]
  const fold = async () => {
    const { rows } = await database.pool.query<{ folded: string }>(
      'select fold_name(n) as folded from unnest($1::text[]) with ordinality as u(n, at) order by at',
      [names],
    )
    return rows.map(({ folded }) => folded)
  }
  await migrateUntil(database.pool, '0070')
  const before = await fold()
  expect(await migrate({ pool: database.pool })).toContain('0070_quicker_folding.sql')
  const after = await fold()
  const others = names.flatMap((name, at) =>
    before[at] === after[at] ? [] : [{ name, before: before[at], after: after[at] }],
  )
  expect(others).toEqual([])
  expect(new Set(before).size).toBeGreaterThan(5000)
})
