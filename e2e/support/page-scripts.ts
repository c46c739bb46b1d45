/** Resolves when what follows the size of its box, as charts do, has been drawn anew. */
export const AFTER_LAYOUT = `new Promise((drawn) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(drawn)))))`

/** Resolves when nothing fades or moves any more, apart from what does so for ever or follows the scrolling. */
export const AFTER_MOTION = `Promise.allSettled(
  document.getAnimations()
    .filter((one) => one.timeline === document.timeline && one.playState === 'running')
    .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished)).then(() => undefined)`

/** What sticks out of a window so wide, and is not held back by a scrolling or cutting box of its own. */
export function listWhatSticksOut(width: number): string {
  return `(() => {
    const { body, documentElement } = document
    if (documentElement.scrollWidth <= ${width}) return []
    const reaches = (element) => element.getBoundingClientRect().right > ${width} + 1
    const isHeld = ({ parentElement: parent }) =>
      parent !== null && parent !== body &&
      ((getComputedStyle(parent).overflowX !== 'visible' && !reaches(parent)) || isHeld(parent))
    const places = [...body.querySelectorAll('*')].filter(
      (element) => reaches(element) && ![...element.children].some(reaches) && !isHeld(element))
    const describe = (element) =>
      element.tagName.toLowerCase() + '.' + (element.getAttribute('class') ?? '') + ': ' + element.textContent.slice(0, 40)
    return [documentElement.scrollWidth + ' px at ${width} px', ...places.slice(0, 5).map(describe)]
  })()`
}

/** Lets all text run an eighth wider, as in the widest fonts that stand in for ours; or as it was. */
export function widenText(isWide: boolean): string {
  return `(() => {
    const id = 'wide-text'
    document.getElementById(id)?.remove()
    if (!${isWide}) return
    const style = document.createElement('style')
    style.id = id
    style.textContent = '* { letter-spacing: 0.06em !important }'
    document.head.append(style)
  })()`
}

/** What a pointer can use and Tab does not reach; of a group with arrow keys one is enough. */
export const LIST_UNREACHABLE = `(() => {
  const usable = 'a, button, input, select, textarea, summary, [onclick], [role=button], [role=link], [role=checkbox]'
  const groups = '[role=tablist], [role=radiogroup], [role=group], [role=listbox], [role=menu]'
  return [...document.querySelectorAll('main :is(' + usable + '), aside :is(' + usable + ')')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *'))
    .filter((element) => element.tabIndex < 0 && !element.closest(groups)?.querySelector('[tabindex="0"]'))
    .map((element) => element.outerHTML.slice(0, 120))
})()`

/** What of hostile texts ran, or became an element, or a link that could run. */
export const LIST_RUNNABLE = `(() => {
  const isHarmless = (link) =>
    /^(https?|mailto|tel|blob):$/.test(new URL(link.getAttribute('href') ?? '', location.href).protocol)
  const links = [...document.querySelectorAll('a[href], area[href]')].filter((link) => !isHarmless(link))
  const elements = document.querySelectorAll(
    'body script:not([src]), img[src="x"], [onerror], iframe, object, embed, ' +
    '[src*="hostile.example"], [href^="https://hostile.example"]')
  const ran = '__hit' in window ? ['something ran'] : []
  return [...ran, ...[...links, ...elements].map((element) => element.outerHTML.slice(0, 160))]
})()`
