/** Whether the browser asks to save data. Only Chromium has this setting. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
