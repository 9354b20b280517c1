import { v5 as namedId } from 'uuid';

const NAMESPACE = '6f0d1a52-5f0c-4f57-9d5b-1f5b8a3b6c11';

/** The id in the database of a question of the pool: the same in every installation. */
export const databaseIdOf = (poolId: string): string => namedId(poolId, NAMESPACE);
