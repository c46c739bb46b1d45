import { countMarketingSearch } from '@merleg/contract/company-search.contract'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../typed-queries.ts'
import { drawVisit, VISIT_SHARES } from './visits.ts'

const material = { typed: ['kovács', 'abc'], companyIds: ['10000001'] }

describe('drawVisit', () => {
  test('shares of all kinds are a hundred, and each kind is drawn as often as its share says', () => {
    const shares = Object.entries(VISIT_SHARES)
    expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBe(100)
    const random = createRandom(1)
    const counts = new Map<string, number>()
    for (let turn = 0; turn < 10_000; turn += 1) {
      const { name } = drawVisit(random, material)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    for (const [name, share] of shares) expect(Math.abs((counts.get(name) ?? 0) / 100 - share)).toBeLessThan(2)
  })

  test('somebody who searches types first, then asks for the page', () => {
    const random = createRandom(2)
    const searches = Array.from({ length: 200 }, () => drawVisit(random, material)).filter(
      ({ name }) => name === 'search',
    )
    const paths = searches.map(({ steps }) => steps.map((calls) => calls.map(({ path }) => path).join(' ')))
    expect(paths).toContainEqual(['/api/autocomplete?query=abc', '/api/quick-search?query=abc'])
    expect(paths).toContainEqual([
      '/api/autocomplete?query=kov',
      `/api/autocomplete?query=${encodeURIComponent('kovác')}`,
      `/api/quick-search?query=${encodeURIComponent('kovács')}`,
    ])
  })

  test('nothing is asked before three letters are there besides spaces', () => {
    const searches = Array.from({ length: 50 }, (_, seed) =>
      drawVisit(createRandom(seed), { ...material, typed: ['és társa'] }),
    ).filter(({ name }) => name === 'search')
    const asked = searches.flatMap(({ steps }) => steps.flat().map(({ path }) => path))
    const pathOf = (query: string) => `/api/autocomplete?${new URLSearchParams({ query }).toString()}`
    expect(asked).toContain(pathOf('és tá'))
    expect(asked).not.toContain(pathOf('és '))
  })

  test('a form is counted after each of its fields', () => {
    const random = createRandom(3)
    const counted = Array.from({ length: 400 }, () => drawVisit(random, material)).find(
      ({ name }) => name === 'criteria',
    )
    const status = ['working']
    const county = [expect.any(String)]
    const bodies = counted?.steps.map(([first]) => first?.body) ?? []
    expect(bodies).toMatchObject([
      { query: { companyDetails: { status } } },
      { query: { companyDetails: { status, county } } },
      { query: { companyDetails: { status, county }, financialDetails: { totalSales: { min: expect.any(Number) } } } },
    ])
    for (const body of bodies) expect(countMarketingSearch.body.safeParse(body).success).toBe(true)
  })
})
