import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { AuditLogEntry } from '../../../contract/admin';
import { adminMessages } from '../../../contract/admin-messages';
import { limits } from '../../../contract/limits';
import { detailOf } from '../../api/api-error';
import { ColumnHeads } from '../../ui/column-heads';
import count from '../../ui/count.module.css';
import { LoadFailure } from '../../ui/load-failure';
import { readFrom } from '../../ui/read-from';
import { Skeleton } from '../../ui/skeleton';
import stack from '../../ui/stack.module.css';
import { AdminTable } from '../admin-table';
import { adminMinute } from '../dates';
import section from '../section.module.css';
import table from '../table.module.css';
import { pagesOf, TurnPages } from '../turn-pages';
import { actionOf, actorOf, outcomeOf, targetOf } from './audit-log-words';
import { auditLogQuery } from './queries';

const words = adminMessages.auditLog;

/** What administrators did, newest first. It is read here and changed nowhere. */
export function AuditLog() {
  const [page, setPage] = useState(1);
  const { data, isPending, isError, error, refetch, isPlaceholderData } = useQuery(auditLogQuery(page));
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  const turn = (to: number) => {
    setPage(to);
    readFrom(heading.current);
  };
  return (
    <section className={stack.stack} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className={section.heading}>
        {words.title}
      </h2>
      <p className={count.steady}>{words.explained}</p>
      <LoadFailure text={`${words.loadFailed}: ${detailOf(error)}`} failed={isError} onRetry={() => refetch()}>
        {words.loadFailedHint}
      </LoadFailure>
      {isPending && <Skeleton shape="card" lines={4} />}
      {data?.entries.length === 0 && <p>{words.none}</p>}
      {data && data.entries.length > 0 && (
        <>
          <AuditLogTable entries={data.entries} isWaiting={isPlaceholderData} />
          <TurnPages
            page={page}
            pages={pagesOf(data.total, limits.pageSize.auditLog)}
            onTurn={turn}
            label="Pages of the log"
          />
        </>
      )}
    </section>
  );
}

const columns = [words.when, words.who, words.what, words.whom, words.outcome];

function AuditLogTable({ entries, isWaiting }: { entries: readonly AuditLogEntry[]; isWaiting: boolean }) {
  return (
    <AdminTable caption={words.title} heads={<ColumnHeads names={columns} />} isWaiting={isWaiting}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td data-label={words.when} className={table.short}>
            <time dateTime={entry.at}>{adminMinute(entry.at)}</time>
          </td>
          <td data-label={words.who} className={table.name}>
            {actorOf(entry)}
          </td>
          <td data-label={words.what} className={table.short}>
            {actionOf(entry)}
          </td>
          <td data-label={words.whom} className={table.long}>
            {targetOf(entry)}
          </td>
          <td data-label={words.outcome} className={table.long}>
            {outcomeOf(entry)}
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}
