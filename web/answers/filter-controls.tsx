import { useId, useRef, useState } from 'react';
import { questionCategories } from '../../contract/questions';
import { Button } from '../ui/button';
import { Switch } from '../ui/checkbox';
import { Icon } from '../ui/icons';
import { Select } from '../ui/select';
import { TextField } from '../ui/text-field';
import styles from './filter-controls.module.css';
import { filtersInUse, noFilters, type SearchFilters, type Source } from './search-filters';

interface FilterControlsProps {
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
}

type CategoryChoice = SearchFilters['category'];

// His own questions are a category too, and have their choice beside this one.
const categories: { value: CategoryChoice; label: string }[] = [
  { value: 'all', label: 'All categories' },
  ...Object.entries(questionCategories)
    .filter(([id]) => id !== 'custom')
    .map(([id, label]) => ({ value: id as CategoryChoice, label })),
];

const sources: { value: Source; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pool', label: 'Pool' },
  { value: 'own', label: 'My own' },
];

/** On a phone they stand behind one button; where there is room they are simply there. */
export function FilterControls({ filters, onChange }: FilterControlsProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const group = useRef<HTMLDivElement>(null);
  const inUse = filtersInUse(filters);
  const change = (part: Partial<SearchFilters>) => onChange({ ...filters, ...part });
  const day = { type: 'date', disabled: filters.notAsked } as const;
  const clear = () => {
    onChange(noFilters);
    // The button goes, the filters stay.
    group.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.filters}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {inUse > 0 ? `Filters (${inUse})` : 'Filters'}
        <Icon name="chevronDown" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div
        ref={group}
        id={panel}
        role="group"
        aria-label="Filters"
        tabIndex={-1}
        className={styles.panel}
        data-open={isOpen || undefined}
      >
        <Select
          label="Category"
          value={filters.category}
          onChange={(category) => change({ category })}
          options={categories}
        />
        <div className={styles.days}>
          <TextField
            {...day}
            label="From"
            value={filters.from}
            max={filters.to || undefined}
            onChange={(from) => change({ from })}
          />
          <TextField
            {...day}
            label="To"
            value={filters.to}
            min={filters.from || undefined}
            onChange={(to) => change({ to })}
          />
        </div>
        <SourceChoice value={filters.source} onChange={(source) => change({ source })} />
        {/* What was never asked was not said either: of the two, the last holds. */}
        <div className={styles.switches}>
          <Switch
            label="Not asked yet"
            checked={filters.notAsked}
            onChange={(notAsked) => change({ notAsked, aWhileAgo: false })}
          />
          <Switch
            label="Said a while ago"
            checked={filters.aWhileAgo}
            onChange={(aWhileAgo) => change({ aWhileAgo, notAsked: false })}
          />
        </div>
        {inUse > 0 && (
          <div className={styles.clear}>
            <Button kind="quiet" onClick={clear}>
              Clear filters
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function SourceChoice({ value, onChange }: { value: Source; onChange: (source: Source) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.sources}>
      <legend>Questions</legend>
      <div className={styles.choices}>
        {sources.map((source) => (
          <label key={source.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={source.value === value}
              onChange={() => onChange(source.value)}
              className={styles.radio}
            />
            {source.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
