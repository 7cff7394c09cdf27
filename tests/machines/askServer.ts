export type Call = (name: string, input: Record<string, unknown>) => Promise<{ text: string; isError: boolean }>;

const MAX_CALLS = 3;
const ROW = /^- (.+) \((\S+)(?: · (?:of (\w+))?[^()]*)?\) (\/\S+)$/;
const MEMBER = /\b[A-Z]\w+\.[a-z]\w+\b/;

/**
 * What an assistant reads to answer a question, with at most three calls: a member that is named is looked up, a message
 * is explained, and for everything else the first results of the search are read until one has the answer.
 */
export async function askServer(call: Call, question: string, isAnswered: (text: string) => boolean): Promise<string> {
  const [member] = MEMBER.exec(question) ?? [];
  if (member) return (await call('api', { name: member })).text;
  if (question.startsWith('MUI X: ')) return (await call('error', { message: question })).text;
  const found = await call('search', { query: question });
  const texts = [found.text];
  for (const line of found.text.split('\n')) {
    const [, title = '', kind = '', owner, href = ''] = ROW.exec(line) ?? [];
    if (!href || texts.length === MAX_CALLS || texts.some(isAnswered)) continue;
    const isText = ['page', 'section'].includes(kind);
    const { text, isError } = isText
      ? await call('read_page', { page: href })
      : kind === 'demo'
        ? await call('demo', { id: href })
        : await call('api', { name: owner ? `${owner}.${title}` : title });
    if (!isError) texts.push(text);
  }
  return texts.join('\n\n');
}
