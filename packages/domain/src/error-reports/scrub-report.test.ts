import { expect, test } from 'vitest'
import { scrubReport } from './scrub-report.ts'

const SECRETS = /Titkos|titkos|12345678|eyJ|kovacs|Kovács|secret|Bearer|felszámolás|192\.0\.2\.7|example\.test/

test('what a report needs stays', () => {
  const report = {
    event_id: '0123456789abcdef0123456789abcdef',
    timestamp: 1_790_000_000.5,
    platform: 'javascript',
    level: 'error',
    release: 'merleg@0.1.0',
    environment: 'production',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: "Cannot read properties of undefined (reading 'name')",
          stacktrace: {
            frames: [{ filename: 'https://merleg.hu/assets/start-Bx1_2.js', lineno: 3, colno: 141, function: 'Tn' }],
          },
        },
      ],
    },
    breadcrumbs: [
      { category: 'page', message: '/report/$id/summary', timestamp: 1 },
      { category: 'call', message: 'GET /api/report/:id/summary', data: { status: 500 } },
    ],
    tags: { correlation_id: '01234567-89ab-cdef-0123-456789abcdef', place: '/marketing/search/{-$id}', language: 'de' },
  }
  expect(scrubReport(report)).toEqual({
    type: undefined,
    ...report,
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'Cannot read properties of undefined',
          stacktrace: { frames: [{ filename: '/assets/start-Bx1_2.js', lineno: 3, colno: 141, in_app: true }] },
        },
      ],
    },
  })
})

test('of the server, files go by where they stand in the program, and functions by name', () => {
  const frames = [
    {
      filename: 'file:///home/kovacs/merleg/apps/server/src/app/error-handler.ts',
      function: 'setErrorHandler',
      lineno: 7,
    },
    { filename: '/home/kovacs/merleg/node_modules/pg/lib/client.js', function: 'Client.<anonymous>' },
    { filename: 'C:\\Users\\kovacs\\merleg\\packages\\db\\src\\connect.ts' },
    { filename: 'node:internal/process/task_queues', function: 'processTicksAndRejections' },
    { filename: '/home/kovacs/elsewhere.js' },
  ]
  expect(
    scrubReport({ exception: { values: [{ type: 'Error', stacktrace: { frames } }] } }).exception?.values[0],
  ).toEqual({
    type: 'Error',
    value: '',
    stacktrace: {
      frames: [
        { filename: 'apps/server/src/app/error-handler.ts', function: 'setErrorHandler', lineno: 7, in_app: true },
        { filename: 'node_modules/pg/lib/client.js', function: 'Client.<anonymous>', in_app: false },
        { filename: 'packages/db/src/connect.ts', in_app: true },
        { filename: 'node:internal/process/task_queues', function: 'processTicksAndRejections', in_app: false },
      ],
    },
  })
})

/** Reports as a careless library, a hostile page or a changed kit may put them together. */
const hostile: readonly (readonly [what: string, report: unknown])[] = [
  ['nothing at all', undefined],
  ['a text', 'Bearer eyJhbGci'],
  ['who is signed in', { user: { id: '12345678', email: 'kovacs@example.test', ip_address: '192.0.2.7' } }],
  [
    'the request',
    {
      request: {
        url: 'https://merleg.hu/quick/search?query=Titkos+Kft',
        headers: { authorization: 'Bearer eyJhbGci', cookie: 'token=secret' },
        data: { password: 'titkos' },
        query_string: 'query=Titkos',
      },
    },
  ],
  [
    'contexts, extras and modules',
    { contexts: { state: { q: 'Titkos' } }, extra: { body: 'Titkos' }, modules: { x: 'Titkos' } },
  ],
  ['what the machine is called', { server_name: 'kovacs-laptop', dist: 'Titkos', transaction: '/persons/12345678' }],
  ['a message', { message: 'Titkos Kft. not found', logentry: { message: 'Titkos', params: ['12345678'] } }],
  [
    'an error that quotes data',
    {
      exception: {
        values: [
          {
            type: 'Titkos Tamás',
            value: 'Key (email)=(kovacs@example.test) already exists.',
            module: 'Titkos',
            mechanism: { type: 'Titkos', data: { url: 'Titkos' } },
            stacktrace: {
              frames: [
                {
                  filename: 'https://merleg.hu/report/12345678/summary?q=Titkos',
                  function: 'Titkos',
                  context_line: 'const a = "Titkos"',
                  pre_context: ['Titkos'],
                  vars: { name: 'Titkos' },
                },
                { filename: 'https://evil.example.test/x.js', function: 'Kovács' },
                { filename: '/x/apps/server/src/a.ts', function: 'kovacs@example.test', lineno: 'Titkos' },
                'Titkos',
              ],
            },
          },
          { type: 'SyntaxError', value: '"Titkos Kft." is not valid JSON' },
          { type: 'ReferenceError', value: 'kovacs is not defined' },
          { type: 'TypeError', value: "Cannot read properties of null (reading 'kovacs')" },
        ],
      },
    },
  ],
  [
    'steps with what was looked at',
    {
      breadcrumbs: [
        { category: 'navigation', message: '/report/12345678/summary', data: { from: '/?q=Titkos', to: '/x' } },
        { category: 'fetch', data: { url: '/api/quick-search?query=Titkos', status_code: 200 } },
        { category: 'ui.click', message: 'button[aria-label="Titkos Kft."]' },
        { category: 'console', message: 'Titkos', data: { arguments: ['Titkos'] } },
        { category: 'page', message: '/search/Kovács' },
        { category: 'call', message: 'GET /api/autocomplete?query=titkos' },
        null,
      ],
    },
  ],
  [
    'tags',
    {
      tags: {
        correlation_id: '12345678',
        code: 'Titkos.code',
        place: '/report/12345678/summary?asOf=1',
        job: 'Titkos',
        session: 'kovacs',
        email: 'kovacs@example.test',
        language: 'Kovács',
      },
      fingerprint: ['Titkos', 'kovacs@example.test'],
    },
  ],
  [
    'attachments and what no version knows yet',
    { attachments: [{ data: 'Titkos' }], threads: ['Titkos'], titkos: 'Titkos' },
  ],
]

test.each(hostile)('%s: leaves nothing of anybody', (_what, report) => {
  expect(JSON.stringify(scrubReport(report))).not.toMatch(SECRETS)
})

test('the length of what is sent is limited', () => {
  const step = { category: 'page', message: '/favorites' }
  const frame = { filename: '/a/apps/server/src/app/x.ts' }
  const scrubbed = scrubReport({
    breadcrumbs: Array.from({ length: 1000 }, () => step),
    exception: {
      values: Array.from({ length: 100 }, () => ({ stacktrace: { frames: Array.from({ length: 500 }, () => frame) } })),
    },
  })
  expect(JSON.stringify(scrubbed).length).toBeLessThan(20_000)
})
