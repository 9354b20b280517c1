import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { TimeRange, UserMetrics } from '../../../contract/admin';
import { adminMessages } from '../../../contract/admin-messages';
import { limits } from '../../../contract/limits';
import { Select } from '../../ui/select';
import { Skeleton } from '../../ui/skeleton';
import stack from '../../ui/stack.module.css';
import styles from './activity.module.css';
import { Backups } from './backups';
import { MetricFigure } from './metric-figure';
import { stepsOf } from './metrics';
import { Numbers } from './numbers';
import { metricsQuery } from './queries';

const words = adminMessages.metrics;
const options = limits.admin.timeRanges.map((range) => ({ value: range, label: range }));

interface ActivityProps {
  range: TimeRange;
  onRange: (range: TimeRange) => void;
}

/** How many came and how many were here, in the chosen time. */
export function Activity({ range, onRange }: ActivityProps) {
  const id = useId();
  const { data, isPending } = useQuery(metricsQuery(range));
  return (
    <section className={stack.stack} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{words.title}</h2>
        <div className={styles.range}>
          <Select label={words.timeRange} name="timeRange" value={range} onChange={onRange} options={options} />
        </div>
      </div>
      <Numbers
        numbers={[
          { name: words.totalUsers, value: data?.totalUsers },
          { name: words.newUsers, value: data?.newUsers },
          { name: words.premiumUsers, value: data?.premiumUsers },
          { name: words.activeUsers, value: data?.activeUsers },
        ]}
      />
      {isPending && <Skeleton shape="card" lines={4} />}
      {data && <Drawings metrics={data} range={range} />}
      <Backups />
    </section>
  );
}

function Drawings({ metrics: { series }, range }: { metrics: UserMetrics; range: TimeRange }) {
  return (
    <>
      <div className={styles.pair}>
        <MetricFigure title={words.signUps} steps={stepsOf(series, 'newUsers', range)} one="new user" />
        <MetricFigure title={words.activity} steps={stepsOf(series, 'activeUsers', range)} one="active user" />
      </div>
      <p className={styles.zone}>
        {words.ranges[range]}. {words.zone}
      </p>
    </>
  );
}
