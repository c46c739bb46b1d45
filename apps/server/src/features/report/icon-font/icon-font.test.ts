import { getIconFontFace } from '@merleg/contract/report/icon-font.contract'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'

const test = useTestApp()

it('answers rules that hold the fonts themselves, to every signed-in user', async () => {
  const { headers } = await test.signIn({ claims: [] })
  const answer = await test.app.inject({ url: getIconFontFace.path, headers })
  const { iconFontFace } = getIconFontFace.answer.parse(answer.json())
  const rules = [
    ...iconFontFace.matchAll(/@font-face\{font-family:"Merleg icons";src:url\(([^)]+)\) format\("woff2"\);/g),
  ]
  expect(rules).toHaveLength(2)
  for (const [, url = ''] of rules) {
    const font = Buffer.from(url.replace(/^data:font\/woff2;base64,/, ''), 'base64')
    expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2')
  }
  // Nothing is fetched from elsewhere by a picture that holds it.
  expect(iconFontFace).not.toMatch(/https?:/)
})
