import { useEffect, useState } from 'react';
import { keepText, readText, watchElsewhere } from './draft-storage';

/** A text that is kept with every key press: another tab, of the dashboard or the browser, and a reload find it. */
export function useKeptText(owner: string, name: string) {
  const [text, setText] = useState(() => readText(owner, name));
  useEffect(() => {
    return watchElsewhere(owner, name, (isDone) =>
      setText((here) => readText(owner, name) || (isDone(here) ? '' : here)),
    );
  }, [owner, name]);
  return {
    text,
    write: (typed: string) => {
      keepText(owner, name, typed);
      setText(typed);
    },
    /** These words are done with, also when he has left the screen; others that he wrote in the meantime stay. */
    finish: (done: string) => {
      if (readText(owner, name).trim() === done) keepText(owner, name, '');
      setText((now) => (now.trim() === done ? '' : now));
    },
  };
}
