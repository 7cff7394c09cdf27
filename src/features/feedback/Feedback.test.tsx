import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Feedback } from './Feedback.tsx';

const render = (url: string | undefined) =>
  renderToStaticMarkup(<Feedback t={(id) => id} url={url} issueUrl="https://issues.test/new" />);

it('asks where there is somebody to answer, and links to a new issue elsewhere', () => {
  expect(render('https://feedback.test/')).toContain('<form');
  expect(render(undefined)).not.toContain('<form');
  expect(render(undefined)).toContain('feedbackInvitation <a href="https://issues.test/new"');
});
