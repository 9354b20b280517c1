import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '../../contract/endpoint';
import { call, type Inputs } from './client';

/** A query that is one call. It is given up once nobody waits for it any more. */
export const callQuery = <E extends Endpoint>(queryKey: QueryKey, endpoint: E, inputs: Inputs<E>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(endpoint, inputs, { signal }) });

/** What a screen can do without, or lets him ask for again: it is not tried a second time. */
export const callQueryOnce = <E extends Endpoint>(queryKey: QueryKey, endpoint: E, inputs: Inputs<E>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(endpoint, inputs, { signal }), retry: false });
