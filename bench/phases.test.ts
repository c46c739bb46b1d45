import { printPhases } from '@merleg/server/shared/cli/print-phases'
import { timePhase } from '@merleg/server/shared/phase-times'
import { expect, test, vi } from 'vitest'
import { readPhases } from './phases.ts'

test('where the time went is read as commands print it', async () => {
  const write = vi.fn(() => true)
  const now = vi.spyOn(performance, 'now')
  await printPhases(
    async () => {
      now.mockReturnValueOnce(0).mockReturnValueOnce(12_340)
      await timePhase('reading', async () => undefined)
      now.mockReturnValueOnce(0).mockReturnValueOnce(2000)
      await timePhase('company-search', async () => undefined)
    },
    { write },
  )
  const output = `first line\n${write.mock.calls.flat().join('')}last line\n`
  expect(readPhases(output)).toEqual({ reading: 12.3, 'company-search': 2 })
  expect(readPhases('another version')).toEqual({})
  vi.restoreAllMocks()
})
