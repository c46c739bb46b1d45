import { readText, writeText } from '../storage/browser-storage.ts'

/** What this browser is known by: a random text that it keeps. A sign-in without a known one is told by mail. */
export function getDeviceKey(): string {
  const known = readText('device')
  if (known !== null && /^[\w-]{22,64}$/.test(known)) return known
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  writeText('device', made)
  return made
}
