/**
 * The attributes that Astro adds to islands with a static import, for one that is imported by its path from the root. One that is
 * `seen` hydrates on phones too as soon as it is visible.
 */
export function hydrationOf(path: string, when: true | 'seen' = true) {
  return {
    'client:near': when,
    'client:component-path': `${root}${path}`,
    'client:component-export': 'default',
    'client:component-hydration': '',
  };
}

const root = process.cwd();
