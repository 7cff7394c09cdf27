interface Environment {
  isProduction: boolean;
  /** The configured host name; without one no worker is registered. */
  docsHost: string | undefined;
  hostname: string;
}

/** Only production builds, on exactly the configured host. */
export function mayRegister({ isProduction, docsHost, hostname }: Environment): boolean {
  return isProduction && docsHost !== undefined && hostname === docsHost;
}
