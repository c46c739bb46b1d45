import type { PdfExportSettings } from '@merleg/contract/report/print.contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { showError, showSuccess } from '../../../shared/ui/toasts.ts'
import { parseSettings } from './print-choice.ts'
import { loadSettings, saveSettings } from './print.queries.ts'

/** Saves and loads the user's print settings; a toast tells how it went. */
export function usePrintSettings(onLoad: (settings: PdfExportSettings) => void) {
  const { t } = useTranslation('report/print-page')
  const errorText = useErrorText()
  const onError = (error: unknown): void => showError(errorText(error))
  const saving = useMutation({ mutationFn: saveSettings, onSuccess: showSuccess, onError })
  const loading = useMutation({
    mutationFn: loadSettings,
    onSuccess: (text) => {
      const settings = parseSettings(text)
      if (settings === null) showError(t('nothingSaved'))
      else onLoad(settings)
    },
    onError,
  })
  return {
    isSaving: saving.isPending,
    isLoading: loading.isPending,
    save: (settings: PdfExportSettings) => saving.mutate(settings),
    load: () => loading.mutate(),
  }
}
