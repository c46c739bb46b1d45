const KEY = 'merleg.reloaded-at'
/** A second failure within this time is no stale deployment: reloading again would go in circles. */
const AGAIN_AFTER_MS = 30_000

/** A part of the program that cannot be loaded (a newer version was installed) is cured by one full page load. */
export function reloadOnMissingModules(): void {
  window.addEventListener('vite:preloadError', (event) => {
    let reloadedAt: number
    try {
      reloadedAt = Number(sessionStorage.getItem(KEY) ?? 0)
      sessionStorage.setItem(KEY, String(Date.now()))
    } catch {
      // Without storage nobody would stop the circle.
      return
    }
    if (Date.now() - reloadedAt < AGAIN_AFTER_MS) return
    event.preventDefault()
    window.location.reload()
  })
}
