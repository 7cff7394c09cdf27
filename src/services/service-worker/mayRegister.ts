interface Circumstances {
  isProduction: boolean;
  /** Host name the site is configured for; without one there is no worker. */
  docsHost: string | undefined;
  hostname: string;
}

/** Production builds, on exactly the configured host. A host that merely contains the name is another host. */
export function mayRegister({ isProduction, docsHost, hostname }: Circumstances): boolean {
  return isProduction && docsHost !== undefined && hostname === docsHost;
}
