import type { Access } from '@merleg/contract/endpoint'
import type { Claim } from '@merleg/domain/claims'
import type { ComponentType } from 'react'
import type { Preferences } from './storage/preferences.ts'

/** Which page of its list a widget shows; the home page keeps it in its address. */
export type HomeWidgetProps = { currentPage: number; onPageChange: (page: number) => void }

/**
 * A widget of the home page. Its file, `<id>.home.tsx` in whatever feature, exports it as `<id>Home`; `npm run lists` finds
 * it there, and nothing else has to know of it. It draws its own panel, with its own loading, empty and error states.
 */
export type HomeWidget = {
  readTitle: () => string
  /** Place among the others for whoever has not arranged them. */
  rank: number
  size: 'wide' | 'narrow'
  /** Of the call behind it: whoever lacks it neither sees nor arranges the widget. */
  access: Access
  /** A claim that takes the widget away. */
  hiddenForClaim?: Claim
  isHiddenByDefault: boolean
  /** Has it anything for this user? Left out: for everybody. */
  isOffered?: (preferences: Preferences) => boolean
  Component: ComponentType<HomeWidgetProps>
}
