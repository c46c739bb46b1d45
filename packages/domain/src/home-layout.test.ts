import { describe, expect, test } from 'vitest'
import { arrangeWidgets, moveWidget, toggleWidget, toLayout, UNARRANGED } from './home-layout.ts'

const widgets = ['changes', 'tiles', 'news', 'orders'].map((id) => ({ id, isHiddenByDefault: id === 'orders' }))
const say = (arranged: ReadonlyArray<{ id: string; isHidden: boolean }>) =>
  arranged.map(({ id, isHidden }) => (isHidden ? `(${id})` : id)).join(' ')

describe('a layout', () => {
  test.each([
    ['of nobody is everybody’s', UNARRANGED, 'changes tiles news (orders)'],
    [
      'is kept, also what is shown against the default',
      { order: ['news', 'orders', 'changes', 'tiles'], hidden: ['tiles'] },
      'news orders changes (tiles)',
    ],
    [
      'of before a widget existed has it after the one it follows',
      { order: ['news', 'tiles', 'orders'], hidden: ['news'] },
      'changes (news) tiles orders',
    ],
    [
      'of before one existed has it hidden by default',
      { order: ['news', 'changes'], hidden: [] },
      'news (orders) changes tiles',
    ],
    [
      'of what exists no more leaves it out',
      { order: ['gone', 'news'], hidden: ['gone'] },
      'changes tiles news (orders)',
    ],
    [
      'with a widget twice has it once',
      { order: ['news', 'news', 'tiles'], hidden: [] },
      'changes news (orders) tiles',
    ],
  ])('%s', (_title, layout, expected) => expect(say(arrangeWidgets(widgets, layout))).toBe(expected))

  test('read back is the same', () => {
    const arranged = toggleWidget(moveWidget(arrangeWidgets(widgets, UNARRANGED), 'news', 'changes'), 'tiles')
    expect(arrangeWidgets(widgets, toLayout(arranged))).toEqual(arranged)
  })
})

describe('moving', () => {
  const arranged = arrangeWidgets(widgets, { order: ['changes', 'tiles', 'news', 'orders'], hidden: ['tiles'] })
  test.each([
    ['changes', 'news', '(tiles) news changes orders'],
    ['news', 'changes', 'news changes (tiles) orders'],
    ['orders', 'news', 'changes (tiles) orders news'],
    ['news', 'news', 'changes (tiles) news orders'],
    ['gone', 'news', 'changes (tiles) news orders'],
    ['news', 'gone', 'changes (tiles) news orders'],
  ])('%s to the place of %s: %s', (id, target, expected) =>
    expect(say(moveWidget(arranged, id, target))).toBe(expected),
  )

  test('hiding and showing leaves the place', () => {
    expect(say(toggleWidget(arranged, 'tiles'))).toBe('changes tiles news orders')
    expect(say(toggleWidget(arranged, 'gone'))).toBe(say(arranged))
  })
})
