import * as React from 'react';

const nothingToWaitFor = () => () => {};

/** `false` on a server and while its markup is hydrated. */
export function useIsInBrowser(): boolean {
  return React.useSyncExternalStore(
    nothingToWaitFor,
    () => true,
    () => false,
  );
}
