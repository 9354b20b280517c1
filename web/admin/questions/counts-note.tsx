import { useQuery } from '@tanstack/react-query';
import { adminMessages } from '../../../contract/admin-messages';
import count from '../../ui/count.module.css';
import { adminMinute } from '../dates';
import { poolCountsQuery } from './queries';

const words = adminMessages.questions;

/** When the numbers are from, and what they count. Without them the list goes on. */
export function CountsNote() {
  const { data, isError } = useQuery(poolCountsQuery);
  if (isError) return <p className={count.steady}>{words.countsFailed}</p>;
  if (!data) return null;
  if (data.countedAt === null) return <p className={count.steady}>{words.notCounted}</p>;
  return (
    <p className={count.steady}>
      <span>
        {words.counted} <time dateTime={data.countedAt}>{adminMinute(data.countedAt)}</time>. {words.countsExplained}
      </span>
    </p>
  );
}
