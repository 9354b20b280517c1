import { adminMessages } from '../../../contract/admin-messages';
import { poolCategories, questionCategories } from '../../../contract/questions';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { poolOrders, type Wanted } from './pool';
import styles from './pool-filters.module.css';

const words = adminMessages.questions;
const categories: readonly { value: Wanted['category']; label: string }[] = [
  { value: 'all', label: words.allCategories },
  ...poolCategories.map((value) => ({ value, label: questionCategories[value] })),
];
const orders = poolOrders.map((value) => ({ value, label: words.orders[value] }));

interface PoolFiltersProps {
  wanted: Wanted;
  onChange: (change: Partial<Wanted>) => void;
}

/** Which questions are listed, and in what order. */
export function PoolFilters({ wanted, onChange }: PoolFiltersProps) {
  return (
    <div className={styles.filters}>
      <TextField
        label="Search questions"
        type="search"
        name="question-term"
        autoComplete="off"
        value={wanted.term}
        onChange={(term) => onChange({ term })}
      />
      <Select
        label={words.filter}
        name="category-filter"
        value={wanted.category}
        onChange={(category) => onChange({ category })}
        options={categories}
      />
      <Select
        label={words.order}
        name="question-order"
        value={wanted.order}
        onChange={(order) => onChange({ order })}
        options={orders}
      />
    </div>
  );
}
