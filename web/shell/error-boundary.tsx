import { Component, type ReactNode } from 'react';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { Button } from '../ui/button';
import styles from './error-boundary.module.css';

interface ErrorBoundaryProps {
  /** The level of its heading: 2 for a part of a screen that has a heading of its own. */
  level?: 1 | 2;
  children: ReactNode;
}

interface State {
  error: Error | null;
}

/** Catches what a screen or a part of one throws while it renders. Give it a `key` that changes with it, so that leaving mends it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const Heading = `h${this.props.level ?? 1}` as const;
    return (
      <div role="alert" className={styles.fallback}>
        <Heading>{messages.common.somethingWentWrong}</Heading>
        <p className={styles.message}>{error.message}</p>
        <p>What you had saved is safe.</p>
        <div className={styles.ways}>
          <Button kind="primary" onClick={() => location.reload()}>
            Reload the page
          </Button>
          {/* A full load on purpose: whatever broke is left behind. */}
          <a href={paths.start}>Go to the start</a>
        </div>
      </div>
    );
  }
}
