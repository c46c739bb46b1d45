import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { recipients: string[]; source: string; mail: Email }

export type TestSmtpServer = {
  url: string
  received: ReceivedMail[]
  /** Refuses the next mails with a passing fault, or with a code of one that is for good. */
  refuseNext(count: number, code?: number): void
  /** Answers every recipient with a code, as 550 where it knows none; null: takes them. */
  refuseRecipients(code: number | null): void
  /** Takes mails, and says no word to them. */
  hang(isHanging: boolean): void
  /** Takes mails, and says so when what it answers is called. */
  hold(): () => void
  close(): Promise<void>
}

/** A real SMTP server on a free port of this machine that keeps what it receives. */
export async function startTestSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = []
  let toRefuse = 0
  let refusalCode = 451
  let recipientCode: number | null = null
  let isSilent = false
  let released: Promise<void> = Promise.resolve()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (recipientCode === null) return done()
      done(Object.assign(new Error(`no such user here: ${address}`), { responseCode: recipientCode }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (isSilent) return
        toRefuse -= 1
        if (toRefuse >= 0) {
          const [to] = session.envelope.rcptTo
          return done(
            Object.assign(new Error(`busy, says the server of ${to?.address}`), { responseCode: refusalCode }),
          )
        }
        const source = Buffer.concat(chunks)
        void PostalMime.parse(source).then((mail) => {
          received.push({
            recipients: session.envelope.rcptTo.map((one) => one.address),
            source: source.toString(),
            mail,
          })
          void released.then(() => done())
        })
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuseNext: (count, code = 451) => {
      refusalCode = code
      toRefuse = count
    },
    refuseRecipients: (code) => {
      recipientCode = code
    },
    hang: (isHanging) => {
      isSilent = isHanging
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      released = promise
      return resolve
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
