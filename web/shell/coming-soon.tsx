import { EmptyState } from '../ui/empty-state';
import { Page } from './page';

/** Holds the place of a screen that is not built yet, and promises nothing else. */
export function ComingSoon({ heading, sentence }: { heading: string; sentence: string }) {
  return (
    <Page heading={heading}>
      <EmptyState title="This page opens soon.">
        <p>{sentence}</p>
      </EmptyState>
    </Page>
  );
}
