import { expect, test } from 'vitest'
import { createProgressLine, splitProgressLine } from './progress-line.ts'

function watch(isTTY: boolean) {
  const written: string[] = []
  const output = { isTTY, write: (text: string) => written.push(text) > 0 }
  return { written, line: createProgressLine(output) }
}

test('on a terminal both halves stand in the one line, with what each showed last', () => {
  const { written, line } = watch(true)
  const [one, other] = splitProgressLine(line)
  one.show('a 1')
  other.show('b 1', false)
  one.show('a 2')
  one.end()
  other.show('b 2')
  other.end()
  expect(written).toEqual(
    ['a 1', 'a 1  |  b 1', 'a 2  |  b 1', 'b 2'].flatMap((text, at) => [
      `\r\u001b[K${text}`,
      ...(at > 1 ? ['\n'] : []),
    ]),
  )
})

test('elsewhere each has a line of its own, where it is due', () => {
  const { written, line } = watch(false)
  const [one, other] = splitProgressLine(line)
  one.show('a 1')
  other.show('b 1', false)
  other.show('b 2')
  one.end()
  expect(written).toEqual(['a 1\n', 'b 2\n'])
})
