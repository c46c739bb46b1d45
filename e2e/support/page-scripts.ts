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

/** How everything looks that may get the focus while nothing has it; motion would hide what changes. */
export const REMEMBER_LOOKS = `(() => {
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }'
  document.head.append(still)
  window.lookOf = (element) =>
    [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
      .filter((one) => one !== null && one !== undefined)
      .map((one) => {
        const style = getComputedStyle(one)
        return [style.outline, style.boxShadow, style.borderColor, style.backgroundColor, style.transform].join(' ')
      })
      .join(' / ')
  window.met = new Set()
  window.looks = new Map(
    [...document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')].map((element) => [
      element,
      window.lookOf(element),
    ]),
  )
})()`

/** What has the focus: whether Tab came to it for the first time, and what it is where nobody sees that it has it. */
export const STEP_OF_FOCUS = `(() => {
  const element = document.activeElement
  const isNew = element !== document.body && !window.met.has(element)
  window.met.add(element)
  const isUnseen = isNew && window.looks.get(element) === window.lookOf(element)
  return { isNew, unseen: isUnseen ? element.outerHTML.slice(0, 160) : '' }
})()`

/** What can be seen and used and Tab did not come to: of a group with arrow keys one is enough. */
export const LIST_NEVER_FOCUSED = `(() => {
  const usable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [tabindex="0"]'
  const groups = '[role=tablist], [role=radiogroup], [role=group], [role=listbox], [role=tree], [role=menu], fieldset'
  const isMet = (element) => window.met.has(element)
  return [...document.querySelectorAll(usable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => element.getClientRects().length > 0)
    .filter((element) => !element.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *, [inert] *'))
    .filter((element) => !isMet(element))
    // The arrow keys of the field do the same.
    .filter((element) => !element.matches('.mantine-NumberInput-control'))
    .filter((element) => {
      const isRadio = element.type === 'radio'
      const group = element.tabIndex < 0 || isRadio ? element.closest(groups) : null
      return group === null || ![...group.querySelectorAll('*')].some(isMet)
    })
    .map((element) => element.outerHTML.slice(0, 160))
})()`

/** Notes when the page first shows what it is about: what is asked for later is loaded ahead. */
export const noteSight = (sight: string): string => `new MutationObserver((_, observer) => {
  if (document.querySelector(${JSON.stringify(sight)}) === null) return
  window.seenAt = performance.now()
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })`

/** Addresses of the scripts that were asked for until then. */
export const SCRIPTS_BEFORE_SIGHT = `performance.getEntriesByType('resource')
  .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= window.seenAt)
  .map(({ name }) => name)`
