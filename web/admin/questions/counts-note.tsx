import { useQuery } from '@tanstack/react-query';
import { adminMessages } from '../../../contract/admin-messages';
import { adminMinute } from '../dates';
import section from '../section.module.css';
import { poolCountsQuery } from './queries';

const words = adminMessages.questions;

/** When the numbers are from, and what they count. Without them the list goes on. */
export function CountsNote() {
  const { data, isError } = useQuery(poolCountsQuery);
  if (isError) return <p className={section.count}>{words.countsFailed}</p>;
  if (!data) return null;
  if (data.countedAt === null) return <p className={section.count}>{words.notCounted}</p>;
  return (
    <p className={section.count}>
      <span>
        {words.counted} <time dateTime={data.countedAt}>{adminMinute(data.countedAt)}</time>. {words.countsExplained}
      </span>
    </p>
  );
}
