import { useEffect, useState } from 'react';
import { useIsLeft } from '../ui/leaving';
import { stayHere } from '../ui/navigation';
import { LONG, waitBefore } from './payment-wait';
import { useRefreshSubscription } from './queries';

/** `idle`: he did not come from paying. `stopped`: it is not asked for any more; he can. */
export type PaymentReturn = 'idle' | 'waiting' | 'long' | 'stopped' | 'on';

/** Coming back from paying proves nothing: Premium is on when the server says so, which may take a moment. */
export function usePaymentReturn(isPremium: boolean, ask: () => Promise<unknown>) {
  const [stage, setStage] = useState<'idle' | 'waiting' | 'on'>(() => (isReturning() ? 'waiting' : 'idle'));
  const [asked, setAsked] = useState(0);
  const refresh = useRefreshSubscription();
  const isLeft = useIsLeft();
  const isWaiting = stage === 'waiting' && !isPremium;

  useEffect(() => {
    const wait = waitBefore(asked);
    if (!isWaiting || wait === null) return;
    const timer = setTimeout(() => ask().finally(() => setAsked(asked + 1)), wait);
    return () => clearTimeout(timer);
  }, [isWaiting, asked, ask]);

  const hasArrived = stage === 'waiting' && isPremium;
  useEffect(() => {
    if (!hasArrived) return;
    setStage('on');
    // A reload should not celebrate again.
    if (!isLeft()) stayHere({ replace: true });
    void refresh();
  }, [hasArrived, refresh, isLeft]);

  return { returned: told(), dismiss: () => setStage('idle') };

  function told(): PaymentReturn {
    if (stage !== 'waiting') return stage;
    if (isPremium) return 'on';
    if (waitBefore(asked) === null) return 'stopped';
    return asked >= LONG ? 'long' : 'waiting';
  }
}

function isReturning(): boolean {
  return new URLSearchParams(location.search).get('checkout') === 'success';
}
