import { SkeletonPanel } from '../../../../shared/ui/skeletons.tsx'
import classes from './indicator-group.module.css'

const CARDS = [0, 1, 2, 3, 4, 5]

/** The first cards to come, below the room of what stands above them. */
export function IndicatorsSkeleton() {
  return (
    <div className={classes.pending}>
      <div className={classes.cards}>
        {CARDS.map((card) => (
          <SkeletonPanel key={card} rows={7} />
        ))}
      </div>
    </div>
  )
}
