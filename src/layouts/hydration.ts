/** The attributes that Astro adds to islands with a static import, for one that is imported by its path from the root. */
export function hydrationOf(path: string) {
  return {
    'client:near': true,
    'client:component-path': `${root}${path}`,
    'client:component-export': 'default',
    'client:component-hydration': '',
  };
}

const root = process.cwd();
