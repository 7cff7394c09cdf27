import { describe, expect, it } from 'vitest';
import { group, page, subheader } from '#model/nav';
import { faultOf, pagesBelow } from './lessons.ts';

const html =
  '<h1>Trees</h1><p>Follows WCAG.</p><h2 id="icons">Icons</h2><p>Use <code>endIcon</code>.</p><h3 id="lines">Lines</h3><p>Dotted.</p><h2 id="more">More</h2><div id="OwnIcons">a &amp; b</div>';

describe('a lesson', () => {
  it('is taught where its anchor is and its words stand', () => {
    expect(faultOf(['icons', 'icons', 'endIcon'], html)).toBeUndefined();
    expect(faultOf(['sections below count', 'icons', 'Dotted'], html)).toBeUndefined();
    expect(faultOf(['demos count', 'OwnIcons', 'a & b'], html)).toBeUndefined();
    expect(faultOf(['the opening', '', 'WCAG'], html)).toBeUndefined();
  });

  it('is not taught without its anchor', () => {
    expect(faultOf(['arrows', 'arrows'], html)).toBe('"arrows": there is no anchor #arrows');
  });

  it('is not taught by words of another section', () => {
    expect(faultOf(['icons', 'lines', 'endIcon'], html)).toBe('"icons": #lines does not say endIcon');
    expect(faultOf(['the opening', '', 'endIcon'], html)).toBe('"the opening": # does not say endIcon');
  });
});

describe('the pages of a section', () => {
  it('are those of its groups and subheaders', () => {
    expect(pagesBelow(group('A', page('/x/a'), subheader('B', page('/x/b'), group('C', page('/x/c')))))).toEqual(['/x/a', '/x/b', '/x/c']);
  });
});
