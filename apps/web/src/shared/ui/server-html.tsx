import DOMPurify from 'dompurify'
import { useEffect, useRef } from 'react'
import classes from './server-html.module.css'

/** Html of the server, cleaned once more in the browser (decisions 13): text, tables and links only. */
export function ServerHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fragment = DOMPurify.sanitize(html, {
      USE_PROFILES: { html: true },
      FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'img', 'video', 'audio'],
      FORBID_ATTR: ['style', 'id', 'class', 'name'],
      RETURN_DOM_FRAGMENT: true,
    })
    place.current?.replaceChildren(fragment)
  }, [html])
  return <div ref={place} className={classes.html} />
}
