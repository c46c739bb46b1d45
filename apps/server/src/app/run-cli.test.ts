import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { CLI_FEATURES } from './features.cli.ts'

describe('the commands of a feature', () => {
  test.each(CLI_FEATURES)('$commands are the ones that it adds', async ({ commands, load }) => {
    const program = new Command()
    const registerCommands = await load()
    registerCommands(program)
    expect(program.commands.map((command) => command.name())).toEqual(commands)
  })

  test('have one name each', () => {
    const names = CLI_FEATURES.flatMap(({ commands }) => commands)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('a command whose output nobody reads any more', () => {
  const CLI = resolve(import.meta.dirname, '../main.cli.ts')
  test.each([
    ['help', ['--help'], 'stdout', 0],
    ['what is printed', ['distribute', '--shards', '32'], 'stdout', 0],
    ['what is wrong', ['distribute', '--shards', 'none'], 'stderr', 2],
  ] as const)('ends quietly, and as it would: %s', async (_what, args, closed, code) => {
    const child = spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    const read = text(closed === 'stdout' ? child.stderr : child.stdout)
    child[closed].destroy()
    const [exitCode] = await once(child, 'exit')
    expect([exitCode, await read]).toEqual([code, ''])
  })
})
