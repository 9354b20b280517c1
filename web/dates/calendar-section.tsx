import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feedMessages as words } from '../../contract/date-page-messages';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import styles from './dates.module.css';
import { FeedDialog } from './feed-dialog';
import { lastReadInWords } from './feed-words';
import { feedQuery } from './queries';

/** The way to his own calendar. */
export function CalendarSection() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(feedQuery);
  const feed = data?.feed ?? null;
  return (
    <Card title={words.title}>
      <p>{words.about}</p>
      {feed && <p className={styles.hint}>{lastReadInWords(feed.last_read_at, Date.now())}</p>}
      <div>
        <Button disabled={data === undefined} onClick={() => setOpen(true)}>
          {feed ? words.manage : words.open}
        </Button>
      </div>
      <FeedDialog feed={feed} open={isOpen} onClose={() => setOpen(false)} />
    </Card>
  );
}
