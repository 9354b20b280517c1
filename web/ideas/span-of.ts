/** Where words of hers stand that are quoted. */
export const spanOf = ({ answerId, start, end }: { answerId: string; start: number; end: number }) => ({
  ...{ answerId, start, end },
});
