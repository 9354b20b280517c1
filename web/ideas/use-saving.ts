import { ideaMessages as words } from '../../contract/idea-messages';
import { serverSaid } from '../api/api-error';
import { useStatusMessage } from '../ui/status-message';

/** What saving an idea came to: `attempt` tells why where it failed. What was said before stands until then, so that no button moves. */
export function useSaving() {
  const { status, show, clear } = useStatusMessage();
  const attempt = async (save: () => Promise<void>) => {
    await save().catch((error) => show(serverSaid(error) ?? words.saveFailed, 'error'));
  };
  return { status, show, clear, attempt };
}
