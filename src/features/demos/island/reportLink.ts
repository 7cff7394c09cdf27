const MAX_MESSAGE_CHARACTERS = 600;

/** Link to a new issue, prefilled with the demo, the page, the error and the browser. */
export function reportLink(issuesUrl: string, demo: string, error: Error): string {
  const title = `[docs] Demo ${demo} crashes`;
  const body = [
    `Page: ${location.origin}${location.pathname}`,
    `Demo: ${demo}`,
    `Error: ${error.message.slice(0, MAX_MESSAGE_CHARACTERS)}`,
    `Browser: ${navigator.userAgent}`,
  ].join('\n');
  return `${issuesUrl}/new?${new URLSearchParams({ title, body }).toString()}`;
}
