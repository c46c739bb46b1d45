import { expect, test } from 'vitest'
import { ICON_FONT_FACE } from '../apps/server/src/features/report/icon-font/icon-font.generated.ts'
import { describeRange, listIconFontParts } from './icon-font.ts'

test('the icon font holds the icons of the interface (else: npm run icon-font)', () => {
  const parts = listIconFontParts()
  const held = [...ICON_FONT_FACE.matchAll(/unicode-range:([^}]+)\}/g)].map(([, range]) => range)
  expect(held).toEqual(parts.map(({ codes }) => describeRange(codes)))
})

test('no character means two icons', () => {
  const codes = listIconFontParts().flatMap((part) => part.codes)
  expect(new Set(codes).size).toBe(codes.length)
})
