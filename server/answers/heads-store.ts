import { sql } from 'drizzle-orm';
import { inOne, milliseconds } from '../platform/db/in-one';
import { type DbOrTx, rowsOf } from '../platform/db/open';
import { answer, question, questionWording } from '../platform/db/schema';

/** An answer by what stands in the clear: none of it changes but with the version of his answers and the pool's questions. */
export interface Head {
  id: string;
  questionId: string;
  /** In the words it was put in then; null for a question of his own: it is sealed, and not opened for this. */
  questionText: string | null;
  category: string;
  saidAt: number;
  /** No later answer to the same question. */
  isNewest: boolean;
}

type HeadRow = [string, string, string | null, string, number, boolean];

interface Heads {
  heads: Head[];
  /** Each answer that took the place of another, and that other. */
  replacing: [id: string, replacesId: string][];
}

/** The newest answer to each of his questions, those that were replaced, and what took whose place. No text is opened. */
export async function listHeads(db: DbOrTx, userId: string): Promise<Heads> {
  const columns = sql`a.id, a.question_id, coalesce(w.text, q.text), q.category, ${milliseconds(sql`a.created_at`)}, a.is_newest`;
  const [row] = await rowsOf<{ heads: HeadRow[]; replacing: Heads['replacing'] }>(
    db,
    sql`with replacing as materialized
        (select id, replaces_id from ${answer} where user_id = ${userId} and replaces_id is not null),
      newest as materialized (select distinct on (question_id) id, question_id, wording, created_at from ${answer}
        where user_id = ${userId} order by question_id, created_at desc, id desc),
      shown as (select newest.*, true as is_newest from newest
        union all select a.id, a.question_id, a.wording, a.created_at, false
        from replacing r join ${answer} a on a.id = r.replaces_id where a.id not in (select id from newest))
      select (select ${inOne(columns)} from shown a join ${question} q on q.id = a.question_id
          left join ${questionWording} w on w.question_id = a.question_id and w.wording = a.wording) as heads,
        (select ${inOne(sql`id, replaces_id`)} from replacing) as replacing`,
  );
  return {
    heads: (row?.heads ?? []).map(([id, questionId, questionText, category, saidAt, isNewest]) => ({
      ...{ id, questionId, questionText, category, saidAt, isNewest },
    })),
    replacing: row?.replacing ?? [],
  };
}
