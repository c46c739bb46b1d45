/** Is this an address of our own pages? `//host`, `/\host` and other schemes are not. */
export function isOwnPath(text: string): boolean {
  if (!/^\/(?![/\\])/.test(text) || !URL.canParse(text, window.location.origin)) return false
  return new URL(text, window.location.origin).origin === window.location.origin
}

/** The address a login leads to: the one asked for when it is ours, else the home page. */
export function getOwnPath(text: string | undefined): string {
  return text !== undefined && isOwnPath(text) ? text : '/'
}
