import { Component, type ReactNode } from 'react';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { Button } from '../ui/button';
import { Fallback } from './fallback';

interface ErrorBoundaryProps {
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
    return (
      <Fallback level={this.props.level} reason={error.message}>
        <Button kind="primary" onClick={() => location.reload()}>
          {messages.common.reload}
        </Button>
        {/* A full load on purpose: whatever broke is left behind. */}
        <a href={paths.start}>Go to the start</a>
      </Fallback>
    );
  }
}
