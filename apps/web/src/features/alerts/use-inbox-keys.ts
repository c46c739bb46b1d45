import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { useStored } from '../../shared/storage/stored.ts'
import { type InboxAction, readInboxKey } from './inbox-keys.ts'

/** Single keys can be switched off: who speaks to his computer says letters, too. */
export function useAreKeysOn(): [boolean, (isOn: boolean) => void] {
  return useStored('alert-keys', z.boolean(), true)
}

/** Calls back for the keys of the inbox, as long as they are switched on. */
export function useInboxKeys(isOn: boolean, act: (action: InboxAction) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const action = readInboxKey(event)
    if (action === null) return
    event.preventDefault()
    act(action)
  })
  useEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent): void => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOn])
}
