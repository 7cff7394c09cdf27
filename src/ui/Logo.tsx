/** The logo of the site: two crossing bands, one passing under the other. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d="M5 5l14 14" stroke="var(--accent)" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M19 5l-3.6 3.6M8.6 15.4 5 19" stroke="var(--text)" strokeWidth="4.5" strokeLinecap="round" />
    </svg>
  );
}
