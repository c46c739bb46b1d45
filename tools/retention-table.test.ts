import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './repository-files.ts'
import { renderRetentionTable } from './retention-table.ts'

test('docs/operations.md tells what is kept how long as the code has it (npm run lists)', () => {
  const { path, text } = renderRetentionTable()
  expect(readFileSync(join(repositoryRoot, path), 'utf8')).toBe(text)
})
