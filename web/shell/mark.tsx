/** A closed notebook with one small heart on its cover. */
export function Mark() {
  return (
    <svg aria-hidden="true" width="28" height="28" viewBox="0 0 32 32" fill="none">
      <rect x="5" y="3" width="22" height="26" rx="4" fill="var(--cover)" />
      <path d="M9.5 3v26" stroke="#fff" strokeOpacity="0.4" strokeWidth="1.5" />
      <path d="M18.2 20.6 14 16.5a2.9 2.9 0 0 1 4.2-4 2.9 2.9 0 0 1 4.2 4Z" fill="var(--action)" />
    </svg>
  );
}
