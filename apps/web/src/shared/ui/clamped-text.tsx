import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './clamped-text.module.css'

/** Shorter texts fit everywhere and need no measuring. */
const LONGEST_PLAIN = 60

type ClampedTextProps = {
  text: string
  /** What is shown for the text where that is more than the text itself, such as a link. */
  children?: ReactNode
  /** The heading that the text is; nothing of its own unless told. */
  as?: 'h1'
  /** Its look; `-webkit-line-clamp` for another number of lines than three. */
  className?: string | undefined
}

/** A text of any length: its first lines, the whole on demand, and on paper; a short one is just the text. */
export function ClampedText({ text, children = text, as, className }: ClampedTextProps) {
  if (text.length > LONGEST_PLAIN) {
    return (
      <LongText as={as ?? 'span'} className={className}>
        {children}
      </LongText>
    )
  }
  const Tag = as
  return Tag === undefined ? children : <Tag className={className}>{children}</Tag>
}

type LongTextProps = { as: 'h1' | 'span'; className: string | undefined; children: ReactNode }

function LongText({ as: Tag, className, children }: LongTextProps) {
  const { t } = useTranslation('ui/page')
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const { box, isCut } = useIsCut(isWhole)
  return (
    <div className={classes.frame}>
      <Tag id={id} ref={box} className={[isWhole ? classes.whole : classes.cut, className].filter(Boolean).join(' ')}>
        {children}
      </Tag>
      {(isCut || isWhole) && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('actions.showLess') : t('actions.showWhole')}
        </button>
      )}
    </div>
  )
}

/** Is more in the box than it shows, at the width that it has now? */
function useIsCut(isWhole: boolean) {
  const box = useRef<HTMLHeadingElement & HTMLSpanElement>(null)
  const [isCut, setIsCut] = useState(false)
  useEffect(() => {
    const element = box.current
    // While the whole is shown nothing is cut, and the way back must stay.
    if (element === null || isWhole) return undefined
    const measure = (): void => setIsCut(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWhole])
  return { box, isCut }
}
