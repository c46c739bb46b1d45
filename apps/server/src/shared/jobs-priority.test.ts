import { useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import { expect, test } from 'vitest'
import { startJobs } from './jobs.ts'
import { createLogger } from './logger.ts'
import { type Mail, sendMailJob, sendMailLaterJob } from './mail.ts'

const database = useTestDatabase()
const mailOf = (id: string): Mail => ({ id, to: 'a@test.example', subject: id, text: id })

test('mails that can wait do not stand in front of others', async () => {
  const jobs = await startJobs({
    connectionString: database.connectionString,
    logger: createLogger('silent'),
    isWorker: true,
  })
  try {
    await inTransaction(database.db, async (tx) => {
      for (const id of ['message-1', 'message-2']) await jobs.enqueue(tx, sendMailLaterJob, mailOf(id))
      await jobs.enqueue(tx, sendMailJob, mailOf('order'))
    })
    const sent: string[] = []
    await jobs.work(sendMailJob, async ({ id }) => void sent.push(id))
    await expect.poll(() => sent, { timeout: 20_000 }).toHaveLength(3)
    expect(sent).toEqual(['order', 'message-1', 'message-2'])
  } finally {
    await jobs.stop()
  }
})
