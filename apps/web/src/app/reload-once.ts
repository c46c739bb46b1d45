const KEY = 'merleg.reloaded-from'
/** Which program this is: the name of its first script carries a mark of what is in it. */
const VERSION = import.meta.url

let isUnderWay = false
let loadedAhead = 0

/**
 * A part of the program that cannot be loaded (a newer version was installed) is cured by one full page load. Another one
 * from the very same version would go in circles: what is missing is missing there.
 */
export function reloadOnMissingModules(reload: () => void = () => window.location.reload()): void {
  isUnderWay = false
  window.addEventListener('vite:preloadError', (event) => {
    const { message } = event.payload
    // What reports faults may be blocked on purpose.
    if (message.includes('send-reports') || isLoadingAhead()) return
    try {
      // The router would reload once more for each of its pages.
      sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
      if (sessionStorage.getItem(KEY) === VERSION) return
      sessionStorage.setItem(KEY, VERSION)
    } catch {
      // Without storage nobody would stop the circle.
      return
    }
    isUnderWay = true
    reload()
  })
}

/** The page is about to be loaded anew: what breaks until then is neither shown nor told. */
export function isReloading(): boolean {
  return isUnderWay
}

/** Is something being loaded that nobody has asked for yet? */
export function isLoadingAhead(): boolean {
  return loadedAhead > 0
}

/** Loads what may be needed next: where that fails, nothing is cured, as nobody has asked for it yet. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  loadedAhead += 1
  try {
    await load()
  } catch {
    // Whoever opens the page asks again, and is told then.
  } finally {
    loadedAhead -= 1
  }
}
