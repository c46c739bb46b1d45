import { useTranslation } from 'react-i18next'
import classes from './copy-button.module.css'
import { Icon } from './icon.tsx'
import { showError, showSuccess } from './toasts.ts'

type CopyButtonProps = {
  /** What is copied, and shown unless `text` says otherwise. */
  value: string
  /** What it is: "tax number". */
  label: string
  text?: string
}

/** Register and account numbers are shorter and never break; addresses of any sort must, on a phone. */
const LONGEST_IDENTIFIER = 28

function isIdentifier(text: string): boolean {
  return text.length <= LONGEST_IDENTIFIER && !/[@:,]/.test(text)
}

/** An identifier that never breaks and copies with one click. */
export function CopyButton({ value, label, text = value }: CopyButtonProps) {
  const { t } = useTranslation('ui/page')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value)
      showSuccess(t('toasts.copied', { value }))
    } catch {
      showError(t('toasts.copyFailed'))
    }
  }
  return (
    <button
      type="button"
      className={isIdentifier(text) ? classes.button : `${classes.button} ${classes.long}`}
      title={t('actions.copyOf', { label })}
      onClick={() => void copy()}
    >
      <span>{text}</span>
      <span className={classes.hint}>
        <Icon name="copy" size={14} />
        <span className="visually-hidden">{t('actions.copyOf', { label })}</span>
      </span>
    </button>
  )
}
