import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translator } from '#services/i18n';
import { PlanNote } from './PlanNote.tsx';

const render = (language: 'en' | 'zh', alternative?: { community: string; pro?: string }) =>
  renderToStaticMarkup(
    <PlanNote plan="premium" alternative={alternative} t={translator(language)} language={language} />,
  );

it('says what a page needs, also if nothing can replace it', () => {
  expect(render('en')).toBe(
    `<p class="lens-note" data-plan="premium">Your plan doesn’t include this: it needs Premium. </p>`,
  );
});

it('links what to use instead, in the language of the page', () => {
  const html = render('zh', { community: 'Use [`minDate`](/x/a/#b) or [two](/x/c/).', pro: 'In Pro, [d](/x/d/).' });
  expect(html).toContain(
    '<span lang="en">Use <a href="/zh/x/a/#b"><code>minDate</code></a> or <a href="/zh/x/c/">two</a>. </span>',
  );
  expect(html).toContain('<span lang="en" data-for-plan="pro">In Pro, <a href="/zh/x/d/">d</a>.</span>');
});
