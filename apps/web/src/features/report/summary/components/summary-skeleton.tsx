import { SkeletonPanel } from '../../../../shared/ui/skeletons.tsx'
import classes from './summary-skeleton.module.css'

/** Room for the first cards. */
export function SummarySkeleton() {
  return (
    <div className={classes.skeleton}>
      <SkeletonPanel rows={9} />
      <SkeletonPanel rows={4} />
      <SkeletonPanel rows={6} />
      <SkeletonPanel rows={6} />
      <SkeletonPanel rows={6} />
    </div>
  )
}
