import { expect, test } from 'vitest'
import { reviewSelection, toggle } from './selection.ts'

const publication = (id: string, price: number) => ({ id, price, value: id, description: '' })
const OFFER = [publication('extract', 3500), publication('copy', 5500), publication('accounts-2023', 1500)]

test('counts what is chosen, in the order of the offer', () => {
  const chosen = toggle(toggle({}, publication('copy', 5500), true), publication('extract', 3500), true)
  const review = reviewSelection(OFFER, chosen)
  expect(review.lines.map(({ id }) => id)).toEqual(['extract', 'copy'])
  expect(review).toMatchObject({ total: 9000, goneCount: 0, hasNewPrice: false })
  expect(reviewSelection(OFFER, toggle(chosen, publication('copy', 5500), false)).total).toBe(3500)
})

test('tells new prices and what is no longer offered', () => {
  const review = reviewSelection(OFFER, { copy: 5000, members: 2000 })
  expect(review).toMatchObject({ total: 5500, goneCount: 1, hasNewPrice: true, kept: { copy: 5000 } })
  expect(review.lines[0]?.formerPrice).toBe(5000)
})

test('an id that names something of an object is no document', () => {
  expect(reviewSelection([publication('constructor', 1)], {}).lines).toEqual([])
})
