import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { Path } from '../../contract/paths';
import styles from './button.module.css';
import { Link } from './navigation';

/** `action` is the one thing a screen is for; a screen has at most one. `primary` is any other strong button. */
export type ButtonKind = 'action' | 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  kind?: ButtonKind;
  size?: 'normal' | 'small';
  wide?: boolean;
  icon?: ReactNode;
}

function classOf({ kind = 'secondary', size = 'normal', wide = false }: Look): string {
  return [styles.button, styles[kind], size === 'small' && styles.small, wide && styles.wide].filter(Boolean).join(' ');
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Look & {
    /** While busy the button keeps its width and its focus, and a press does nothing. */
    busy?: boolean;
    busyLabel?: string;
  };

export function Button({ kind, size, wide, icon, busy, busyLabel, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const other = busy ? children : busyLabel;
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) })}
      onClick={press}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {icon}
      <span data-other={busyLabel && typeof other === 'string' ? other : undefined}>
        <span className={styles.label}>
          {busy && <span className={styles.spinner} aria-hidden="true" />}
          {busy && busyLabel ? busyLabel : children}
        </span>
      </span>
    </button>
  );
}

type ButtonLinkProps = Look & { href: Path; children: ReactNode };

/** A link that looks like a button: it goes somewhere and does nothing else. */
export function ButtonLink({ href, icon, children, ...look }: ButtonLinkProps) {
  return (
    <Link href={href} className={classOf(look)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
