import styles from './password-hint.module.css';
import { useIsCommon } from './use-is-common';

/** Under a new password: what it must be, and whether many have chosen the same. That is a warning; it is taken all the same. */
export function PasswordHint({ rule, password }: { rule: string; password: string }) {
  const isCommon = useIsCommon(password);
  return (
    <>
      {rule}
      {/* Always there, so that its words are announced when they come. */}
      <span role="status" className={styles.common}>
        {isCommon && "Many people use this password, so it's easy to guess. A longer one is safer."}
      </span>
    </>
  );
}
