/** Fetches a file of the site. Rejects for a status that is not one of success. */
export async function fetchFile(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, signal && { signal });
  if (!response.ok) throw new Error(`Fetching ${address} failed with status ${response.status}.`);
  return response;
}
