import { useQuery } from '@tanstack/react-query';
import { messages } from '../../contract/messages';
import { detailOf } from '../api/api-error';
import { questionsQuery } from '../questions/queries';
import { Page } from '../shell/page';
import { LoadFailure } from '../ui/load-failure';
import { AnswerSearch } from './answer-search';
import { answersQuery } from './queries';
import { searchPageWords } from './search-words';

export default function SearchAnswersPage() {
  const failed = [useQuery(answersQuery), useQuery(questionsQuery)].filter((query) => query.isError);
  const [first] = failed;
  return (
    <Page heading={messages.search.title}>
      {first && (
        <LoadFailure
          text={`${messages.search.loadFailed}: ${detailOf(first.error)}`}
          onRetry={() => Promise.all(failed.map((query) => query.refetch()))}
        />
      )}
      <AnswerSearch words={searchPageWords} />
    </Page>
  );
}
