import { SkeletonPanel } from '../../../../shared/ui/skeletons.tsx'
import classes from './score-board.module.css'

/** The head to come, and the reasons under it. */
export function ScoreSkeleton() {
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <SkeletonPanel rows={7} />
        <div className={classes.beside}>
          <SkeletonPanel rows={4} />
          <SkeletonPanel rows={2} />
        </div>
      </div>
      <SkeletonPanel rows={16} />
    </div>
  )
}
