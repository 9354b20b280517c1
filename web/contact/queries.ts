import { useMutation, useQuery } from '@tanstack/react-query';
import { contact } from '../../contract/contact';
import type { Given } from '../../contract/endpoint';
import { CONTACT_ADDRESS } from '../../contract/messages';
import { call } from '../api/client';

/** Asked for with the page: when it is needed, the server may no longer answer. Null where there is none. */
export function useContactAddress(): string | null {
  const { data } = useQuery({
    queryKey: ['contact', 'address'],
    queryFn: ({ signal }) => call(contact.address, {}, { signal }),
    retry: false,
  });
  return data ? data.email : CONTACT_ADDRESS;
}

export function useSendMessage() {
  return useMutation({
    mutationFn: (body: Given<typeof contact.send, 'body'>) => call(contact.send, { body }),
  });
}
