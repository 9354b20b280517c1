import { type FormEvent, useState } from 'react';
import { focusField } from './focus-field';
import { useOneAtATime } from './use-one-at-a-time';

/** What is wrong, and with which field. */
export interface Fault<Field extends string = string> {
  field: Field;
  text: string;
}

interface Rules<Field extends string> {
  /** The first fault in what is typed; null where there is none. */
  check: () => Fault<Field> | null;
  /** Until this settles, nothing more is sent. */
  send: () => unknown;
  /** There is nothing to send, and that is no fault. */
  isNothing?: boolean;
  /** Takes away what the last try left to read. */
  begin?: () => void;
}

/** What every form does when it is sent: once at a time, not with a fault, and then he is led to the field. */
export function useSubmit<Field extends string>({ check, send, isNothing = false, begin }: Rules<Field>) {
  const [fault, setFault] = useState<Fault<Field> | null>(null);
  const attempt = useOneAtATime(async (form: HTMLFormElement) => {
    begin?.();
    const found = check();
    setFault(found);
    if (found) focusField(form, found.field);
    else await send();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isNothing) void attempt(event.currentTarget);
  };
  const errorAt = (field: Field) => (fault?.field === field ? fault.text : null);
  return { submit, errorAt, setFault };
}

/** For a form with one field: its rule says what is wrong, and the fault is there. */
export function faultAt<Field extends string>(field: Field, text: string | null): Fault<Field> | null {
  return text === null ? null : { field, text };
}
