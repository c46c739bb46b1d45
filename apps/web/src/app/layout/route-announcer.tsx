import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Pages set their title when their data are there; shortly after is soon enough to be read out. */
const TITLE_AFTER_MS = 300

/**
 * Reads out the title of a page that was opened without a page load, and puts the keyboard back into the page where
 * what had the focus is gone.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
      clearTimeout(timer)
      timer = setTimeout(() => setTitle(document.title), TITLE_AFTER_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [router])
  return (
    <div className="visually-hidden" aria-live="polite">
      {title}
    </div>
  )
}
