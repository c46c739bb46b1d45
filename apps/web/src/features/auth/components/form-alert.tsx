import { useErrorText } from '../../../shared/http/use-error-text.ts'
import classes from '../../../shared/ui/auth-frame.module.css'

/** Why the form was refused, in the server's words. */
export function FormAlert({ error }: { error: Error | null }) {
  const errorText = useErrorText()
  return error === null ? null : (
    <p role="alert" className={classes.alert}>
      {errorText(error)}
    </p>
  )
}
