import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Save filters in local storage',
  height: 474,
  excerpt: ['function useStoredFilterModel', '}'],
});
