import { Link } from 'wouter';
import { COPYRIGHT_YEAR, messages, PRODUCT_NAME } from '../../contract/messages';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <ul className={styles.links}>
          <li>
            <Link href="/help">{messages.shell.helpAndSupport}</Link>
          </li>
          <li>
            <Link href="/contact">{messages.shell.contactUs}</Link>
          </li>
        </ul>
        <p>
          © {COPYRIGHT_YEAR} {PRODUCT_NAME}
        </p>
      </div>
    </footer>
  );
}
