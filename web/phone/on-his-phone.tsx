import { useKeptPush } from '../push/kept-push';
import { NewerVersion } from './newer-version';
import { WaitingLine } from './waiting-line';

/** Lines above every screen: how what he wrote without a connection stands, and that there is a newer version. */
export function OnHisPhone() {
  useKeptPush();
  return (
    <>
      <WaitingLine />
      {import.meta.env.PROD && <NewerVersion />}
    </>
  );
}
