import { expect, test } from 'vitest'
import { createProgress } from './import-progress.ts'

function record(isTTY: boolean): string {
  let text = ''
  let time = 0
  const output = {
    isTTY,
    write: (part: string | Uint8Array) => {
      text += String(part)
      return true
    },
  }
  const progress = createProgress(output, () => time)
  time = 2000
  progress.update({ read: 20_000, phase: 'reading' })
  progress.update({ read: 25_000, phase: 'merging' })
  progress.updateMerged(500, 900)
  progress.end()
  return text
}

test('one line that is written over on a terminal', () => {
  expect(record(true)).toBe(
    '\r\u001b[Kreading: 20000, 10000/s\r\u001b[Kmerging: 25000\r\u001b[Kmerged: 500 of 900 companies\n',
  )
})

test('a line per step elsewhere', () => {
  expect(record(false)).toBe('reading: 20000, 10000/s\nmerging: 25000\nmerged: 500 of 900 companies\n')
})
