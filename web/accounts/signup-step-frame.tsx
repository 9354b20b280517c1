import type { ReactNode } from 'react';
import { PageHeading } from '../shell/page';
import styles from './signup-step-frame.module.css';
import { type Step, stepLabel } from './signup-wizard';

/** A step of the wizard. Its heading takes the focus when the step opens, so that 'Step 2 of 3' and what it is about are read out. */
export function StepFrame({ step, title, children }: { step: Step; title: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.head} data-step={step}>
        <PageHeading>
          <span className={styles.step}>{stepLabel(step)}</span> {title}
        </PageHeading>
        <span className={styles.progress} aria-hidden="true" />
      </div>
      {children}
    </div>
  );
}
