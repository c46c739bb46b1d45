import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLevels } from './ownership-network.ts'
import { findComponents } from './strong-components.ts'

describe('components', () => {
  it('have who reaches each other, after all that they lead to', () => {
    const graph = fc.array(fc.array(fc.nat(11), { maxLength: 3 }), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(graph, (next) => {
        const components = findComponents(next)
        expect(components.flat().toSorted((a, b) => a - b)).toEqual(next.map((_, node) => node))
        const reached = next.map((_, node) => new Set(findLevels(next, node).keys()))
        components.forEach((members, place) => {
          const [first = 0] = members
          const mutual = next
            .map((_, node) => node)
            .filter((node) => reached[first]?.has(node) && reached[node]?.has(first))
          expect(members).toEqual(mutual)
          const later = components.slice(place + 1).flat()
          expect(later.some((node) => reached[first]?.has(node))).toBe(false)
        })
      }),
    )
  })
})
