import { useQuery } from '@tanstack/react-query';
import { notebookMessages } from '../../contract/notebook-messages';
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
    <Page heading={notebookMessages.search.title}>
      {first && (
        <LoadFailure
          text={`${notebookMessages.search.loadFailed}: ${detailOf(first.error)}`}
          onRetry={() => Promise.all(failed.map((query) => query.refetch()))}
        />
      )}
      <AnswerSearch words={searchPageWords} />
    </Page>
  );
}
