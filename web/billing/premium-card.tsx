import type { ReactNode } from 'react';
import { PremiumFeatureList } from './feature-list';
import styles from './premium-card.module.css';

interface PremiumCardProps {
  title: string;
  /** On a page that is read rather than used. */
  roomy?: boolean;
  /** What follows from it: an offer, or that he has it. */
  children?: ReactNode;
}

/** What Premium is, under its golden edge. */
export function PremiumCard({ title, roomy = false, children }: PremiumCardProps) {
  return (
    <section className={roomy ? styles.roomy : styles.card}>
      <h2>{title}</h2>
      <PremiumFeatureList />
      {children}
    </section>
  );
}
