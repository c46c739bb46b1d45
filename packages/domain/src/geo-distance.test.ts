import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm, settlementsWithin } from './geo-distance.ts'
import { findSettlement, SETTLEMENTS } from './reference/settlements.ts'

const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distance', () => {
  it('one degree of latitude is 111.2 km, and half the equator 20,015 km', () => {
    expect(distanceKm({ latitude: 47, longitude: 19 }, { latitude: 48, longitude: 19 })).toBeCloseTo(111.195, 2)
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015.115, 2)
  })

  it('is symmetric, never negative, and zero from a place to itself', () => {
    fc.assert(
      fc.property(position, position, (from, to) => {
        expect(distanceKm(from, to)).toBeCloseTo(distanceKm(to, from), 6)
        expect(distanceKm(from, to)).toBeGreaterThanOrEqual(0)
        expect(distanceKm(from, from)).toBe(0)
      }),
    )
  })
})

describe('settlementsWithin', () => {
  const zalaegerszeg = findSettlement('Zalaegerszeg')

  it('lists the nearest first, itself at zero', () => {
    const found = zalaegerszeg === null ? [] : settlementsWithin(zalaegerszeg, 60)
    expect(found[0]).toEqual({ settlement: zalaegerszeg, distanceKm: 0 })
    const names = found.map(({ settlement }) => settlement.name)
    expect(names).toContain('Szombathely')
    expect(names).toContain('Keszthely')
    expect(names).not.toContain('Budapest')
    expect(found.map((item) => item.distanceKm)).toEqual(found.map((item) => item.distanceKm).toSorted((a, b) => a - b))
  })

  it('grows with the radius; zero is the place alone', () => {
    if (zalaegerszeg === null) throw new Error('table without Zalaegerszeg')
    expect(settlementsWithin(zalaegerszeg, 0)).toHaveLength(1)
    const all = SETTLEMENTS.filter((settlement) => settlement.position !== null)
    expect(settlementsWithin(zalaegerszeg, 1000)).toHaveLength(all.length)
  })

  it('of a place without position knows only the place', () => {
    const lost = SETTLEMENTS.find((settlement) => settlement.position === null)
    expect(lost === undefined ? [] : settlementsWithin(lost, 1000)).toEqual(
      lost === undefined ? [] : [{ settlement: lost, distanceKm: 0 }],
    )
  })
})
