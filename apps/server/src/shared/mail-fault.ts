/**
 * Why a mail did not go, in the codes of SMTP and of the network. What the mail server said quotes the address of the
 * recipient, and what is thrown ends in logs: so its words are told when asked for, and to nobody who prints an error.
 */
export class MailFault extends Error {
  override readonly name = 'MailFault'
  readonly code: string | null
  /** What the server was told when it refused, as `RCPT TO` or `DATA`. */
  readonly command: string | null
  readonly responseCode: number | null
  readonly #reason: string

  constructor(met: unknown) {
    const [code, command, answered] = ['code', 'command', 'responseCode'].map((name) => fieldOf(met, name))
    const reason = met instanceof Error ? met.message : String(met)
    const codes = [code ?? fieldOf(met, 'name'), command, answered].filter((one) => one !== null)
    // Who connects has named no recipient yet.
    super(`The mail could not be sent: ${command === 'CONN' ? reason : codes.join(' ')}`)
    this.code = code ?? null
    this.command = command ?? null
    this.responseCode = answered ? Number(answered) : null
    this.#reason = reason
  }

  /** In the words of the server or of the network. */
  get reason(): string {
    return this.#reason
  }
}

function fieldOf(met: unknown, name: string): string | null {
  const value: unknown = met instanceof Error ? Reflect.get(met, name) : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
