import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { showError, showSuccess } from '../../../shared/ui/toasts.ts'
import { parseSettings, type PrintChoice } from './print-choice.ts'
import { loadSettings, saveSettings } from './print.queries.ts'

/** Saves and loads the user's print settings; a toast tells how it went. */
export function usePrintSettings(onLoad: (choice: PrintChoice) => void) {
  const { t } = useTranslation('report/print/page')
  const errorText = useErrorText()
  const onError = (error: unknown): void => showError(errorText(error))
  const saving = useMutation({ mutationFn: saveSettings, onSuccess: showSuccess, onError })
  const loading = useMutation({
    mutationFn: loadSettings,
    onSuccess: (text) => {
      const choice = parseSettings(text)
      if (choice === null) showError(t('nothingSaved'))
      else onLoad(choice)
    },
    onError,
  })
  return {
    isSaving: saving.isPending,
    isLoading: loading.isPending,
    save: (choice: PrintChoice) => saving.mutate(choice),
    load: () => loading.mutate(),
  }
}
