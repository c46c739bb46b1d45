import classes from './untold-notes.module.css'

/** What no source tells of what is shown as in force, in sentences. */
export function UntoldNotes({ untold }: { untold: readonly string[] }) {
  return untold.map((text) => (
    <p key={text} className={classes.note}>
      {text}
    </p>
  ))
}
