import { describe, expect, it } from 'vitest';
import { nav } from '#content/nav.ts';
import { faultOf, pagesBelow } from '../support/lessons.ts';
import { readBuilt } from '../support/site.ts';
import { LESSONS } from './lessons.ts';

const isOfSection = (path: string) => path.startsWith('/x/react-tree-view') || path.startsWith('/x/migration/migration-tree-view');

describe('the section on trees', () => {
  it('has lessons for each of its pages, and for no other', () => {
    const pages = nav.flatMap(pagesBelow).filter(isOfSection);
    expect(Object.keys(LESSONS).toSorted()).toEqual(pages.toSorted());
  });

  it('teaches every lesson where it says', () => {
    const faults = Object.entries(LESSONS).flatMap(([path, lessons]) => {
      const html = readBuilt(`${path.slice(1)}/index.html`);
      return lessons.flatMap((lesson) => faultOf(lesson, html) ?? []).map((fault) => `${path} ${fault}`);
    });
    const count = Object.values(LESSONS).flat().length;
    console.log(`${count - faults.length} of ${count} lessons of ${Object.keys(LESSONS).length} pages are taught`);
    expect(faults).toEqual([]);
  });
});
