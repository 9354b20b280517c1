/** A user record as far as it counts: each count arrives in one of two spellings. */
interface Counted {
  answersCount?: number;
  answers_count?: number;
  customQuestionsCount?: number;
  custom_questions_count?: number;
}

export interface Counts {
  answers: number;
  customQuestions: number;
}

export function countsOf(user: Counted | undefined): Counts {
  return {
    answers: user?.answersCount ?? user?.answers_count ?? 0,
    customQuestions: user?.customQuestionsCount ?? user?.custom_questions_count ?? 0,
  };
}
