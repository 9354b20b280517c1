import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import type { Card } from '../../contract/card';
import { cardMessages as words } from '../../contract/card-messages';
import { herCardInShop, paths } from '../../contract/paths';
import { useLoginAfterFailure } from '../session/use-login-after-failure';
import { Page } from '../shell/page';
import { Button, ButtonLink } from '../ui/button';
import { Coverable } from '../ui/cover';
import { LoadFailure } from '../ui/load-failure';
import { Skeleton } from '../ui/skeleton';
import { Dangers } from './dangers';
import styles from './her-card-page.module.css';
import { withoutRepeats } from './lines';
import { cardQuery } from './queries';
import { ShopView } from './shop-view';
import { Wallet } from './wallet';
import { WholeCard } from './whole-card';

/** Her card: what she told him, where he needs it. */
export default function HerCardPage() {
  const isInShop = new URLSearchParams(useSearch()).has('shop');
  return (
    <Coverable covered={words.covered}>
      {(cover) => (
        <Page heading={isInShop ? words.inTheShop : words.title} lead={isInShop ? null : words.about}>
          <Tools isInShop={isInShop} cover={cover} />
          <Content isInShop={isInShop} />
        </Page>
      )}
    </Coverable>
  );
}

function Tools({ isInShop, cover }: { isInShop: boolean; cover: ReactNode }) {
  return (
    <div className={styles.tools}>
      <ButtonLink size="small" href={isInShop ? paths.herCard : herCardInShop}>
        {isInShop ? words.wholeCard : words.inTheShop}
      </ButtonLink>
      <Button size="small" onClick={() => window.print()}>
        {words.print}
      </Button>
      {cover}
    </div>
  );
}

function Content({ isInShop }: { isInShop: boolean }) {
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(cardQuery);
  useLoginAfterFailure(isLoadingError && !isFetching);
  if (isPending) return <Skeleton shape="card" lines={8} />;
  if (!data) return <LoadFailure text={words.loadFailed} onRetry={refetch} />;
  return <Loaded card={data} isInShop={isInShop} />;
}

function Loaded({ card, isInShop }: { card: Card; isInShop: boolean }) {
  return (
    <>
      <div className={styles.onScreen}>
        <Dangers dangers={card.dangers} isShort={isInShop} />
        {isInShop ? <ShopView lines={card.lines} /> : <WholeCard lines={withoutRepeats(card)} />}
      </div>
      <Wallet card={card} />
    </>
  );
}
