import { useEffect, useRef } from 'react';
import { messages } from '../../contract/messages';
import { HerWords } from '../ui/page/her-words';

/** What was saved a moment ago, where it was written: it takes the focus that its field had. */
export function SavedWords({ text }: { text: string }) {
  const place = useRef<HTMLQuoteElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <figure>
      <figcaption className="visually-hidden">{messages.answer.label}</figcaption>
      <HerWords ref={place} tabIndex={-1}>
        {text}
      </HerWords>
    </figure>
  );
}
