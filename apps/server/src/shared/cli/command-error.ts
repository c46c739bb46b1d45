/** A command cannot do what it was asked; the message is for the person at the terminal. Exit codes: 1 refused, 2 wrong use. */
export class CommandError extends Error {
  readonly exitCode: 1 | 2

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message)
    this.exitCode = exitCode
  }
}
