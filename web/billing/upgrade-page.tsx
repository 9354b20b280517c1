import { useSearchParams } from 'wouter';
import { messages, PRODUCT_NAME } from '../../contract/messages';
import { ExampleReply } from '../accounts/example-reply';
import { useCreatedAddress } from '../accounts/just-created';
import { isSold, sendsMail } from '../api/house';
import { useSession } from '../session/session';
import { useSubscription } from '../session/subscription';
import { PageOpening } from '../shell/page';
import { Notice } from '../ui/notice';
import { BasicColumn, PremiumColumn } from './columns';
import { planOf } from './plan';
import { StatusLoading } from './status-loading';
import { Unsold } from './unsold';
import styles from './upgrade-page.module.css';
import { WhyUpgrade } from './why-upgrade';

export default function UpgradePage() {
  const isSignedIn = useSession().token !== null;
  const { data, isPending } = useSubscription();
  const [search] = useSearchParams();
  const created = useCreatedAddress();
  const createdFor = isSignedIn ? null : created;
  const plan = data ? planOf(data) : null;
  const premium = plan && plan.kind !== 'basic' ? plan : null;
  if (!isSold()) {
    return (
      <div className={styles.page}>
        <PageOpening heading={`${PRODUCT_NAME} Premium`}>{messages.unsold.opening}</PageOpening>
        {isSignedIn && isPending ? (
          <StatusLoading />
        ) : (
          <Unsold plan={isSignedIn ? (plan ?? { kind: 'basic' }) : null} />
        )}
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageOpening heading={`${PRODUCT_NAME} Premium`}>
        The daily question is free and stays free. Premium helps you do something with her answers.
      </PageOpening>
      <Notice
        tone="success"
        title={sendsMail() ? messages.signup.created : messages.noMail.none}
        shown={createdFor !== null}
      >
        <p>
          {sendsMail() ? (
            <>
              We sent an email to <strong>{createdFor}</strong>. Open the link in it and log in. Then Premium is one
              step away.
            </>
          ) : (
            messages.noMail.resent
          )}
        </p>
      </Notice>
      <Notice shown={search.get('checkout') === 'cancelled' && !premium}>
        <p>{messages.billing.nothingCharged}</p>
      </Notice>
      <SeeForYourself />
      <div className={styles.columns}>
        <BasicColumn hasAccount={isSignedIn || createdFor !== null} isHis={plan?.kind === 'basic'} />
        <PremiumColumn plan={premium} isLoading={isSignedIn && isPending} isJustCreated={createdFor !== null} />
      </div>
      <WhyUpgrade />
    </div>
  );
}

/** What Premium is, shown instead of listed. */
function SeeForYourself() {
  return (
    <section className={styles.example}>
      <h2>Ask, and get her own words back</h2>
      <p>A real reply from the AI Assistant, from our demo notebook:</p>
      <ExampleReply />
    </section>
  );
}
