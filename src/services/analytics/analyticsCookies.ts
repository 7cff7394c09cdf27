import { documentCookies } from '#lib/cookie';

/** The assignments to `document.cookie` that delete the cookies of Google Analytics, whichever parent domain has them. */
export function deletionsOf(cookies: string, hostname: string): string[] {
  const names = cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => name.startsWith('_ga'));
  const labels = hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
  return names.flatMap((name) => domains.map((domain) => `${name}=; Path=/; Max-Age=0${domain}`));
}

export function deleteAnalyticsCookies() {
  for (const deletion of deletionsOf(documentCookies(), location.hostname)) document.cookie = deletion;
}
