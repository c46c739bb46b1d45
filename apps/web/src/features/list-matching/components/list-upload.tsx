import { Button, FileInput, Tabs, Textarea } from '@mantine/core'
import { LIST_MAX_BYTES, uploadMatchingList } from '@merleg/contract/list-matching.contract'
import { useNavigate } from '@tanstack/react-router'
import { type DragEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useUpload } from '../../../shared/http/use-upload.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../list-matching.module.css'

/** Files by their endings; some systems know no types for them. */
const ACCEPTED = '.xlsx,.csv,.txt,.tsv'

/** A file chosen or dropped, or rows pasted; what was read of it opens at once. */
export function ListUpload() {
  const { t } = useTranslation('list-matching/page')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { isBusy, answer, error, start } = useUpload(uploadMatchingList)
  useEffect(() => {
    if (answer) void navigate({ to: '/list-matching/$id', params: { id: answer.id }, search: {} })
  }, [answer, navigate])
  const send = (file: File | null): void => {
    if (file) start({ file })
  }
  return (
    <Tabs defaultValue="file" keepMounted={false}>
      <Tabs.List aria-label={t('upload.title')}>
        <Tabs.Tab value="file">{t('upload.file')}</Tabs.Tab>
        <Tabs.Tab value="paste">{t('upload.paste')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="file">
        <FileDrop isBusy={isBusy} onFile={send} />
      </Tabs.Panel>
      <Tabs.Panel value="paste">
        <PastedRows isBusy={isBusy} onFile={send} />
      </Tabs.Panel>
      {error && (
        <p className={classes.fault} role="alert">
          <Icon name="error" size={16} /> {errorText(error)}
        </p>
      )}
    </Tabs>
  )
}

type FormProps = { isBusy: boolean; onFile: (file: File | null) => void }

function FileDrop({ isBusy, onFile }: FormProps) {
  const { t } = useTranslation('list-matching/page')
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    if (!isBusy) onFile(event.dataTransfer.files[0] ?? null)
  }
  return (
    <div
      className={isOver ? `${classes.drop} ${classes.over}` : classes.drop}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileInput
        label={t('upload.choose')}
        placeholder={isBusy ? t('upload.busy') : t('upload.placeholder')}
        accept={ACCEPTED}
        leftSection={<Icon name="sheet" size={16} />}
        disabled={isBusy}
        value={null}
        onChange={onFile}
      />
      <p className={classes.note}>{t('upload.hint')}</p>
    </div>
  )
}

function PastedRows({ isBusy, onFile }: FormProps) {
  const { t } = useTranslation('list-matching/page')
  const [text, setText] = useState('')
  return (
    <form
      className={classes.drop}
      onSubmit={(event) => {
        event.preventDefault()
        onFile(new File([text], t('upload.pastedName'), { type: 'text/plain' }))
      }}
    >
      <Textarea
        label={t('upload.pasteLabel')}
        description={t('upload.pasteHint')}
        rows={6}
        resize="vertical"
        maxLength={LIST_MAX_BYTES}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" loading={isBusy} disabled={text.trim() === ''}>
        {t('upload.send')}
      </Button>
    </form>
  )
}
