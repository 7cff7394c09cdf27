/** The files and folders that were dropped. They have to be taken in the event itself, and keep their value after it. */
export function droppedEntries(data: DataTransfer | null): FileSystemEntry[] {
  return Array.from(data?.items ?? [], (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
}
