import { hardToRead } from '../../../contract/theme-contrast';
import { type FontName, fontNames, isShipped } from '../../../contract/theme-fonts';
import {
  type Colours,
  colourNames,
  type GlobalStyle,
  type PageStyle,
  radiusRange,
  type Style,
  spacingRange,
} from '../../../contract/theme-style';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Select } from '../../ui/select';
import { ColourField } from './colour-field';
import styles from './controls.module.css';
import { colourLabels, followingGlobal, hasOwnLook, lookOf, type Part, withChange } from './parts';
import { StepField } from './step-field';

interface PartControlsProps {
  part: Part;
  style: Style;
  onChange: (style: Style) => void;
}

/** Everything that can be changed about one page, or about all of them. */
export function PartControls({ part, style, onChange }: PartControlsProps) {
  const look = lookOf(style, part);
  const change = (changed: Partial<PageStyle>) => onChange(withChange(style, part, changed));
  return (
    <div className={styles.groups}>
      <fieldset className={styles.group}>
        <legend>Colors</legend>
        {colourNames.map((name) => (
          <ColourField
            key={name}
            label={colourLabels[name]}
            value={look[name]}
            onChange={(colour) => change({ [name]: colour })}
          />
        ))}
      </fieldset>
      <ContrastWarning colours={look} />
      {part === 'global' && (
        <Fonts
          global={style.global}
          onChange={(fonts) => onChange({ ...style, global: { ...style.global, ...fonts } })}
        />
      )}
      <fieldset className={styles.group}>
        <legend>{part === 'global' ? 'Spacing and corners' : 'Spacing'}</legend>
        <StepField
          label="Spacing"
          value={look.spacing}
          range={spacingRange}
          onChange={(spacing) => change({ spacing })}
        />
        {part === 'global' && (
          <StepField
            label="Radius"
            value={style.global.radius}
            range={radiusRange}
            onChange={(radius) => onChange({ ...style, global: { ...style.global, radius } })}
          />
        )}
      </fieldset>
      {hasOwnLook(style, part) && (
        <div>
          <Button size="small" onClick={() => onChange(followingGlobal(style, part))}>
            Follow Global Styles
          </Button>
        </div>
      )}
    </div>
  );
}

/** Stays mounted, so that it is announced when it comes. */
function ContrastWarning({ colours }: { colours: Colours }) {
  const faults = hardToRead(colours);
  return (
    <Notice tone="warning" shown={faults.length > 0} title="Hard to read">
      <ul>
        {faults.map(({ words, ratio }) => (
          <li key={words}>
            {words}: {ratio} to 1. Below 4.5 to 1, many people can't read it.
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const fontOptions = fontNames.map((name) => ({ value: name, label: name }));

function Fonts({ global, onChange }: { global: GlobalStyle; onChange: (fonts: Partial<GlobalStyle>) => void }) {
  return (
    <fieldset className={styles.group}>
      <legend>Fonts</legend>
      <FontChoice
        label="Heading font"
        value={global.headingFont}
        onChange={(headingFont) => onChange({ headingFont })}
      />
      <FontChoice label="Body font" value={global.bodyFont} onChange={(bodyFont) => onChange({ bodyFont })} />
    </fieldset>
  );
}

interface FontChoiceProps {
  label: string;
  value: FontName;
  onChange: (font: FontName) => void;
}

function FontChoice(props: FontChoiceProps) {
  const hint = isShipped(props.value) ? 'Comes with Heartnote.' : 'This browser loads it from Google Fonts.';
  return <Select {...props} hint={hint} options={fontOptions} />;
}
