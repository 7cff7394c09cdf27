import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Replace all header filters',
  height: 478,
  excerpt: ['const filterBy', '};', 'headerFilters', 'slots='],
});
