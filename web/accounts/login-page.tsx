import { PageHeading } from '../shell/page';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';
import { Pitch } from './pitch';

/** The form comes first in the document, so that a phone shows it first; a wide screen puts the promise at its left. */
export default function LoginPage() {
  return (
    <div className={styles.halves}>
      <section className={styles.form}>
        <PageHeading>Log in</PageHeading>
        <LoginForm />
      </section>
      <Pitch />
    </div>
  );
}
