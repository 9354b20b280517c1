import { contact } from '../../contract/contact';
import { messages } from '../../contract/messages';
import type { Deps } from '../deps';
import { readAddress } from '../platform/contact-address';
import type { Api } from '../platform/http/api';
import { sendMessage } from './send-message';

export function contactRoutes(api: Api, deps: Deps): void {
  api.on(contact.address, async () => ({ email: readAddress(deps.config) }));
  api.on(contact.send, async ({ body, visitor, ip }) => {
    await sendMessage(deps, body, await visitor(), ip);
    return { message: messages.contact.sent };
  });
}
