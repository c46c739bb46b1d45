import { Icon } from './icon.tsx'
import classes from './rating-caveats.module.css'

type RatingCaveatsProps = {
  /** The state of the rating in two words; null where nothing limits it. */
  confidence: string | null
  /** What limits it, in sentences. */
  texts: readonly string[]
}

/** Beside a rating that does not see all it should: that it is so, and what is missing. */
export function RatingCaveats({ confidence, texts }: RatingCaveatsProps) {
  if (confidence === null) return null
  return (
    <div className={classes.caveats} data-caveats>
      <p className={classes.title}>
        <Icon name="warning" size={16} />
        <strong>{confidence}</strong>
      </p>
      <ul className={classes.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
