import { useQuery } from '@tanstack/react-query';
import { adminMessages } from '../../../contract/admin-messages';
import type { Style } from '../../../contract/theme-style';
import { detailOf } from '../../api/api-error';
import { siteStyle } from '../../theme/site-theme';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useConfirm } from '../../ui/confirm';
import { LoadFailure } from '../../ui/load-failure';
import { StatusMessage, useStatusMessage } from '../../ui/status-message';
import { adminMinute } from '../dates';
import { siteThemeQuery, usePublishTheme, useUnpublishTheme } from './queries';
import styles from './style-panel.module.css';

const words = adminMessages.siteTheme;

/** What this browser shows, for everybody. */
export function PublishCard({ style }: { style: Style }) {
  const { data, isError, error, refetch } = useQuery(siteThemeQuery);
  const { status, show, clear } = useStatusMessage();
  const confirm = useConfirm();
  const publishing = usePublishTheme();
  const unpublishing = useUnpublishTheme();
  const isSame = JSON.stringify(siteStyle()) === JSON.stringify(style);

  const publish = async () => {
    clear();
    const asked = { title: words.publishTitle, text: words.publishConfirm, confirmLabel: words.publish };
    if (!(await confirm(asked))) return;
    try {
      await publishing.mutateAsync(style);
      show(words.published);
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
      show(words.unpublished);
    } catch (failure) {
      show(`${words.unpublishFailed}: ${detailOf(failure)}`, 'error');
    }
  };
  return (
    <Card title={words.title}>
      <LoadFailure text={`${words.loadFailed}: ${detailOf(error)}`} failed={isError} onRetry={() => refetch()} />
      {data && (
        <p>
          {data.publishedAt ? `${words.since} ${adminMinute(data.publishedAt)}.` : words.none}{' '}
          {isSame ? words.same : words.other}
        </p>
      )}
      <div className={styles.actions}>
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
