import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Custom aggregation functions',
  height: 372,
  excerpt: ['const firstAlphabetical', '};'],
});
