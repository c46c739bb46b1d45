import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findAxisRoom, layOutAxis, listTicks, writeTicks } from './axis.ts'
import { layOutBars } from './bars.ts'

const points = (values: readonly (number | null)[]) =>
  values.map((value, index) => ({ label: String(2020 + index), value, beside: [] }))

describe('the values at the axis', () => {
  test.each([
    [
      [10, 40],
      [0, 10, 20, 30, 40],
    ],
    [
      [-30, 70],
      [0, 50],
    ],
    [
      [-120, -20],
      [-100, -50, 0],
    ],
    [
      [0.081, 0.32],
      [0, 0.1, 0.2, 0.3],
    ],
    [[3_400_000_000], [0, 1e9, 2e9, 3e9]],
    [[0, null], []],
    [[null], []],
  ] as const)('of %j are %j', (values, ticks) => {
    expect(listTicks(points(values))).toEqual(ticks)
  })

  test('of people are whole', () => {
    expect(listTicks(points([1, 2]), { isWhole: true })).toEqual([0, 1, 2])
    expect(listTicks(points([15]), { scaleEnd: 100 })).toEqual([0, 50, 100])
    expect(listTicks(points([1, 2]))).toEqual([0, 0.5, 1, 1.5, 2])
  })

  test('hold zero, are few, and never leave the drawing', () => {
    const value = fc.double({ min: -1e12, max: 1e12, noNaN: true }).filter((one) => one === 0 || Math.abs(one) > 1e-6)
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 10 }), (values) => {
        const ticks = listTicks(points(values))
        if (values.every((one) => one === 0)) {
          expect(ticks).toEqual([])
          return
        }
        expect(ticks).toContain(0)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(Math.max(...ticks)).toBeLessThanOrEqual(Math.max(0, ...values))
        expect(Math.min(...ticks)).toBeGreaterThanOrEqual(Math.min(0, ...values))
      }),
    )
  })
})

test('bars leave the room of the axis free, and each value stands at its height', () => {
  const columns = points([10, -5])
  const axisRoom = findAxisRoom(['10', '0', '−5'], 11)
  const layout = layOutBars(columns, { width: 200, height: 170, textSize: 11, axisRoom })
  expect(Math.min(...layout.bars.map(({ x }) => x))).toBeGreaterThan(axisRoom)
  expect(layout.bars.at(-1)?.center).toBeCloseTo(200 - layout.slot / 2)
  const [ten, zero] = layOutAxis(layout, [
    { value: 10, text: '10' },
    { value: 0, text: '0' },
  ])
  expect([ten?.lineY, zero?.lineY]).toEqual([layout.bars[0]?.top, layout.zeroY])
  expect(ten?.x).toBeLessThan(axisRoom)
})

test('values that are finer than the digits shown bear each text once, zero before the others', () => {
  const write = (value: number) => value.toFixed(1)
  expect(writeTicks([-0.04, -0.02, 0, 0.02, 0.04, 0.06], write)).toEqual([
    { value: -0.02, text: '-0.0' },
    { value: 0, text: '0.0' },
    { value: 0.06, text: '0.1' },
  ])
  expect(writeTicks([0, 1, 2], write).map(({ text }) => text)).toEqual(['0.0', '1.0', '2.0'])
})
