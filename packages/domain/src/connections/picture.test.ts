import { describe, expect, test } from 'vitest'
import { boundsOf, shapeLink } from './network-shapes.ts'
import { type NetworkPicture, writeNetworkSvg } from './network-svg.ts'
import { removeParties } from './remove-parties.ts'
import { type WalkDirection, walkPicture } from './walk-picture.ts'

const LINKS = [
  { source: 'owner', target: 'p0' },
  { source: 'last', target: 'owner' },
  { source: 'p0', target: 'daughter' },
  { source: 'owner', target: 'sister' },
  { source: 'last', target: 'daughter' },
]
const IDS = ['p0', 'owner', 'last', 'daughter', 'sister']

describe('removing', () => {
  test.each([
    ['nobody', [], IDS],
    ['a leaf', ['sister'], ['p0', 'owner', 'last', 'daughter']],
    ['who then hangs on nobody goes along, who hangs on another stays', ['owner'], ['p0', 'last', 'daughter']],
    ['both ways', ['owner', 'daughter'], ['p0']],
    ['the middle stays', ['p0'], IDS],
    ['one that is not there', ['nobody'], IDS],
  ])('%s', (_, removed, expected) => {
    const { ids, links } = removeParties('p0', { ids: IDS, links: LINKS, removed })
    expect(ids).toEqual(expected)
    for (const { source, target } of links) expect(ids).toEqual(expect.arrayContaining([source, target]))
  })
})

describe('walking', () => {
  const nodes = [
    { id: 'p0', coord: { x: 0, y: 0 } },
    { id: 'owner', coord: { x: -1, y: -2 } },
    { id: 'last', coord: { x: 1, y: -4 } },
    { id: 'sister', coord: { x: 3, y: 0 } },
    { id: 'daughter', coord: { x: 0, y: 2 } },
  ]
  test.each<[string, WalkDirection, string | null]>([
    ['p0', 'up', 'owner'],
    ['p0', 'down', 'daughter'],
    ['p0', 'next', 'sister'],
    ['p0', 'previous', 'owner'],
    ['owner', 'up', 'last'],
    ['owner', 'down', 'p0'],
    ['last', 'up', null],
    ['last', 'down', 'owner'],
    ['daughter', 'next', null],
    ['daughter', 'up', 'p0'],
    ['sister', 'first', 'last'],
    ['sister', 'last', 'daughter'],
    ['gone', 'up', 'last'],
  ])('from %s %s is %s', (from, direction, expected) => {
    expect(walkPicture(from, direction, { nodes, links: LINKS })).toBe(expected)
  })
  test('every node is reached by one key', () => {
    const seen = ['last']
    for (let next = walkPicture('last', 'next', { nodes, links: [] }); next !== null;) {
      seen.push(next)
      next = walkPicture(next, 'next', { nodes, links: [] })
    }
    expect(seen.toSorted()).toEqual(IDS.toSorted())
  })
})

describe('shapes', () => {
  test.each([
    ['down', { x: 0, y: 0 }, { x: 2, y: 2 }, 'M0 17.5C0 60 240 60 240 102.5', { x: 120, y: 60 }],
    ['up', { x: 0, y: 2 }, { x: 0, y: 0 }, 'M0 102.5C0 60 0 60 0 17.5', { x: 0, y: 60 }],
    ['to the neighbour', { x: 0, y: 0 }, { x: 2, y: 0 }, 'M100 0L140 0', { x: 120, y: 0 }],
  ])('%s', (_, source, target, path, label) => {
    expect(shapeLink(source, target)).toEqual({ path, label })
  })
  test('past others an arc, to itself a loop', () => {
    expect(shapeLink({ x: 0, y: 0 }, { x: 6, y: 0 }).path).toContain('C')
    expect(shapeLink({ x: 0, y: 0 }, { x: 0, y: 0 }).path).toContain('C')
  })
  test('the room of no node is its margin', () => {
    expect(boundsOf([], 10)).toEqual({ x: -10, y: -10, width: 20, height: 20 })
    expect(boundsOf([{ x: 0, y: 0 }], 0)).toEqual({ x: -100, y: -17.5, width: 200, height: 35 })
  })
})

describe('the picture as a file', () => {
  const node = { text: '', coord: { x: 0, y: 0 }, shadow: false, fill: 'plain', risk: null }
  const picture: NetworkPicture = {
    nodes: [
      { ...node, id: 'a', name: '<script>alert(1)</script> & "Fia" \u0000\uD800', coord: { x: 0, y: -2 } },
      { ...node, id: 'b', name: 'B', shadow: true, fill: 'bad', risk: { value: 90, band: 'minimal' } },
    ],
    links: [
      { source: 'a', target: 'b', color: 'owner', marker: 'arrow', share: '60 %', isActive: true },
      { source: 'a', target: 'b', color: 'leader', marker: 'circle', share: null, isActive: false },
      { source: 'gone', target: 'b', color: 'owner', marker: 'arrow', share: '1 %', isActive: true },
    ],
    title: 'Háló',
    lines: ['2026', 'Forrás'],
    legend: [
      { fill: 'bad', text: 'felszámolás' },
      { fill: 'minimal', text: 'minimális' },
      { link: 'leader', text: 'vezető' },
    ],
    isByRating: false,
  }
  test('texts are texts, what is missing is not drawn, the same picture is the same file', () => {
    const { svg, width, height } = writeNetworkSvg(picture)
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&lt;script&gt;')
    expect(svg).not.toContain('\u0000')
    expect(svg).not.toContain('1 %')
    expect(svg).toContain('60 %')
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
    expect(writeNetworkSvg(picture).svg).toBe(svg)
  })
  test('by choice nodes have the colour of their rating', () => {
    expect(writeNetworkSvg(picture).svg).toContain('stroke="#cf4f36"')
    const rated = writeNetworkSvg({ ...picture, legend: [], isByRating: true }).svg
    expect(rated).toContain('stroke="#1b6ca8"')
    expect(rated).not.toContain('stroke="#cf4f36"')
  })
})
