import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import styles from './cover.module.css';
import { Icon } from './icons';

interface CoverableProps {
  /** What stands on the blank page. */
  covered: string;
  /** Given the button that covers it, to stand wherever it fits. */
  children: (cover: ReactNode) => ReactNode;
}

/** A page that a tap makes blank, for when somebody sits down beside him. A tap or Escape brings it back. */
export function Coverable({ covered, children }: CoverableProps) {
  const [isCovered, setCovered] = useState(false);
  const blank = useRef<HTMLButtonElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasCovered = useRef(false);
  useEffect(() => {
    if (isCovered) blank.current?.focus();
    else if (wasCovered.current) button.current?.focus();
    wasCovered.current = isCovered;
    if (!isCovered) return;
    const reachable = makeInert(blank.current);
    const uncover = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setCovered(false);
    };
    addEventListener('keydown', uncover);
    return () => {
      removeEventListener('keydown', uncover);
      for (const element of reachable) element.removeAttribute('inert');
    };
  }, [isCovered]);
  return (
    <>
      {/* Hidden, not gone: what he types stays. */}
      <div hidden={isCovered} className={styles.page}>
        {children(
          <Button ref={button} size="small" icon={<Icon name="eyeOff" />} onClick={() => setCovered(true)}>
            Cover
          </Button>,
        )}
      </div>
      {isCovered && (
        <button ref={blank} type="button" className={styles.blank} onClick={() => setCovered(false)}>
          {covered}
        </button>
      )}
    </>
  );
}

/** Takes all that it lies over out of reach of the keyboard, and returns what was within reach. */
function makeInert(cover: Element | null): Element[] {
  const made: Element[] = [];
  for (let inner = cover; inner?.parentElement && inner !== document.body; inner = inner.parentElement)
    made.push(...[...inner.parentElement.children].filter((one) => one !== inner && !one.hasAttribute('inert')));
  for (const element of made) element.setAttribute('inert', '');
  return made;
}
