import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { here, navigate } from './navigation';

/** A wheel and a thumb pause in between; some browsers count how often the history is written. */
const AT_REST = 150;

interface Kept {
  /** How far down he had read. */
  y?: number;
}

const kept = (): Kept => Object(history.state ?? {});

/** Puts something beside the address in the browser's history: Back and a reload find it again, a new visit does not. */
export function keepHere(part: Record<string, unknown>): void {
  navigate(here(), { replace: true, state: { ...kept(), ...part } });
}

/**
 * Back and a reload find a long screen where it was left.
 * @param isReady what makes it long is there
 */
export function useKeptScroll(isReady: boolean): void {
  const [path] = useLocation();
  const [arrivedAt] = useState(() => kept().y);

  useEffect(() => {
    if (isReady && arrivedAt !== undefined) scrollTo(0, arrivedAt);
  }, [isReady, arrivedAt]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isHere = () => location.pathname === path;
    const keep = () => {
      timer = undefined;
      // The address may be the next screen's already.
      if (isHere()) keepHere({ y: scrollY });
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, AT_REST);
    };
    /** A press may lead away before the rest is over. */
    const onPress = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      keep();
    };
    /** Within the screen: another part of it is drawn first. */
    const onReturn = () => {
      const { y } = kept();
      if (isHere() && y !== undefined) requestAnimationFrame(() => scrollTo(0, y));
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('click', onPress, { capture: true });
    addEventListener('popstate', onReturn);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('click', onPress, { capture: true });
      removeEventListener('popstate', onReturn);
    };
  }, [path]);
}
