import { useEffect, useEffectEvent } from 'react'
import { type InboxAction, readInboxKey } from './inbox-keys.ts'

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
