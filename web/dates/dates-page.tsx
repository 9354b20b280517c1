import { useQuery } from '@tanstack/react-query';
import { datePageMessages as words } from '../../contract/date-page-messages';
import { detailOf } from '../api/api-error';
import { sendsMail } from '../api/house';
import { Page } from '../shell/page';
import { LoadFailure } from '../ui/load-failure';
import { Skeleton } from '../ui/skeleton';
import { CalendarSection } from './calendar-section';
import { DateList } from './date-list';
import { MentionedDates } from './mentioned-dates';
import { NewDate } from './new-date';
import { datesQuery } from './queries';

export default function DatesPage() {
  const { data: kept, isLoadingError, error, refetch } = useQuery(datesQuery);
  return (
    <Page heading={words.title} lead={sendsMail() ? words.lead : words.leadWithoutMail}>
      {isLoadingError && <LoadFailure text={`${words.loadFailed}: ${detailOf(error)}`} onRetry={refetch} />}
      {!kept && !isLoadingError && <Skeleton shape="card" lines={6} />}
      {kept && (
        <>
          <NewDate kept={kept} />
          <MentionedDates />
          <DateList kept={kept} />
          <CalendarSection />
        </>
      )}
    </Page>
  );
}
