import type { ReactNode } from 'react';
import { adminMessages } from '../../../contract/admin-messages';
import type { PoolFileReport } from '../../../contract/pool-file';
import { Button } from '../../ui/button';
import { ColumnHeads } from '../../ui/column-heads';
import { NoticeBox } from '../../ui/notice';
import row from '../../ui/row.module.css';
import stack from '../../ui/stack.module.css';
import { importedIn } from '../imported';
import table from '../table.module.css';
import styles from './pool-file.module.css';

const words = adminMessages.poolFile;

interface FileReportProps {
  report: PoolFileReport;
  busy: boolean;
  onImport: () => void;
  onClose: () => void;
}

/** What a file would do, or what is wrong with it. */
export function FileReport({ report, busy, onImport, onClose }: FileReportProps) {
  const { faults, faultCount, changes, counts, confirm } = report;
  if (faultCount > 0) {
    return (
      <div className={stack.stack}>
        <div role="alert">
          <NoticeBox tone="error" title={words.faulty} />
        </div>
        <Faults faults={faults} />
        {faultCount > faults.length && <More count={faultCount - faults.length} said={words.moreFaults} />}
      </div>
    );
  }
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className={stack.stack}>
      <div role="status">
        <NoticeBox tone={confirm ? 'success' : 'info'} title={confirm ? words.ready : words.nothing}>
          {confirm && <p>{importedIn(counts)}.</p>}
        </NoticeBox>
      </div>
      {confirm && (
        <>
          <Changes changes={changes} />
          {all > changes.length && <More count={all - changes.length} said={words.moreChanges} />}
          <div className={row.row}>
            <Button kind="primary" busy={busy} onClick={onImport}>
              {words.confirm}
            </Button>
            <Button kind="quiet" onClick={onClose}>
              {words.cancel}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

const More = ({ count, said }: { count: number; said: string }) => (
  <p>
    {count.toLocaleString('en-US')} {said}
  </p>
);

function Faults({ faults }: Pick<PoolFileReport, 'faults'>) {
  return (
    <Listed caption={words.faultList} columns={[words.line, words.problem]}>
      {faults.map(({ line, reason }) => (
        <tr key={`${line} ${reason}`}>
          <td data-label={words.line} className={table.short}>
            {line}
          </td>
          <td data-label={words.problem}>{reason}</td>
        </tr>
      ))}
    </Listed>
  );
}

function Changes({ changes }: Pick<PoolFileReport, 'changes'>) {
  return (
    <Listed caption={words.changeList} columns={[words.line, words.what, words.question]}>
      {changes.map(({ line, what, text, was }) => (
        <tr key={line}>
          <td data-label={words.line} className={table.short}>
            {line}
          </td>
          <td data-label={words.what} className={table.short}>
            {words.kinds[what]}
          </td>
          <td data-label={words.question} dir="auto">
            {text}
            {was && (
              <span className={styles.was}>
                {words.was} {was}
              </span>
            )}
          </td>
        </tr>
      ))}
    </Listed>
  );
}

function Listed({ caption, columns, children }: { caption: string; columns: string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must reach what is below
    <section className={`${table.frame} ${styles.scroll}`} tabIndex={0} aria-label={caption}>
      <table className={table.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <ColumnHeads names={columns} />
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
