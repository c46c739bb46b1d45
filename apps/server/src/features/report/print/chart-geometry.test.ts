import type { PrintChart } from '@merleg/contract/report/print.contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawChart } from './chart-geometry.ts'

const chartOf = (values: (number | null)[], given: Partial<PrintChart> = {}): PrintChart => ({
  title: 'Árbevétel',
  unit: 'millió Ft',
  labels: values.map((_, index) => String(2015 + index)),
  scaleEnd: null,
  bars: values.map((value) => ({ value, text: value === null ? '' : String(value) })),
  barsName: 'Cég',
  lines: [],
  band: null,
  ...given,
})

describe('a drawn chart', () => {
  test('stands on zero: gains above it, losses below it, a gap where nothing is known', () => {
    const { bars, last, zero } = drawChart(chartOf([10, -5, null, 20]), 155)
    const all = [...bars, ...last]
    expect(all).toHaveLength(3)
    const [gain, loss] = all
    expect((gain?.[1] ?? 0) + (gain?.[3] ?? 0)).toBeCloseTo(zero, 1)
    expect(loss?.[1]).toBeCloseTo(zero, 1)
  })

  test('marks the newest year only where its figure is known', () => {
    expect(drawChart(chartOf([1, 2]), 155).last).toHaveLength(1)
    expect(drawChart(chartOf([1, null]), 155)).toMatchObject({ last: [], bars: [expect.anything()] })
  })

  test('draws no line and no band over a gap', () => {
    const lines = [{ name: 'medián', values: [1, 2, null, 4, 5] }]
    const band = { name: 'kvartilisek', lower: [0, 1, null, 1, null], upper: [2, 3, null, 3, 3] }
    const drawn = drawChart(chartOf([1, 2, 3, 4, 5], { lines, band }), 155)
    expect([drawn.lines.map(({ length }) => length), drawn.areas.length, drawn.dots.length]).toEqual([[2, 2], 3, 4])
    expect(drawn.legend.map(({ text }) => text)).toEqual(['Cég', 'medián', 'kvartilisek'])
  })

  test('keeps everything inside itself, whatever the figures', () => {
    const value = fc.option(fc.double({ min: -1e12, max: 1e12, noNaN: true }), { nil: null })
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 10 }), (values) => {
        const { width, height, bars, last, zero } = drawChart(chartOf(values), 155)
        expect(zero).toBeLessThanOrEqual(height)
        for (const [x, y, w, h] of [...bars, ...last]) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + w).toBeLessThanOrEqual(width + 0.01)
          expect(y + h).toBeLessThanOrEqual(height)
        }
      }),
    )
  })
})
