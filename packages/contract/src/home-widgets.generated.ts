/** Written by `npm run lists` from the widgets of the home page (`*.home.tsx`); not by hand. */

/** The widgets that a layout of the home page may name. */
export const HOME_WIDGET_IDS = [
  'favorites-changes',
  'international-alerts',
  'international-orders',
  'module-offer',
  'module-tiles',
  'monitoring-changes',
  'monitoring-statistics',
  'news',
  'opened-changes',
  'recent-work',
  'search-history',
  'tips',
] as const
export type HomeWidgetId = (typeof HOME_WIDGET_IDS)[number]
