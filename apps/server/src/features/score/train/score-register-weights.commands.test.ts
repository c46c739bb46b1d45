import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { REGISTER_RULES } from '@merleg/domain/score/rate/register-rules'
import { estimateRegisterWeights } from '@merleg/domain/score/train/register-weights'
import { Command } from 'commander'
import { expect, test, vi } from 'vitest'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { readSpanishPanel } from './read-spanish-panel.ts'
import { addRegisterWeightsCommand } from './score-register-weights.commands.ts'
import { useFileFolder } from './testing-polish-files.ts'

const files = useFileFolder()
const PANEL = join(
  fileURLToPath(new URL('../../../../../../..', import.meta.url)),
  'shared/data/spain-1998-2003/Bankruptcy_Spain_98-03.arff',
)

const NAMES =
  'YEAR AGE DELAY_ACCOUNTS NUMBER_JUDICIAL_INCIDENCES_TOTAL CHANGES_LOCATION AUDITED AUDITORS_OPINION WORKING_CAPITAL WARRANTY RETURN_ASSETS OPERATING_INCOME_MARGIN FINANCIAL_SOLVENCY ACID_TEST BANKRUPTCY'.split(
    ' ',
  )
const write = (name: string, names: readonly string[], lines: readonly string[]) =>
  files.write(name, [...names.map((each) => `@attribute ${each} x`), '@data', ...lines, ''].join('\n'))

async function run(path: string): Promise<string> {
  const program = new Command().exitOverride()
  addRegisterWeightsCommand(program)
  let output = ''
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text)
    return true
  })
  try {
    await program.parseAsync(['node', 'merleg', 'register-weights', path])
  } finally {
    spy.mockRestore()
  }
  return output
}

test('prints the estimate of each signal, the expert’s weight and the points in the rules', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => {
    const [late, court] = [index % 2 === 0 ? 'yes' : 'no', index % 5 === 0 ? 2 : 0]
    const ratios = `${(index % 7) + 0.5},?,${index % 11},1,2,3`
    return `${1998 + (index % 2)},${index},${late},${court},${index % 3},no,nothing,${ratios},${index % 8 === 0 ? 'YES' : 'NO'}`
  })
  const output = await run(await write('panel.arff', NAMES, lines))
  expect(output).toContain('60 company-years, 8 failures')
  expect(output).toMatch(/^filing-delay +30 +8 .*−2 −4 −7 −10$/m)
  expect(output).toMatch(/^audited +0 +0 /m)
})

test('refuses what is no such panel', async () => {
  await expect(run(files.path('none.arff'))).rejects.toThrow(CommandError)
  await expect(run(await write('other.arff', ['YEAR'], ['1998']))).rejects.toThrow('there is no column AGE')
  await expect(run(await write('empty.arff', NAMES, []))).rejects.toThrow('0 of 0')
})

test.skipIf(!existsSync(PANEL))('the estimates in the rules are those of the panel', async () => {
  for (const { signal, points, error, rows, failures } of estimateRegisterWeights(await readSpanishPanel(PANEL))) {
    const { estimate } = REGISTER_RULES[signal]
    expect(estimate).toMatchObject({ points: Number(points.toFixed(1)), error: Number(error.toFixed(1)) })
    expect(estimate?.of).toContain(`(${rows.toLocaleString('en-US')} company-years, ${failures} failures)`)
  }
})
