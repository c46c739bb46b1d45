import { expect, test } from 'vitest'
import { listTiesOf, readIds, showPicture, writeIds } from './picture-state.ts'
import { testingConnections } from './testing-connections.ts'

test('lists of ids go into the address and come back', () => {
  expect(readIds(writeIds(['a', 'b', 'a']))).toEqual(['a', 'b', 'a'])
  expect(writeIds([])).toBeUndefined()
  expect(readIds(undefined)).toEqual([])
})

test('who is removed takes along who hangs on nobody else', () => {
  const { nodes, links, removedCount, focus } = showPicture(testingConnections, ['person-anna'])
  expect(focus).toBe('14562877')
  expect(nodes.map(({ name }) => name)).toEqual(['Dunamenti Gépgyártó Kft.', 'Leány Kft.', '+ 18 további vezető'])
  expect(links).toHaveLength(2)
  expect(removedCount).toBe(2)
})

test('the connections of a node with the other ends', () => {
  const ties = listTiesOf('person-anna', testingConnections)
  expect(ties.map(({ other, isSource }) => [other.name, isSource])).toEqual([
    ['Dunamenti Gépgyártó Kft.', true],
    ['Testvér Kft.', true],
  ])
})
