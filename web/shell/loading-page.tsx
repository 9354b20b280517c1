import { Skeleton } from '../ui/skeleton';
import { PageFrame } from './page';

/** Stands in while the file of a screen is fetched. */
export function LoadingPage() {
  return (
    <PageFrame>
      <Skeleton shape="heading" />
      <Skeleton shape="card" lines={4} label="" />
    </PageFrame>
  );
}
