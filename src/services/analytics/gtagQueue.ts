interface QueueHolder {
  dataLayer?: unknown[];
}

/** Puts a call into the queue the script reads. It wants `arguments` objects and takes arrays for something else. */
export function pushToQueue(..._command: unknown[]) {
  const page = window as QueueHolder;
  page.dataLayer ??= [];
  page.dataLayer.push(arguments);
}

/** Loads the script after everything else; says whether it came, and never throws. */
export function loadScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const script = document.createElement('script');
      script.async = true;
      script.addEventListener('load', () => resolve(true));
      script.addEventListener('error', () => resolve(false));
      script.src = address;
      document.head.append(script);
    } catch {
      resolve(false);
    }
  });
}
