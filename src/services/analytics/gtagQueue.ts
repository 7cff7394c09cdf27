interface QueueHolder {
  dataLayer?: unknown[];
}

/** Pushes a command to the queue of the gtag script, which requires `arguments` objects and treats arrays differently. */
export function pushToQueue(..._command: unknown[]) {
  const page = window as QueueHolder;
  page.dataLayer ??= [];
  page.dataLayer.push(arguments);
}

/** The script reads this property before it sends anything. */
export function setGtagDisabled(measurementId: string, isDisabled: boolean) {
  Object.assign(window, { [`ga-disable-${measurementId}`]: isDisabled });
}

/** Loads the script and resolves to whether it succeeded. Never rejects. */
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
