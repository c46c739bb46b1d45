import { parse } from 'bowser'

/** What a browser says of itself; anybody can say anything. */
export type Device = {
  browser: string | null
  system: string | null
  kind: 'desktop' | 'phone' | 'tablet' | 'other'
}

const KINDS: Readonly<Record<string, Device['kind']>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }

/** Names of browser and system as their users know them; null where they are not known. */
export function readUserAgent(userAgent: string): Device {
  if (userAgent === '') return { browser: null, system: null, kind: 'other' }
  const { browser, os, platform } = parse(userAgent)
  return {
    browser: joinName(browser.name, browser.version?.split('.')[0]),
    system: joinName(os.name, os.versionName ?? (os.name === 'Linux' ? undefined : os.version)),
    kind: KINDS[platform.type ?? ''] ?? 'other',
  }
}

function joinName(name: string | undefined, version: string | undefined): string | null {
  if (name === undefined || name === '') return null
  const text = version === undefined || version === '' ? name : `${name} ${version}`
  return text.slice(0, 60)
}
