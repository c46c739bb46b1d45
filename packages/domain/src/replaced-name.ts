/**
 * Is that no name but what a publisher put in its place: to protect somebody, as `Magánszemély 0042` (Integrity Watch Hungary), or
 * for all who hold a share at the exchange (`Közkézhányad`)? Who it is cannot be known from it, so that it is compared with nothing.
 */
export function isReplacedName(name: string): boolean {
  return /^(?:magánszemély\s*\d+|közkézhányad)$/iu.test(name.trim().normalize('NFC'))
}
