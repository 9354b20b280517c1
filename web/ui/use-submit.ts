import { type FormEvent, useState } from 'react';
import { focusField } from './focus-field';

/** What is wrong, and with which field. */
export interface Fault<Field extends string = string> {
  field: Field;
  text: string;
}

interface Rules<Field extends string> {
  /** The first fault in what is typed; null where there is none. */
  check: () => Fault<Field> | null;
  send: () => void;
  /** It is on its way: nothing is sent twice. */
  isBusy?: boolean;
  /** Takes away what the last try left to read. */
  begin?: () => void;
}

/** What every form does when it is sent: once at a time, not with a fault, and then he is led to the field. */
export function useSubmit<Field extends string>({ check, send, isBusy = false, begin }: Rules<Field>) {
  const [fault, setFault] = useState<Fault<Field> | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    begin?.();
    const found = check();
    setFault(found);
    if (found) focusField(event.currentTarget, found.field);
    else send();
  };
  const errorAt = (field: Field) => (fault?.field === field ? fault.text : null);
  return { submit, errorAt, setFault };
}

/** For a form with one field: its rule says what is wrong, and the fault is there. */
export function faultAt<Field extends string>(field: Field, text: string | null): Fault<Field> | null {
  return text === null ? null : { field, text };
}
