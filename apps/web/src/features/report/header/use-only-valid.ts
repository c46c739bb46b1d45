import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { setPreference, usePreferences } from '../../../shared/storage/preferences.ts'

const route = getRouteApi('/main/report/$id')

/**
 * Does the reader want only what is in force? The address says it, so that a link shows the same to others; where it says
 * nothing, the reader's last choice holds. Choosing changes both: the next section goes on with it.
 */
export function useOnlyValid(): { onlyValid: boolean; setOnlyValid: (onlyValid: boolean) => void } {
  const chosen = route.useSearch({ select: ({ onlyValid }) => onlyValid })
  const preferences = usePreferences()
  const navigate = useNavigate()
  return {
    onlyValid: chosen ?? preferences.onlyValid,
    setOnlyValid: (onlyValid) => {
      setPreference('onlyValid', onlyValid)
      void navigate({ to: '.', search: (before) => ({ ...before, onlyValid }), replace: true, resetScroll: false })
    },
  }
}
