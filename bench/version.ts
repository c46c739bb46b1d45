import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { REPOSITORY } from './merleg-process.ts'

const run = promisify(execFile)

/** What is measured, and on which day: the commit, with a plus when files were changed since; `unknown` without git. */
export async function describeVersion(): Promise<{ date: string; commit: string }> {
  const date = new Date().toISOString().slice(0, 10)
  const git = async (...args: string[]) => (await run('git', args, { cwd: REPOSITORY })).stdout.trim()
  try {
    const commit = await git('rev-parse', '--short=10', 'HEAD')
    // The page that a run writes is no change of what it measures.
    const changes = await git('status', '--porcelain', '--', '.', ':!docs')
    return { date, commit: changes === '' ? commit : `${commit}+` }
  } catch {
    return { date, commit: 'unknown' }
  }
}
