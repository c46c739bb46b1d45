import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listReadWith } from './read-at-start.ts'
import { repositoryRoot } from './repository-files.ts'

const APP = 'apps/server/src/app'
/** What a start reads before it is ready, the first three each by a line of their own in the one before. */
const START = ['features.cli', 'start.commands', 'serve', 'build-app', 'features.worker'].map(
  (name) => `${APP}/${name}.ts`,
)

/** Large, and needed by some calls and jobs alone. */
const LATER = [
  '@simplewebauthn/server',
  '@scalar/fastify-api-reference',
  'hucre',
  'hyparquet-writer',
  'nodemailer',
  'apps/server/src/features/import/source-adapters.ts',
]

describe('what a start reads', () => {
  const read = listReadWith(START, (path) => readFileSync(join(repositoryRoot, path), 'utf8'))

  test('holds what it needs', () => {
    expect(read).toContain('fastify')
    expect(read).toContain('apps/server/src/features/users/sessions.repository.ts')
    expect(read).toContain('packages/domain/src/claims.ts')
  })

  test.each(LATER)('does not hold %s, for which every start would wait', (name) => {
    expect([...read]).not.toContain(name)
  })
})

test('imports are followed, but for those of types alone and those that are awaited', () => {
  const files: Record<string, string> = {
    'a/one.ts':
      "import { x } from './two.ts'\nimport type { T } from 'types'\nimport {\n  y,\n} from '@scope/library/part'\nconst z = await import('later')\n",
    'a/two.ts': "export { w } from '@merleg/domain/rules'\nimport 'plain/side'\n",
    'packages/domain/src/rules.ts': "import { x } from '../../../a/one.ts'\n",
  }
  expect([...listReadWith(['a/one.ts'], (path) => files[path] ?? '')]).toEqual([
    'a/one.ts',
    'a/two.ts',
    '@scope/library',
    'packages/domain/src/rules.ts',
    'plain',
  ])
})
