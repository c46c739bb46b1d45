/** Can passkeys be used here? Browsers bind them to a name, never to a number. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(window.location.hostname)
  return !isNumber && typeof window.PublicKeyCredential === 'function'
}
