import { expect, test } from 'vitest'
import { INBOX_KEYS } from '../../features/alerts/inbox-keys.ts'
import { SHORTCUTS } from './shortcuts.ts'

test('the list has every key of the inbox', () => {
  const listed: readonly string[] = SHORTCUTS.alerts.flatMap(({ keys }) => keys)
  for (const { key } of INBOX_KEYS) expect(listed).toContain(key)
})

test('no place has a key twice', () => {
  for (const shortcuts of Object.values(SHORTCUTS)) {
    const keys = shortcuts.flatMap((shortcut) => shortcut.keys).filter((key) => key !== '…')
    expect(new Set(keys).size).toBe(keys.length)
  }
})
