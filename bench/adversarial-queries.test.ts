import { expect, test } from 'vitest'
import { ADVERSARIAL_KINDS, listAdversarialQueries } from './adversarial-queries.ts'

const material = {
  frequent: ['kft', 'szolgaltato', 'kereskedelmi', 'es', 'bt'],
  names: ['Kovács és Társa Kereskedelmi Kft.', 'Ő Bt.'],
  numbers: ['10000001', '0109123456'],
}

test('five hundred texts of three to sixty characters, the same each time', () => {
  const queries = listAdversarialQueries(material)
  expect(queries).toHaveLength(500)
  for (const query of queries) {
    expect(Array.from(query).length).toBeGreaterThanOrEqual(3)
    expect(Array.from(query).length).toBeLessThanOrEqual(60)
  }
  expect(listAdversarialQueries(material)).toEqual(queries)
  expect(Object.keys(ADVERSARIAL_KINDS)).toHaveLength(10)
})
