import { Button, Group, Modal, Radio, Textarea } from '@mantine/core'
import { OPERATOR_TEXT_MAX_LENGTH } from '@merleg/contract/operator.contract'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

type ActDialogProps<Choice extends string> = {
  title: string
  /** What can be done; the first one is chosen. */
  choices: readonly { value: Choice; label: string }[]
  textLabel: string
  textHint?: string
  /** 0: nothing has to be written. */
  leastLetters?: number
  /** With which choice something can be written; left out, with each. */
  withText?: (choice: Choice) => boolean
  isBusy: boolean
  onSubmit: (asked: { choice: Choice; text: string }) => void
  onClose: () => void
}

/** What is done about a row, and the words that go with it. */
export function ActDialog<Choice extends string>(props: ActDialogProps<Choice>) {
  const { title, choices, textLabel, textHint, leastLetters = 1, withText, isBusy, onSubmit, onClose } = props
  const { t } = useTranslation(['operator/page', 'ui/page'])
  const [choice, setChoice] = useState(choices[0]?.value)
  const [text, setText] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const isTextAsked = choice === undefined || withText === undefined || withText(choice)
  const isShort = isTextAsked && text.trim().length < leastLetters
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    if (isShort || isBusy || choice === undefined) return
    onSubmit({ choice, text: isTextAsked ? text.trim() : '' })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <form onSubmit={submit} noValidate>
        {choices.length > 1 && (
          <Radio.Group
            label={t('act.what')}
            value={choice ?? null}
            onChange={(value) => setChoice(choices.find((one) => one.value === value)?.value)}
            mb="md"
          >
            {choices.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} mt="xs" />
            ))}
          </Radio.Group>
        )}
        {isTextAsked && (
          <Textarea
            data-autofocus
            label={textLabel}
            description={textHint}
            required={leastLetters > 0}
            rows={6}
            resize="vertical"
            maxLength={OPERATOR_TEXT_MAX_LENGTH}
            value={text}
            error={isChecked && isShort ? t('act.tooShort', { count: leastLetters }) : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('ui/page:actions.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('act.submit')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
