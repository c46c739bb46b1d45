import { describe, expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

describe('runCommand', () => {
  test.each([
    ['echo out; echo err >&2', true, 'out\nerr\n'],
    ['echo out; exit 3', false, 'out\n'],
    ['no-such-program', false, undefined],
  ])('runs %s', async (command, ok, output) => {
    const run = await runCommand({ command, stdio: 'capture' })
    expect(run.ok).toBe(ok)
    if (output !== undefined) expect(run.output.split('\n').sort()).toEqual(output.split('\n').sort())
    expect(run.leftProcesses).toEqual([])
  })

  test('ends and names what a command leaves behind', { timeout: 30_000 }, async () => {
    const run = await runCommand({ command: 'sleep 297 >/dev/null 2>&1 & echo started', stdio: 'capture' })
    expect(run.ok).toBe(true)
    expect(run.leftProcesses).toEqual([expect.stringMatching(/sleep 297|processes unknown/)])
  })
})
