import { describe, expect, test } from 'vitest'
import { readBodsShare, readFtmPercentage, type ShareBounds, toBodsShare, toFtmPercentage } from './shares.ts'

const bounds = (shareMin: number | null, shareMax: number | null, shareText: string | null = null): ShareBounds => ({
  shareMin,
  shareMax,
  shareText,
})

describe('a share of the standard', () => {
  test.each([
    [bounds(null, null), undefined],
    [bounds(null, null, 'egy üzletrész'), undefined],
    [bounds(0, 0), { exact: 0 }],
    [bounds(33.3333, 33.3333), { exact: 33.3333 }],
    [bounds(25, 50), { minimum: 25, maximum: 50 }],
    [bounds(25, 50, '>25–50'), { exclusiveMinimum: 25, maximum: 50 }],
    [bounds(25, 50, '25–<50'), { minimum: 25, exclusiveMaximum: 50 }],
    [bounds(25, 50, '>25–<50'), { exclusiveMinimum: 25, exclusiveMaximum: 50 }],
    [bounds(10, 25, 'Több mint 10%, de legfeljebb 25%'), { exclusiveMinimum: 10, maximum: 25 }],
    [bounds(0, 10, 'Legfeljebb 10%'), { minimum: 0, maximum: 10 }],
    // Words that speak of other bounds say nothing of these.
    [bounds(30, 50, '>25–50'), { minimum: 30, maximum: 50 }],
    [bounds(null, 50), { maximum: 50 }],
    [bounds(50, null), { minimum: 50 }],
  ])('%j', (told, share) => {
    expect(toBodsShare(told)).toEqual(share)
  })

  test.each([
    [undefined, bounds(null, null)],
    [{}, bounds(null, null)],
    [{ exact: 25, minimum: 10 }, bounds(25, 25)],
    [{ minimum: 75 }, bounds(75, 100)],
    [{ exclusiveMinimum: 75 }, bounds(75, 100, '>75–100')],
    [{ maximum: 25 }, bounds(0, 25)],
    [{ exclusiveMaximum: 25 }, bounds(0, 25, '0–<25')],
    [{ exclusiveMinimum: 25, maximum: 50 }, bounds(25, 50, '>25–50')],
    [{ minimum: 50, maximum: 25 }, null],
  ])('read from %j', (share, told) => {
    expect(readBodsShare(share)).toEqual(told)
  })
})

describe('a percentage of FollowTheMoney', () => {
  test.each([
    [bounds(null, null), null],
    [bounds(null, null, 'egy üzletrész'), 'egy üzletrész'],
    [bounds(12.5, 12.5), '12.5'],
    [bounds(25, 50), '25-50'],
    [bounds(25, 50, '>25–50'), '>25-50'],
    [bounds(25, 50, '>25–<50'), '>25-<50'],
    [bounds(75, null), '>=75'],
    [bounds(null, 25), '<=25'],
  ])('%j', (told, text) => {
    expect(toFtmPercentage(told)).toBe(text)
  })

  test.each([
    [undefined, bounds(null, null)],
    [' ', bounds(null, null)],
    ['25', bounds(25, 25)],
    ['33,3 %', bounds(33.3, 33.3)],
    ['25-50', bounds(25, 50)],
    ['25% to 50%', bounds(25, 50)],
    ['>25-50', bounds(25, 50, '>25–50')],
    ['>25-<50', bounds(25, 50, '>25–<50')],
    ['>=75', bounds(75, 100)],
    ['> 75 %', bounds(75, 100, '>75–100')],
    ['<25', bounds(0, 25, '0–<25')],
    ['≤ 25', bounds(0, 25)],
    ['101', bounds(null, null, '101')],
    ['50-25', bounds(null, null, '50-25')],
    ['a majority', bounds(null, null, 'a majority')],
  ])('read from %s', (text, told) => {
    expect(readFtmPercentage(text)).toEqual(told)
  })

  test.each([bounds(20, 20), bounds(25, 50), bounds(25, 50, '>25–50'), bounds(0, 25, '0–<25'), bounds(75, 100)])(
    '%j there and back',
    (told) => {
      expect(readFtmPercentage(toFtmPercentage(told) ?? undefined)).toEqual(told)
      expect(readBodsShare(toBodsShare(told))).toEqual(told)
    },
  )
})
