import { useState } from 'react';
import { adminMessages } from '../../../contract/admin-messages';
import { isColour } from '../../../contract/theme-colour';
import { Field } from '../../ui/field';
import styles from './controls.module.css';

interface ColourFieldProps {
  label: string;
  value: string;
  onChange: (colour: string) => void;
}

/** A colour, typed or picked. What is not one is said and changes nothing. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Changed from elsewhere: a theme, a reset, the picker, another tab.
  if (known !== value) {
    setKnown(value);
    if (typed.toLowerCase() !== value) setTyped(value);
  }
  const type = (text: string) => {
    setTyped(text);
    if (isColour(text)) onChange(text.toLowerCase());
  };
  return (
    <Field label={label} error={isColour(typed) ? null : adminMessages.style.invalidColour}>
      {(control) => (
        <span className={styles.colour}>
          <input
            type="color"
            className={styles.picker}
            aria-label={`Pick: ${label}`}
            value={value}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <input
            {...control}
            type="text"
            spellCheck={false}
            autoComplete="off"
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  );
}
