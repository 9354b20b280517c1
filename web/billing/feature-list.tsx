import { Icon } from '../ui/icons';
import styles from './feature-list.module.css';
import { premiumFeatures } from './features';

interface FeatureListProps {
  items: readonly string[];
  /** What the account has, what Premium adds, what is missing. */
  kind: 'basic' | 'premium' | 'missing';
}

export function FeatureList({ items, kind }: FeatureListProps) {
  return (
    <ul className={`${styles.list} ${styles[kind]}`}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={kind === 'missing' ? 'close' : 'check'} />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** The premium features, each with a sentence. */
export function PremiumFeatureList() {
  return (
    <dl className={styles.described}>
      {premiumFeatures.map(({ name, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
