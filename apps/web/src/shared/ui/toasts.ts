import { notifications } from '@mantine/notifications'
import i18next from 'i18next'

/** How long a toast stays (spec part 2 §9). */
export const TOAST_MS = 5000

function show(message: string, color: 'teal' | 'red'): void {
  notifications.show({
    message,
    color,
    autoClose: TOAST_MS,
    position: 'top-center',
    withBorder: true,
    closeButtonProps: { 'aria-label': i18next.t('actions.close', { ns: 'ui/page' }) },
  })
}

/** A server's message or notification, or something done, centred for five seconds. */
export function showSuccess(message: string): void {
  show(message, 'teal')
}

/** Something that did not work. */
export function showError(message: string): void {
  show(message, 'red')
}
