import { afterAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { createMailer, type Mail } from '../../shared/mail.ts'
import { startTestSmtpServer } from '../../shared/testing-smtp-server.ts'
import { sendMailOnce } from './mail.usecases.ts'

const smtp = await startTestSmtpServer()
const test = useTestApp({ MERLEG_SMTP_URL: smtp.url })
afterAll(() => smtp.close())

describe('a mail', () => {
  const mail: Mail = { id: 'test.repeated', to: 'a@test.example', subject: 'Once', text: 'only once' }
  const arrived = () => smtp.received.filter((one) => one.mail.subject === 'Once')

  it('is sent once, tried again after a fault, however often the job runs', async () => {
    const mailer = createMailer(test.deps.config)
    smtp.refuseNext(1)
    await expect(sendMailOnce(test.deps, mailer, mail)).rejects.toMatchObject({ command: 'DATA', responseCode: 451 })
    await sendMailOnce(test.deps, mailer, mail)
    await sendMailOnce(test.deps, mailer, mail)
    expect(arrived()).toHaveLength(1)
  })
})
