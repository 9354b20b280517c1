import { type RefObject, useEffect, useRef } from 'react';

/** When what was open closes, and the focus closed with it, the focus goes to `target`. */
export function useFocusBack(isOpen: boolean, target: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement?.contains(target.current);
    if (wasOpen.current && !isOpen && isLost) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, target]);
}
