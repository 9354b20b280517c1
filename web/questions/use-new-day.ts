import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { MINUTE } from '../../contract/time';
import { fetchAnew } from '../api/cache-changes';
import { useToday } from '../ui/use-today';

/** With a new day come another question and all its skips. Asked twice: the server's clock may be a little behind. */
export function useNewDay(): void {
  const cache = useQueryClient();
  const today = useToday();
  const known = useRef(today);
  useEffect(() => {
    if (known.current === today) return;
    known.current = today;
    const ask = () => void fetchAnew(cache, [['question']]);
    ask();
    const timer = setTimeout(ask, MINUTE);
    return () => clearTimeout(timer);
  }, [cache, today]);
}
