import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Turn off the cache and refresh the rows',
  height: 319,
  excerpt: ['<DataGrid', '/>'],
});
