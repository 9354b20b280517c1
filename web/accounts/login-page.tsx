import { useSearch } from 'wouter';
import { readDevices } from '../api/known-devices';
import { nextPath } from '../routes';
import { PageHeading } from '../shell/page';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';
import { ExamplePage, Opening, WhatCameOfIt } from './pitch';

/**
 * On a phone a stranger reads first what this is; whoever has logged in here before, or was sent to log in, finds the form
 * on top. A wide screen has both side by side.
 */
export default function LoginPage() {
  const search = useSearch();
  const isExpected = readDevices().length > 0 || nextPath(search) !== null;
  const form = (
    <section key="form" className={styles.form}>
      <PageHeading>Log in</PageHeading>
      <LoginForm isMain={isExpected} />
    </section>
  );
  return (
    <div className={styles.halves}>
      {isExpected && form}
      <section className={styles.opening}>
        <Opening isMain={!isExpected} />
      </section>
      <div className={styles.page}>
        <ExamplePage />
      </div>
      {!isExpected && form}
      <div className={styles.later}>
        <WhatCameOfIt />
      </div>
    </div>
  );
}
