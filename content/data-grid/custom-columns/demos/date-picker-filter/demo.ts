import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filter dates with a date picker',
  height: 372,
  picture: 'Show filters',
  excerpt: ['const pickerOperators', ');'],
});
