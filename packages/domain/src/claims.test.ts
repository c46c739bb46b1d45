import { expect, test } from 'vitest'
import { GRANTING_CLAIMS, hasClaim, isBarred } from './claims.ts'

test('a restriction takes its module away, whoever holds the claim, and nothing else', () => {
  expect(hasClaim(['Nemzetkozi'], 'Nemzetkozi')).toBe(true)
  expect(hasClaim(['Nemzetkozi', 'NemzetkoziTiltas'], 'Nemzetkozi')).toBe(false)
  expect([isBarred(['NemzetkoziTiltas'], 'Nemzetkozi'), isBarred([], 'Nemzetkozi')]).toEqual([true, false])
  for (const claim of GRANTING_CLAIMS.filter((one) => one !== 'Nemzetkozi'))
    expect(hasClaim([claim, 'NemzetkoziTiltas'], claim)).toBe(true)
})

test.each(['Reszleteskereso', 'MarketingAdatok', 'Kedvencek'] as const)('%s grants favourites', (claim) => {
  expect(hasClaim([claim], 'Kedvencek')).toBe(true)
})
