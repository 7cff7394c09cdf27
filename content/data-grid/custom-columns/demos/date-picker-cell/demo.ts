import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Edit dates with date pickers',
  height: 320,
  excerpt: ['const pickerDate', '];'],
});
