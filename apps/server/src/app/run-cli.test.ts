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
