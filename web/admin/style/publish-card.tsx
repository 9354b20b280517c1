import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { adminMessages } from '../../../contract/admin-messages';
import { defaultStyle, readStyle, type Style } from '../../../contract/theme-style';
import { detailOf } from '../../api/api-error';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useConfirm } from '../../ui/confirm';
import { LoadFailure } from '../../ui/load-failure';
import row from '../../ui/row.module.css';
import { StatusMessage, useStatusMessage } from '../../ui/status-message';
import { adminMinute } from '../dates';
import { siteThemeQuery, usePublishTheme, useUnpublishTheme } from './queries';

const words = adminMessages.siteTheme;

/** What this browser shows, for everybody. */
export function PublishCard({ style }: { style: Style }) {
  const { data, isError, error, refetch } = useQuery(siteThemeQuery);
  const { status, show, clear } = useStatusMessage();
  const confirm = useConfirm();
  const publishing = usePublishTheme();
  const unpublishing = useUnpublishTheme();
  // What this page came with may be older: another administrator may have published since.
  const isSame = data !== undefined && isOneLook(data.style ?? defaultStyle, style);
  const state = useRef<HTMLParagraphElement>(null);
  /** The button that was pressed has nothing more to do, and could not keep the focus. */
  const say = (text: string) => {
    show(text);
    state.current?.focus();
  };

  const publish = async () => {
    clear();
    const asked = { title: words.publishTitle, text: words.publishConfirm, confirmLabel: words.publish };
    if (!(await confirm(asked))) return;
    try {
      await publishing.mutateAsync(style);
      say(words.published);
    } catch (failure) {
      show(`${words.publishFailed}: ${detailOf(failure)}`, 'error');
    }
  };
  const unpublish = async () => {
    clear();
    const asked = { title: words.unpublishTitle, text: words.unpublishConfirm, confirmLabel: words.unpublish };
    if (!(await confirm({ ...asked, danger: true }))) return;
    try {
      await unpublishing.mutateAsync();
      say(words.unpublished);
    } catch (failure) {
      show(`${words.unpublishFailed}: ${detailOf(failure)}`, 'error');
    }
  };
  return (
    <Card title={words.title}>
      <LoadFailure text={`${words.loadFailed}: ${detailOf(error)}`} failed={isError} onRetry={() => refetch()} />
      {data && (
        <p ref={state} tabIndex={-1}>
          {data.publishedAt ? `${words.since} ${adminMinute(data.publishedAt)}.` : words.none}{' '}
          {isSame ? words.same : words.other}
        </p>
      )}
      <div className={row.row}>
        <Button disabled={isSame} busy={publishing.isPending} onClick={publish}>
          {words.publish}
        </Button>
        {data?.publishedAt && (
          <Button kind="danger" busy={unpublishing.isPending} onClick={unpublish}>
            {words.unpublish}
          </Button>
        )}
      </div>
      <StatusMessage status={status} />
    </Card>
  );
}

/** Read alike, they are written alike. */
const isOneLook = (one: unknown, other: unknown): boolean =>
  JSON.stringify(readStyle(one)) === JSON.stringify(readStyle(other));
