import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findCopiedFiles } from './copied-files.ts'
import { findOtherDays } from './day-rules.ts'
import { findFeatureViolations } from './feature-rules.ts'
import { findFolderCycles } from './folder-cycles.ts'
import { findGlossaryViolations, findUnexplainedTerms } from './glossary-rules.ts'
import { findNameViolations } from './name-rules.ts'
import { listRepositoryFiles } from './repository-files.ts'
import { findSqlViolations } from './sql-rules.ts'
import { listReportNamespaces } from './report-texts.ts'
import { renderTextLists } from './text-lists.ts'
import { findReassurance } from './silence-rules.ts'
import { findTextViolations, flattenTexts } from './text-rules.ts'
import { findUnusedTexts, readAsked } from './unused-texts.ts'

describe('findNameViolations', () => {
  test.each([
    'packages/domain/src/tax-number.ts',
    'packages/domain/src/tax-number.test.ts',
    'packages/contract/src/report/summary.contract.ts',
    'packages/i18n/src/report/summary.hu.ts',
    'packages/db/src/schema.generated.ts',
    'apps/server/src/main.api.ts',
    'apps/server/src/app/features.worker.ts',
    'apps/server/src/features/report/summary/summary.views.test.ts',
    'apps/web/src/features/search/search.page.tsx',
    'apps/web/src/shared/layout.module.css',
    'apps/web/src/vite-env.d.ts',
    'e2e/report/summary.spec.ts',
    'vitest.config.ts',
  ])('accepts %s', (path) => {
    expect(findNameViolations([path])).toEqual([])
  })

  test.each([
    'packages/domain/src/TaxNumber.ts',
    'packages/domain/src/index.ts',
    'packages/domain/src/tax.repository.ts',
    'packages/i18n/src/search.fr.ts',
    'apps/server/src/features/search/search.controller.ts',
    'apps/server/src/features/search/search.spec.ts',
    'apps/server/src/utils/dates.ts',
    'apps/server/src/features/search/main.api.ts',
    'apps/web/src/features/search/SearchBox.tsx',
    'apps/web/src/shared/helpers.ts',
    'apps/web/src/features/search/search.page.queries.ts',
  ])('refuses %s', (path) => {
    expect(findNameViolations([path])).toHaveLength(1)
  })
})

describe('findFeatureViolations', () => {
  const feature = [
    'packages/contract/src/report/summary.contract.ts',
    'apps/server/src/features/report/summary/summary.routes.ts',
    'apps/server/src/app/features.api.ts',
    'apps/web/src/features/report/summary/summary.queries.ts',
  ]
  const list = () => `import { summaryRoutes } from '../features/report/summary/summary.routes.ts'`

  test('accepts a whole feature', () => {
    expect(findFeatureViolations(feature, list)).toEqual([])
  })

  test.each([0, 1, 3])('misses file %i of it', (index) => {
    expect(findFeatureViolations(feature.toSpliced(index, 1), list)).not.toEqual([])
  })

  test.each(['routes', 'jobs', 'commands'])('misses the line of its %s', (role) => {
    const path = `apps/server/src/features/report/summary/summary.${role}.ts`
    expect(findFeatureViolations([...feature, path], () => '')).toContainEqual(
      expect.stringContaining(`${path}: not listed`),
    )
  })

  test('accepts commands under a listed one, and misses those that nothing names', () => {
    const folder = 'apps/server/src/features/report/summary/'
    const paths = [...feature, `${folder}summary.commands.ts`, `${folder}summary-check.commands.ts`]
    const read = (part: string) => (path: string) =>
      path.endsWith('features.cli.ts') ? "'../features/report/summary/summary.commands.ts'" : `${list()}${part}`
    const missed = `${folder}summary-check.commands.ts: not listed in apps/server/src/app/features.cli.ts`
    expect(findFeatureViolations([...paths, 'apps/server/src/app/features.cli.ts'], read(''))).toEqual([missed])
    const named = read("'./summary-check.commands.ts'")
    expect(findFeatureViolations([...paths, 'apps/server/src/app/features.cli.ts'], named)).toEqual([])
  })
})

describe('findFolderCycles', () => {
  const find = (files: Readonly<Record<string, string>>) =>
    findFolderCycles('src/', { paths: Object.keys(files), readText: (path) => files[path] ?? '' })

  test('finds folders that lean on each other, also over a third one, and names the imports', () => {
    const cycle = find({
      'src/a/one.ts': `import { two } from '../b/two.ts'`,
      'src/b/two.ts': `export const three = () => import('../c/three.tsx')`,
      'src/c/three.tsx': `import type { Four } from '../a/four.ts'`,
      'src/d/five.ts': `import { one } from '../a/one.ts'`,
    })
    expect(cycle).toEqual([
      [
        'src/a ↔ src/b ↔ src/c',
        'src/a/one.ts → src/b/two.ts',
        'src/b/two.ts → src/c/three.tsx',
        'src/c/three.tsx → src/a/four.ts',
      ].join('\n  '),
    ])
  })

  test.each([
    ['arrows of one way', { 'src/a/one.ts': `import '../b/two.ts'`, 'src/b/two.ts': `import '../c/three.ts'` }],
    ['a test', { 'src/a/one.ts': `import '../b/two.ts'`, 'src/b/two.test.ts': `import '../a/one.ts'` }],
    ['components', { 'src/a/one.ts': `import './components/two.ts'`, 'src/a/components/two.ts': `import '../one.ts'` }],
    ['files of the root', { 'src/one.ts': `import './b/two.ts'`, 'src/b/two.ts': `import '../three.ts'` }],
  ])('lets %s be', (_title, files) => {
    expect(find(files)).toEqual([])
  })
})

describe('findOtherDays', () => {
  const contract = 'packages/contract/src/audit.contract.ts'

  test('accepts the one schema of a day', () => {
    expect(findOtherDays(contract, 'from: IsoDate.max(10)')).toEqual([])
    expect(findOtherDays('packages/contract/src/fields.ts', 'z.iso.date()')).toEqual([])
  })

  test.each(['from: z.iso.date().max(10)', 'from: z.iso\n  .date()'])('refuses %j', (text) => {
    expect(findOtherDays(contract, text)).toHaveLength(1)
  })
})

describe('findSqlViolations', () => {
  const path = 'apps/server/src/features/news/news.repository.ts'

  test.each([
    'insert into news (title) values (1)',
    'insert into news as n (title) select 1',
    'insert into ${table} (${columns}) ${rows}',
    'insert into gaps default values',
    'const rows = await news.list(db)',
    "import type { PoolClient } from 'pg'",
  ])('accepts %s', (text) => {
    expect(findSqlViolations(path, text)).toEqual([])
  })

  test.each([
    'insert into news values (1)',
    'insert into "news" as n select 1',
    'insert into news (select 1)',
    'insert into ${table} ${rows}',
    'insert into news\n  with a as (select 1) table a',
    'await sql<Row>`select 1`',
    'await sql`select 1`\n  .execute(db)',
    "await client.query('select 1')",
    'client.query<Row>(text)',
    "import pg from 'pg'",
    "import { Pool } from 'pg'",
  ])('refuses %s', (text) => {
    expect(findSqlViolations(path, text)).toHaveLength(1)
  })

  test('lets COPY and tests speak to the driver', () => {
    expect(findSqlViolations('packages/db/src/copy.ts', 'client.query(copyFrom(text))')).toEqual([])
    expect(findSqlViolations('packages/db/src/copy.test.ts', "pool.query('select 1')")).toEqual([])
  })
})

describe('findTextViolations', () => {
  const check = (hu: string, en: string) => findTextViolations(new Map([['key', hu]]), new Map([['key', en]]))

  test.each([
    ['{{count}} találat', '{{ count, number }} hits'],
    ['<b>Fontos</b>', '<b>Important</b>'],
    ['Mérleg', 'Mérleg'],
  ])('accepts %s and %s', (hu, en) => {
    expect(check(hu, en)).toEqual([])
  })

  test.each([
    ['{{count}} találat', 'hits'],
    ['találat', '{{count}} hits'],
    ['<b>Fontos</b>', 'Important'],
    ['Keresés', ' '],
    ['A cég nem található meg', 'A cég nem található meg'],
  ])('refuses %s and %s', (hu, en) => {
    expect(check(hu, en)).toHaveLength(1)
  })

  test('finds missing and additional keys', () => {
    const hu = flattenTexts({ searchHu: { title: 'Keresés', hint: { short: 'Rövid' } } })
    const en = flattenTexts({ searchEn: { title: 'Search', hint: { long: 'Long' } } })
    expect(findTextViolations(hu, en)).toEqual(['hint.long: not in the Hungarian source', 'hint.short: missing'])
  })
})

describe('findGlossaryViolations', () => {
  const check = (language: 'hu' | 'en' | 'de', text: string) =>
    findGlossaryViolations(language, new Map([['key', text]]))

  test.each([
    ['hu', 'Egyezik a(z) „{{line}}” sor'],
    ['hu', '+2,3 szp.'],
    ['hu', 'Lefoglaltuk a kreditjét.'],
    ['hu', 'A figyelőlistához'],
    ['hu', '{{count}} cég csőd, felszámolás alatt áll.'],
    ['en', 'A grave item'],
    ['en', 'Accounts of business year {{year}}'],
    ['en', '10 % of equity'],
    ['en', 'County of the seat'],
    ['en', 'No associated companies'],
    ['en', 'Details of the no-public-debts listing'],
    ['de', 'Detailhandel mit Büchern'],
    ['de', 'Handelsregisternummer'],
    ['de', 'Treffer einer Detailsuche'],
    ['de', 'Die Frist dieser Firma'],
    ['de', 'Der Schlüssel gehört der Firma.'],
    ['de', 'Ende..'],
  ] as const)('refuses in %s: %s', (language, text) => {
    expect(check(language, text)).toHaveLength(1)
  })

  test.each([
    ['hu', '{{line, capitalArticle}} „{{line}}” sor'],
    ['hu', 'csődeljárás, felszámolás, kényszertörlés'],
    ['en', 'Wird geladen… 10% of equity'],
    ['de', 'Einzelhandel mit Büchern'],
    ['de', 'Mindestens 3 Zeichen der Firma'],
  ] as const)('accepts in %s: %s', (language, text) => {
    expect(check(language, text)).toEqual([])
  })

  test('a term without its row is found', () => {
    expect(findUnexplainedTerms('')).toContain('Einzelhandel')
  })
})

describe('sentences of reassurance', () => {
  const check = (namespace: string, text: string, excused = {}) =>
    findReassurance(new Map([[namespace, flattenTexts({ textsHu: { empty: text } })]]), excused)

  test.each([
    'Nincs változás a cégnél.',
    'A nyilvántartások szerint nincs ilyen cég.',
    '{{active}} hatályos',
    'Semmi sem változott.',
  ])('%s needs a source', (text) => {
    expect(check('report/news/page', text)).toHaveLength(1)
    expect(check('report/news/page', text, { 'report/news/page:empty': 'label' })).toEqual([])
  })

  test('are the business of one place, and an excuse must be needed', () => {
    expect(check('report/silence/answers', 'Nincs változás')).toEqual([])
    expect(check('report/news/page', 'Változások', { 'report/news/page:empty': 'label' })).toHaveLength(1)
  })
})

describe('files', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'merleg-house-'))
    for (const path of ['original/2024', 'project/src', 'project/node_modules/x', 'project/e2e/results']) {
      mkdirSync(join(folder, path), { recursive: true })
    }
    writeFileSync(join(folder, 'original/2024/data.csv'), 'a;b\n1;2\n')
    writeFileSync(join(folder, 'project/.gitignore'), 'node_modules/\ne2e/results/\n*.log\n')
    writeFileSync(join(folder, 'project/src/copy.txt'), 'a;b\n1;2\n')
    writeFileSync(join(folder, 'project/src/own.txt'), 'a;b\n1;3\n')
    writeFileSync(join(folder, 'project/src/run.log'), '')
    writeFileSync(join(folder, 'project/node_modules/x/x.js'), '')
    writeFileSync(join(folder, 'project/e2e/results/picture.png'), '')
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  test('lists what version control keeps', () => {
    expect(listRepositoryFiles(join(folder, 'project'))).toEqual(['.gitignore', 'src/copy.txt', 'src/own.txt'])
  })

  test('finds a copy under another name', () => {
    const found = findCopiedFiles(join(folder, 'project'), ['src/copy.txt', 'src/own.txt'], join(folder, 'original'))
    expect(found).toEqual([expect.stringMatching(/^src\/copy\.txt: a copy of .*data\.csv$/)])
  })
})

describe('renderTextLists', () => {
  const nouns = [
    'auth/page',
    'home/page',
    'home/words',
    'errors/answers',
    'favorites/page',
    'report/info/words',
    'score/base-rates',
  ]
  const codes = new Map([
    ['apps/web/src/features/report/info/info.page.tsx', "import { Star } from '../../favorites/star.tsx'"],
    ['apps/web/src/features/favorites/star.tsx', "const { t } = useTranslation('favorites/page')"],
    ['apps/web/src/features/home/home.page.tsx', "const { t } = useTranslation('home/page')"],
  ])
  const files = [
    'packages/i18n/src/texts.ts',
    ...nouns.map((noun) => `packages/i18n/src/${noun}.hu.ts`),
    ...codes.keys(),
  ]
  const texts = Object.fromEntries(
    renderTextLists(files, (path) => codes.get(path) ?? '').map(({ path, text }) => [path, text]),
  )
  const namesOf = (list: string) =>
    [...(texts[`packages/i18n/src/${list}-texts-de.generated.ts`] ?? '').matchAll(/^ {2}(.+),$/gm)].map(
      ([, line]) => line,
    )

  test('each namespace stands where those load it who say it', () => {
    expect(namesOf('front')).toEqual(["'auth/page': authPageDe"])
    const [ofHome, ofReport] = ["'home/words': homeWordsDe", "'report/info/words': reportInfoWordsDe"]
    expect(namesOf('word')).toEqual([ofHome, ofReport])
    expect(namesOf('report')).toEqual(['...frontTextsDe', "'favorites/page': favoritesPageDe", ofReport])
    expect(namesOf('page')).toEqual(['...reportTextsDe', "'home/page': homePageDe", ofHome])
    expect(namesOf('answer')).toEqual(['...wordTextsDe', "'score/base-rates': scoreBaseRatesDe"])
  })

  test('translations are typed by the Hungarian list, which is exact', () => {
    expect(texts['packages/i18n/src/word-texts-de.generated.ts']).toContain(': Texts<typeof wordTextsHu> = {')
    expect(texts['packages/i18n/src/word-texts-hu.generated.ts']).toContain('} as const')
  })
})

describe('listReportNamespaces', () => {
  const codes: Readonly<Record<string, string>> = {
    'apps/web/src/app/layout/main-layout.tsx': "import { Host } from '../palette/palette-host.tsx'",
    'apps/web/src/app/palette/palette-host.tsx': "lazy(async () => import('./command-palette.tsx'))",
    'apps/web/src/app/palette/command-palette.tsx': "t('operator/page:title')",
    'apps/web/src/features/report/sector/sector.page.tsx':
      "import { Chart } from './chart.tsx'\nconst later = () => import('../../alerts/dialog.tsx')",
    'apps/web/src/features/report/sector/chart.tsx': "i18next.t('title', { ns: 'charts/page' })",
    'apps/web/src/features/report/sector/sector.page.test.tsx': "t('home/page:title')",
    'apps/web/src/features/alerts/dialog.tsx': "import { Chart } from './gone.tsx'\nt('alerts/page:title')",
  }
  const namespaces = ['alerts/page', 'charts/page', 'home/page', 'operator/page']
  const listIn = (paths: readonly string[]) =>
    listReportNamespaces(namespaces, { paths, readText: (path) => codes[path] ?? '' })

  test('are those of its files, of what these import at once and of what they load later', () => {
    expect(listIn(Object.keys(codes))).toEqual(['alerts/page', 'charts/page'])
  })

  test('are none without a page of a report', () => {
    expect(listIn(['apps/web/src/features/alerts/dialog.tsx'])).toEqual([])
  })
})

describe('texts nobody asks for', () => {
  const asked = readAsked(["t('title')", 't(`posts.${post}`)', 't(`${count}`)', "marks: ['É']"])
  test.each(['title', 'title_other', 'page.title', 'posts.chair', 'marks.É'])('%s is asked for', (key) => {
    expect(findUnusedTexts([key], asked)).toEqual([])
  })
  test.each(['subtitle', 'page.lead', 'post.chair'])('%s is not', (key) => {
    expect(findUnusedTexts([key], asked)).toEqual([key])
  })
})
