/**
 * What engines and browsers say of faults, in words that are always the same. Anything else an error says may quote data,
 * and is not told to anybody outside.
 */
const KNOWN_MESSAGES: readonly (readonly [pattern: RegExp, told: string])[] = [
  [/^Cannot (read|set) properties of (undefined|null)\b/, 'Cannot $1 properties of $2'],
  [/^(?:can't access property|\S+ is (?:undefined|null)$)/, 'Cannot read properties of undefined'],
  [/\bis not a function\b/, 'is not a function'],
  [/\bis not a constructor\b/, 'is not a constructor'],
  [/\bis not iterable\b/, 'is not iterable'],
  [/\bis not defined$/, 'is not defined'],
  [/^Cannot access .* before initialization$/, 'Cannot access before initialization'],
  [/^Assignment to constant variable/, 'Assignment to constant variable'],
  [/^(?:Maximum call stack size exceeded|too much recursion)/, 'Maximum call stack size exceeded'],
  [/^Invalid (array|string) length$/, 'Invalid $1 length'],
  [/^Invalid time value$/, 'Invalid time value'],
  [/\bis not valid JSON$|^Unexpected end of JSON input$|^JSON\.parse: /, 'is not valid JSON'],
  [
    /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i,
    'Failed to fetch dynamically imported module',
  ],
  [/^Minified React error #(\d{1,4})\b/, 'Minified React error #$1'],
  [/^Failed to execute '(\w{1,30})' on '(\w{1,30})'/, "Failed to execute '$1' on '$2'"],
  [/^The quota has been exceeded|^QuotaExceededError/, 'The quota has been exceeded'],
  [/^connect (E[A-Z]{3,20})\b/, 'connect $1'],
  [/^(?:canceling statement due to|terminating connection due to) ([a-z -]{3,40})$/, 'ended by the database: $1'],
]

/** The words of an error that are always the same, without what it quotes; '' where they are not known. */
export function tellKnownMessage(message: string): string {
  for (const [pattern, told] of KNOWN_MESSAGES) {
    const found = pattern.exec(message)
    if (found) return told.replaceAll(/\$(\d)/g, (_all, group: string) => found[Number(group)] ?? '')
  }
  return ''
}
