import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bandOfPoints,
  LITE_BANDS,
  liteBandOfPoints,
  pointsOfBand,
  pointsOfLiteBand,
  RISK_BANDS,
} from './risk-rating.ts'

describe('risk rating', () => {
  it.each([-1, 101, 84.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s points', (points) => {
    expect(() => bandOfPoints(points)).toThrow(RangeError)
    expect(() => liteBandOfPoints(points)).toThrow(RangeError)
  })

  it('bands cover 0–100 without gap or overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (points) => {
        const inside = RISK_BANDS.filter((band) => points >= pointsOfBand(band).from && points <= pointsOfBand(band).to)
        expect(inside).toEqual([bandOfPoints(points)])
        const lite = LITE_BANDS.filter(
          (band) => points >= pointsOfLiteBand(band).from && points <= pointsOfLiteBand(band).to,
        )
        expect(lite).toEqual([liteBandOfPoints(points)])
      }),
    )
  })
})
