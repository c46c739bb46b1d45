import { PdfExportSettings } from '@merleg/contract/report/print.contract'
import { AppError } from '../../../app/app-error.ts'
import type { Deps } from '../../../app/deps.ts'
import { findPrintSettings, upsertPrintSettings } from './print.repository.ts'

/** The user's saved settings as text; '' where none are saved, or only such as this version no longer knows. */
export async function loadPrintSettings({ db }: Pick<Deps, 'db'>, userId: string): Promise<string> {
  const saved = PdfExportSettings.safeParse(await findPrintSettings(db, userId))
  return saved.success ? JSON.stringify(saved.data) : ''
}

/** Keeps the settings that a text holds. Throws `validation.failed` for any other text. */
export async function savePrintSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, text }: { userId: string; text: string },
): Promise<void> {
  const settings = PdfExportSettings.safeParse(parseJson(text))
  if (!settings.success) throw new AppError('validation.failed', { fields: { pdfExportSettings: 'settings' } })
  await upsertPrintSettings(db, { userId, settings: settings.data, now: clock.now() })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
