import { type ChangeEvent, useId, useRef, useState } from 'react';
import { adminMessages } from '../../../contract/admin-messages';
import type { PoolFileReport } from '../../../contract/pool-file';
import { detailOf } from '../../api/api-error';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { saveFile } from '../../ui/save-file';
import { StatusMessage, useStatusMessage } from '../../ui/status-message';
import { importedIn } from '../imported';
import styles from './pool-file.module.css';
import { FileReport } from './pool-file-report';
import { useCheckPoolFile, useExportPool, useImportPool } from './queries';

const words = adminMessages.poolFile;

interface Checked {
  name: string;
  csv: string;
  report: PoolFileReport;
}

/** The pool for a spreadsheet, there and back. A file is looked at first, and written once he has seen what it would do. */
export function PoolFile() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  /** The file he chose last: what was found in one before it no longer counts. */
  const latest = useRef<File>(undefined);
  const { status, show, clear } = useStatusMessage();
  const exporting = useExportPool();
  const checking = useCheckPoolFile();
  const importing = useImportPool();
  const id = useId();

  const download = async () => {
    clear();
    try {
      saveFile(fileName(new Date()), await exporting.mutateAsync(), 'text/csv;charset=utf-8');
    } catch (error) {
      show(`${words.exportFailed}: ${detailOf(error)}`, 'error');
    }
  };
  const check = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    latest.current = file;
    clear();
    setChecked(null);
    const csv = await file.text().catch(() => null);
    // The same file once more, mended meanwhile, is a choice too; a browser tells of it only where the box is empty.
    if (picker.current) picker.current.value = '';
    if (latest.current !== file) return;
    if (csv === null) return show(words.unreadable, 'error');
    try {
      const report = await checking.mutateAsync(csv);
      if (latest.current === file) setChecked({ name: file.name, csv, report });
    } catch (error) {
      if (latest.current === file) show(`${words.checkFailed}: ${detailOf(error)}`, 'error');
    }
  };
  const write = async ({ csv, report: { confirm } }: Checked) => {
    if (!confirm) return;
    try {
      const { counts } = await importing.mutateAsync({ csv, confirm });
      show(`${words.done} ${importedIn(counts)}.`);
    } catch (error) {
      show(`${words.importFailed}: ${detailOf(error)}`, 'error');
    }
    setChecked(null);
    picker.current?.focus();
  };
  return (
    <details className={styles.file}>
      <summary>{words.title}</summary>
      <p id={id}>{words.explained}</p>
      <div className={styles.ways}>
        <Button onClick={download} busy={exporting.isPending} aria-describedby={id}>
          {words.export}
        </Button>
        <Field label={words.choose} hint={words.chooseHint}>
          {(control) => <input {...control} ref={picker} type="file" accept=".csv,text/csv" onChange={check} />}
        </Field>
      </div>
      <p role="status" hidden={!checking.isPending}>
        {checking.isPending && words.checking}
      </p>
      {checked && (
        <>
          <p>{checked.name}</p>
          <FileReport
            report={checked.report}
            busy={importing.isPending}
            onImport={() => write(checked)}
            onClose={() => setChecked(null)}
          />
        </>
      )}
      <StatusMessage status={status} />
    </details>
  );
}

/** By the day on this device's calendar. */
function fileName(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `heartnote-questions-${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}.csv`;
}
