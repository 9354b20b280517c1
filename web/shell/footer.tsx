import { COPYRIGHT_YEAR, messages, PRODUCT_NAME } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { Link } from '../ui/navigation';
import styles from './footer.module.css';
import row from './row.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`${row.row} ${styles.row}`}>
        <ul className={styles.links}>
          <li>
            <Link href={paths.help}>{messages.shell.helpAndSupport}</Link>
          </li>
          <li>
            <Link href={paths.contact}>{messages.shell.contactUs}</Link>
          </li>
        </ul>
        <p>
          © {COPYRIGHT_YEAR} {PRODUCT_NAME}
        </p>
      </div>
    </footer>
  );
}
