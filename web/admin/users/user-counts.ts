/** Counts arrive under either name. */
export interface Counted {
  answersCount?: number | undefined;
  answers_count?: number | undefined;
  customQuestionsCount?: number | undefined;
  custom_questions_count?: number | undefined;
}

export interface Counts {
  answers: number;
  customQuestions: number;
}

export function countsOf(details: Counted): Counts {
  return {
    answers: details.answersCount ?? details.answers_count ?? 0,
    customQuestions: details.customQuestionsCount ?? details.custom_questions_count ?? 0,
  };
}
