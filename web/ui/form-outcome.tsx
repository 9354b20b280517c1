import { type ComponentProps, useEffect, useRef } from 'react';

/** How it ended, where its form stood. That is gone, and with it the focus: it is led here. */
export function FormOutcome(words: ComponentProps<'p'>) {
  const here = useRef<HTMLParagraphElement>(null);
  useEffect(() => here.current?.focus({ preventScroll: true }), []);
  return <p {...words} ref={here} tabIndex={-1} />;
}
