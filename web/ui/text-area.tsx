import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { Field, type FieldWords } from './field';
import styles from './text-area.module.css';

type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'id' | 'className' | 'ref' | 'maxLength'> & {
    value: string;
    onChange: (value: string) => void;
    /** Shows a live counter. Typing on is allowed: the screen says what is wrong in the product's own words. */
    limit?: number;
    /** `paper` is a ruled writing surface for her answers. */
    surface?: 'plain' | 'paper';
  };

const growsByItself = () => CSS.supports('field-sizing', 'content');

/** It is measured small, or it would never shrink; the room around it stands meanwhile, or the page would jump. */
function fitToText(box: HTMLTextAreaElement): void {
  const room = box.parentElement;
  const before = box.scrollTop;
  if (room) room.style.minHeight = `${room.offsetHeight}px`;
  // Not 'auto': its rows would count beside what the style sheet gives it, and the first letter would make it jump.
  box.style.height = '0';
  box.style.height = `${box.scrollHeight + 2}px`;
  box.scrollTop = before;
  if (room) room.style.minHeight = '';
}

export function TextArea({ label, hint, error, optional, limit, surface, onChange, ...rest }: TextAreaProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const counterId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    if (box.current && !growsByItself()) fitToText(box.current);
  }, [rest.value]);

  const aside =
    limit === undefined ? undefined : { id: counterId, content: <Counter used={rest.value.length} limit={limit} /> };
  return (
    <Field {...{ label, hint, error }} {...(optional && { optional })} {...(aside && { aside })}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          ref={box}
          className={`${control.className} ${styles.area} ${surface === 'paper' ? styles.paper : ''}`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

function Counter({ used, limit }: { used: number; limit: number }) {
  return (
    <span className={used > limit ? styles.over : undefined}>
      {used}/{limit}
      {/* Counting every key press aloud would drown the typing: only passing the limit is announced. */}
      <span className="visually-hidden" aria-live="polite">
        {used > limit ? `${used - limit} characters too many` : ''}
      </span>
    </span>
  );
}
