import type { ComponentType } from 'react';
import { Skeleton } from '../ui/skeleton';
import { lateFile } from './late-file';
import { MissingFile } from './missing-file';
import { useLateFile } from './use-late-file';

/** A part of a screen that comes to those who open it. */
export function latePart(bring: () => Promise<ComponentType>): ComponentType {
  const file = lateFile(bring);
  return function LatePart() {
    const { content: Part, isMissing, tryAgain } = useLateFile(file);
    if (Part) return <Part />;
    if (isMissing) return <MissingFile level={2} onRetry={tryAgain} />;
    return <Skeleton shape="card" lines={6} />;
  };
}

const neverReload = () => Promise.resolve(false);

/** A part that the rest of the screen does without: should its file not come, that is worth more than a complaint. */
export function lateExtra(bring: () => Promise<ComponentType>): ComponentType {
  const file = lateFile(bring);
  return function LateExtra() {
    const { content: Part, isMissing } = useLateFile(file, neverReload);
    if (Part) return <Part />;
    // Tall: what stands below it is not in sight when it comes.
    return isMissing ? null : <Skeleton shape="card" lines={24} />;
  };
}
