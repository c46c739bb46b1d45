import type { FinancialAlert } from '@merleg/domain/financial-alerts-kinds'
import { describe, expect, test } from 'vitest'
import { describeAlert } from './alert-words.ts'

const about = { severity: 'warning', year: 2024, amount: -12_000_000 } as const
const intoLoss = {
  ...about,
  code: 'into-loss',
  line: 'operatingProfit',
  figure: 'operatingProfit',
  before: 8_000_000,
  share: 0.08,
} as const satisfies FinancialAlert
const loss = { ...about, code: 'loss', line: 'profitAfterTax', before: 5_000_000, share: null } as const

describe('a fall from profit into loss in words', () => {
  test.each([
    [
      'hu',
      'Nyereségből veszteségbe fordult: üzemi (üzleti) eredmény',
      'A 2024. üzleti évben −12 000 000 Ft, az előző évben 8 000 000 Ft. A veszteség az árbevétel 8,0 %-a.',
      'A 2024. üzleti év adózott eredménye −12 000 000 Ft, az előző évben 5 000 000 Ft volt.',
    ],
    [
      'en',
      'From profit into loss: operating profit',
      '−12 000 000 HUF in financial year 2024, 8 000 000 HUF in the year before. The loss is 8.0% of net sales.',
      'The profit after tax of financial year 2024 is −12 000 000 HUF, after 5 000 000 HUF in the year before.',
    ],
    [
      'de',
      'Vom Gewinn in den Verlust: Betriebsergebnis',
      'Im Geschäftsjahr 2024 −12 000 000 HUF, im Jahr davor 8 000 000 HUF. Der Verlust beträgt 8,0 % der Umsatzerlöse.',
      'Das Ergebnis nach Steuern des Geschäftsjahres 2024 beträgt −12 000 000 HUF, im Jahr davor waren es 5 000 000 HUF.',
    ],
  ] as const)('%s', (locale, title, description, told) => {
    const say = (alert: FinancialAlert) => {
      const words = describeAlert(alert, { locale, currency: 'HUF', lineTitle: '' })
      return { title: words.title, description: words.description.replaceAll(/[\u00A0\u202F]/g, ' ') }
    }
    expect(say(intoLoss)).toEqual({ title, description })
    expect(say(loss).description).toBe(told)
    expect(say({ ...loss, before: null }).description).not.toContain('5 000 000')
  })
})
