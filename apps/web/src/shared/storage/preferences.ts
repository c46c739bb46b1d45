import { PAGE_SIZES } from '@merleg/contract/paging'
import { parseClaim, type Claim } from '@merleg/domain/claims'
import { parseLocale, type Locale } from '@merleg/domain/locale'
import { type Role, ROLES } from '@merleg/domain/roles'
import { useSyncExternalStore } from 'react'
import { listenToOtherTabs, readText, writeText } from './browser-storage.ts'

export type PageSize = (typeof PAGE_SIZES)[number]

/** What the browser remembers of the user (spec part 1 §3 "Stored user preferences"). `token` is '' when signed out. */
export type Preferences = {
  /** Whose drafts are whose; '' when signed out. */
  readonly userId: string
  readonly name: string
  readonly onlyValid: boolean
  readonly dataExpanded: boolean
  readonly inThousandHUF: boolean
  readonly hideSearchHistory: boolean
  readonly salesView: boolean
  readonly perPage: PageSize
  /** What the user is to the subscriber. */
  readonly role: Role
  readonly claims: readonly Claim[]
  readonly token: string
  readonly locale: Locale
}

/** How each preference is read from its stored text (null: not stored) and written. */
type Codec<Value> = { read: (text: string | null) => Value; write: (value: Value) => string }

const flag: Codec<boolean> = { read: (text) => text === 'true', write: String }
const plainText: Codec<string> = { read: (text) => text ?? '', write: (value) => value }

const CODECS: { [Key in keyof Preferences]: Codec<Preferences[Key]> } = {
  userId: plainText,
  name: plainText,
  onlyValid: flag,
  dataExpanded: flag,
  inThousandHUF: flag,
  hideSearchHistory: flag,
  salesView: flag,
  perPage: { read: (text) => PAGE_SIZES.find((size) => String(size) === text) ?? 10, write: String },
  role: { read: (text) => ROLES.find((role) => role === text) ?? 'member', write: (value) => value },
  claims: {
    read: (text) =>
      (text ?? '')
        .split(',')
        .map(parseClaim)
        .filter((claim) => claim !== null),
    write: (claims) => claims.join(','),
  },
  token: plainText,
  locale: { read: parseLocale, write: (value) => value },
}

function readKey<Key extends keyof Preferences>(key: Key): Preferences[Key] {
  return CODECS[key].read(readText(key))
}

function readAll(): Preferences {
  return {
    userId: readKey('userId'),
    name: readKey('name'),
    onlyValid: readKey('onlyValid'),
    dataExpanded: readKey('dataExpanded'),
    inThousandHUF: readKey('inThousandHUF'),
    hideSearchHistory: readKey('hideSearchHistory'),
    salesView: readKey('salesView'),
    perPage: readKey('perPage'),
    role: readKey('role'),
    claims: readKey('claims'),
    token: readKey('token'),
    locale: readKey('locale'),
  }
}

let current: Preferences | null = null
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const stop = listenToOtherTabs(() => {
    current = null
    listener()
  })
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** The preferences now; the same object until one changes. */
export function getPreferences(): Preferences {
  current ??= readAll()
  return current
}

/** The preferences, following changes here and in other tabs. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, getPreferences)
}

/** Stores one preference and tells everyone who shows it. */
export function setPreference<Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void {
  writeText(key, CODECS[key].write(value))
  current = { ...getPreferences(), [key]: value }
  notify()
}

/** What `/api/me` says, written over the stored preferences. */
export function setPreferences(changes: { [Key in keyof Preferences]?: Preferences[Key] | undefined }): void {
  const store = <Key extends keyof Preferences>(key: Key, value: Preferences[Key] | undefined): void => {
    if (value !== undefined) writeText(key, CODECS[key].write(value))
  }
  store('userId', changes.userId)
  store('name', changes.name)
  store('onlyValid', changes.onlyValid)
  store('dataExpanded', changes.dataExpanded)
  store('inThousandHUF', changes.inThousandHUF)
  store('hideSearchHistory', changes.hideSearchHistory)
  store('salesView', changes.salesView)
  store('perPage', changes.perPage)
  store('role', changes.role)
  store('claims', changes.claims)
  store('token', changes.token)
  store('locale', changes.locale)
  current = readAll()
  notify()
}

/** Forgets token, user and claims; the language stays. */
export function clearSession(): void {
  for (const key of ['token', 'userId', 'name', 'role', 'claims'] as const) writeText(key, null)
  current = readAll()
  notify()
}

/** Reads the storage anew: for tests that change it behind the store. */
export function reloadPreferences(): void {
  current = null
  notify()
}
