import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Save filters in local storage',
  height: 476,
  excerpt: ['function useStoredFilterModel', '}'],
});
