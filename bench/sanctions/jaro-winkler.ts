/** How much of the prefix Winkler's measure counts, and for how much. */
const PREFIX_LENGTH = 4
const PREFIX_WEIGHT = 0.1

/**
 * Jaro's similarity with Winkler's bonus for a common beginning, 0–1 (Winkler 1990); 0 as soon as it cannot reach
 * `least`, so that many can be compared.
 */
export function measureJaroWinkler(a: string, b: string, least = 0): number {
  if (a === b) return 1
  if (a.length === 0 || b.length === 0) return 0
  let prefix = 0
  while (prefix < PREFIX_LENGTH && prefix < a.length && a[prefix] === b[prefix]) prefix += 1
  const withPrefix = (jaro: number): number => jaro + prefix * PREFIX_WEIGHT * (1 - jaro)
  const shorter = Math.min(a.length, b.length)
  if (withPrefix((shorter / a.length + shorter / b.length + 1) / 3) < least) return 0
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  const taken = new Uint8Array(b.length)
  const matched: string[] = []
  for (let at = 0; at < a.length; at += 1) {
    const to = Math.min(b.length - 1, at + reach)
    for (let other = Math.max(0, at - reach); other <= to; other += 1) {
      if (taken[other] === 1 || a[at] !== b[other]) continue
      taken[other] = 1
      matched.push(a[at] ?? '')
      break
    }
  }
  const count = matched.length
  if (count === 0) return 0
  let order = 0
  let outOfOrder = 0
  for (let other = 0; other < b.length; other += 1) {
    if (taken[other] === 0) continue
    if (matched[order] !== b[other]) outOfOrder += 1
    order += 1
  }
  const jaro = (count / a.length + count / b.length + (count - outOfOrder / 2) / count) / 3
  const similarity = withPrefix(jaro)
  return similarity < least ? 0 : similarity
}
