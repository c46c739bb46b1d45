import {
  mountsWidgets,
  openTo,
  openToAll,
  reportFrame,
  reportOpenTo,
  reportRooms,
} from './dependency-cruiser.grants.mjs'

/** The borders between the layers. A test may import anything; everything else keeps to these rules. */

const tests = '\\.(test|spec)\\.tsx?$|(^|/)testing[^/]*\\.tsx?$'
const ours = '^(packages|apps|e2e|bench|tools)/'

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
      `^apps/server/src/features/(${reachable.join('|')})/(?!.*\\.(routes|jobs|follower|commands|mails|pdf|xlsx)\\.ts$)`,
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
      [
        '^packages/contract/src/errors\\.ts$',
        '^packages/domain/src/locale\\.ts$',
        '^packages/domain/src/format/hungarian-article\\.ts$',
      ],
      'i18n imports nothing of ours but the error codes, the list of languages and the rule of the article.',
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
      name: 'web-reads-page-texts',
      comment: 'What the server says (answers, files, mails, commands) is no part of the chunk that a visitor loads.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: {
        path: '^packages/i18n/src/',
        pathNot: '(front|report|page)-texts-(hu|en|de)\\.generated\\.ts$|/page\\.hu\\.ts$|/(text-keys|wording)\\.ts$',
      },
    },
    {
      name: 'page-lists-hold-page-texts',
      comment: 'The lists that the browser loads hold texts of pages and words of both sides.',
      severity: 'error',
      from: { path: '^packages/i18n/src/(front|page|report|word)-texts-' },
      to: { path: '^packages/i18n/src/(answer-texts|.+/)', pathNot: '/(page|words)\\.(hu|en|de)\\.ts$' },
    },
    {
      name: 'server-never-reaches-the-web',
      comment: 'The server serves the built web as files; it imports none of it.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'nothing-reaches-the-bench',
      comment: 'The bench measures the product, which does not know of it; bench/merleg.ts adds its command.',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { path: '^bench/' },
    },
    {
      name: 'web-features-are-apart',
      comment: 'Web features never import each other: move what two of them need to shared.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: [tests, mountsWidgets] },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-widgets-are-mounted',
      comment:
        'Home, lists, headers and orders mount what other features export as a widget, and nothing else of them.',
      severity: 'error',
      from: { path: mountsWidgets, pathNot: tests },
      to: {
        path: '^apps/web/src/features/',
        pathNot: ['^apps/web/src/features/$1/', '\\.(widget|home)\\.tsx$'],
      },
    },
    {
      name: 'web-report-sections-are-apart',
      comment:
        'A section of the report imports of others only what they export as a widget; the header frames them all.',
      severity: 'error',
      from: { path: '^apps/web/src/features/report/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/web/src/features/report/[^/]+/',
        pathNot: [
          '^apps/web/src/features/report/$1/',
          '^apps/web/src/features/report/(header|verdict)/',
          '\\.widget\\.tsx$',
        ],
      },
    },
    serverFeature(
      {
        path: '^apps/server/src/features/([^/]+)/',
        pathNot: [
          ...Object.keys(openTo).map((noun) => `^apps/server/src/features/${noun}/`),
          ...Object.keys(reportOpenTo).map((noun) => `^apps/server/src/features/report/${noun}/`),
        ],
      },
      openToAll,
    ),
    ...Object.entries(openTo).map(([noun, others]) =>
      serverFeature({ path: `^apps/server/src/features/(${noun})/` }, [...openToAll, ...others]),
    ),
    ...Object.entries(reportOpenTo).map(([noun, others]) =>
      serverFeature({ path: `^apps/server/src/features/(report)/${noun}/` }, [...openToAll, ...others]),
    ),
    {
      name: 'server-report-sections-are-apart',
      comment: 'A section of the report imports no other section and nothing of its frame.',
      severity: 'error',
      from: {
        path: '^apps/server/src/features/report/([^/]+)/',
        pathNot: [tests, `^apps/server/src/features/report/(${reportFrame.join('|')})/`],
      },
      to: {
        path: '^apps/server/src/features/report/[^/]+/',
        pathNot: `^apps/server/src/features/report/($1|${reportRooms.join('|')})/`,
      },
    },
    {
      name: 'report-frame-reads-the-list-of-sections',
      comment: 'Header and print know the sections by their list; print also reads what the pages read.',
      severity: 'error',
      from: { path: '^apps/server/src/features/report/(header|print|verdict)/', pathNot: tests },
      to: {
        path: '^apps/server/src/features/report/[^/]+/',
        pathNot: [`^apps/server/src/features/report/($1|sections|${reportRooms.join('|')})/`, '\\.(views|print)\\.ts$'],
      },
    },
    {
      name: 'the-list-of-sections-reads-sections',
      comment: 'The list imports what each section brings along and nothing else of it.',
      severity: 'error',
      from: { path: '^apps/server/src/features/report/sections/', pathNot: tests },
      to: {
        path: '^apps/server/src/features/report/[^/]+/',
        pathNot: ['^apps/server/src/features/report/sections/', '\\.section\\.ts$'],
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
        'Only repositories, views, the back-up, the queue and packages/db speak SQL; others take Db and Tx from @merleg/db.',
      severity: 'error',
      from: {
        path: ours,
        pathNot: [
          tests,
          '^packages/db/',
          '^apps/server/src/features/.+\\.(repository|views)\\.ts$',
          '^apps/server/src/features/backup/',
          '^apps/server/src/shared/jobs\\.ts$',
        ],
      },
      to: { path: 'node_modules/(kysely|pg|pg-copy-streams)/' },
    },
    {
      name: 'workbooks-are-unpacked-first',
      comment: 'What was sent is read by read-workbook alone, which bounds what comes out; xlsx only writes.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: [
          tests,
          '^apps/server/src/features/list-matching/reading/read-workbook\\.ts$',
          '^apps/server/src/shared/xlsx\\.ts$',
        ],
      },
      to: { path: 'node_modules/hucre/' },
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
