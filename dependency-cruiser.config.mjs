/** The borders between the layers. A test may import anything; everything else keeps to these rules. */

const tests = '\\.(test|spec)\\.tsx?$|(^|/)testing[^/]*\\.tsx?$'
const ours = '^(packages|apps|e2e|bench|tools)/'

/** Features whose use cases, repositories and views every other feature may call. */
const openToAll = ['register']

/** Features that may also call some others, because both are about the same accounts or the same demo data. */
const openTo = {
  auth: ['users', 'generate'],
  profile: ['auth', 'users'],
  users: ['auth'],
  generate: ['auth', 'sector-statistics', 'score'],
  report: ['search', 'sanctions', 'sector-statistics', 'score'],
  import: ['sanctions', 'sector-statistics', 'score'],
  score: ['sector-statistics'],
}

/** The server features matching `from` may reach the listed ones, but never their routes, commands or renderers. */
const serverFeature = (from, reachable) => ({
  name: 'server-features-are-apart',
  comment: 'A feature reaches another one only where that is listed, and then what it decides and reads.',
  severity: 'error',
  from: { ...from, pathNot: [tests, ...(from.pathNot ?? [])] },
  to: {
    path: '^apps/server/src/features/',
    pathNot: [
      '^apps/server/src/features/$1/',
      `^apps/server/src/features/(${reachable.join('|')})/(?!.*\\.(routes|jobs|commands|mails|pdf|xlsx)\\.ts$)`,
    ],
  },
})

/** `from` one of our layers, which may reach only `allowed` of ours. */
const layer = (name, allowed, comment) => ({
  name: `${name}-stays-in-its-layer`,
  comment,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: tests },
  to: { path: ours, pathNot: [`^packages/${name}/`, ...allowed] },
})

export default {
  forbidden: [
    layer('domain', [], 'domain imports nothing of ours.'),
    layer('contract', ['^packages/domain/src/'], 'contract imports only domain.'),
    layer(
      'i18n',
      ['^packages/contract/src/errors\\.ts$', '^packages/domain/src/locale\\.ts$'],
      'i18n imports nothing of ours but the error codes and the list of languages.',
    ),
    layer('db', ['^packages/domain/src/'], 'db imports only domain.'),
    {
      name: 'rules-do-no-input-output',
      comment: 'domain, contract and i18n also run in the browser and do no I/O.',
      severity: 'error',
      from: { path: '^packages/(domain|contract|i18n)/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-never-reaches-the-server',
      comment: 'The browser knows the contract, never the database or the server.',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: tests },
      to: { path: '^(packages/db|apps/server|bench|e2e|tools)/|node_modules/(pg|kysely|fastify|pg-boss)/' },
    },
    {
      name: 'server-never-reaches-the-web',
      comment: 'The server serves the built web as files; it imports none of it.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'web-features-are-apart',
      comment: 'Web features never import each other: move what two of them need to shared.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-report-sections-are-apart',
      comment: 'A section of the report imports no other section; the header frames them all.',
      severity: 'error',
      from: { path: '^apps/web/src/features/report/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/web/src/features/report/[^/]+/',
        pathNot: ['^apps/web/src/features/report/$1/', '^apps/web/src/features/report/header/'],
      },
    },
    serverFeature(
      {
        path: '^apps/server/src/features/([^/]+)/',
        pathNot: Object.keys(openTo).map((noun) => `^apps/server/src/features/${noun}/`),
      },
      openToAll,
    ),
    ...Object.entries(openTo).map(([noun, others]) =>
      serverFeature({ path: `^apps/server/src/features/(${noun})/` }, [...openToAll, ...others]),
    ),
    {
      name: 'server-report-sections-are-apart',
      comment: 'A section of the report imports no other section; the header frames them all.',
      severity: 'error',
      from: {
        path: '^apps/server/src/features/report/([^/]+)/',
        pathNot: [tests, '^apps/server/src/features/report/print/'],
      },
      to: {
        path: '^apps/server/src/features/report/[^/]+/',
        pathNot: ['^apps/server/src/features/report/$1/', '^apps/server/src/features/report/header/'],
      },
    },
    {
      name: 'print-reads-what-the-pages-read',
      comment: 'The printed report is made of the same views as the pages, and of nothing else of them.',
      severity: 'error',
      from: { path: '^apps/server/src/features/report/print/', pathNot: tests },
      to: {
        path: '^apps/server/src/features/report/[^/]+/',
        pathNot: ['^apps/server/src/features/report/print/', '\\.views\\.ts$'],
      },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'shared knows neither the features nor the application around them.',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/shared/', pathNot: tests },
      to: { path: '^apps/$1/src/(features|app|main)' },
    },
    {
      name: 'features-do-not-know-who-lists-them',
      comment: 'Features use what app offers; only app and the processes import the feature lists.',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/features/', pathNot: tests },
      to: { path: '^apps/$1/src/(main\\.|app/(features\\.|build-app|router))' },
    },
    {
      name: 'sql-lives-in-repositories',
      comment:
        'Only repositories, views, the merge, the back-up and packages/db speak SQL; others take Db and Tx from @merleg/db.',
      severity: 'error',
      from: {
        path: ours,
        pathNot: [
          tests,
          '^packages/db/',
          '^apps/server/src/features/.+\\.(repository|views)\\.ts$',
          '^apps/server/src/features/(register|backup)/',
          '^apps/server/src/features/import/[^/]*merge[^/]*\\.ts$',
          '^apps/server/src/shared/jobs\\.ts$',
          '^apps/server/src/app/deps\\.ts$',
          '^tools/',
        ],
      },
      to: { path: 'node_modules/(kysely|pg|pg-copy-streams)/' },
    },
    {
      name: 'product-never-imports-tests',
      comment: 'Tests and their support are no part of the product.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: tests },
      to: { path: [tests, '^(e2e|tools)/'] },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle means that two files are one thing, or that one of them knows too much.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/[^/]+/dist/|\\.css$' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
