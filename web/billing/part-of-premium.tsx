import type { ReactNode } from 'react';
import { limits } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { isSold } from '../api/house';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { FeatureList } from './feature-list';
import styles from './part-of-premium.module.css';

interface PartOfPremiumProps {
  /** What one would do with it. */
  children: ReactNode;
  gives: readonly string[];
}

/** Stands in a basic user's way to a part that he has not paid for, and tells him what he would find there. */
export function PartOfPremium({ children, gives }: PartOfPremiumProps) {
  return (
    <Card title="Part of Premium" aside={<Badge tone="gold">Premium</Badge>}>
      <p>{children}</p>
      <FeatureList kind="premium" items={gives} />
      <div className={styles.foot}>
        {isSold() ? (
          <>
            <ButtonLink kind="action" href={paths.upgrade}>
              {messages.help.upgrade}
            </ButtonLink>
            <span className={styles.price}>
              {limits.price.display} per {limits.price.interval}. {messages.billing.cancelAnytime}
            </span>
          </>
        ) : (
          <span>
            {messages.unsold.noPayments} {messages.unsold.askTheOperator}
          </span>
        )}
      </div>
    </Card>
  );
}
