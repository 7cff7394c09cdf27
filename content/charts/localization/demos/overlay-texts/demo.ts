import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Replace the strings of a chart',
  height: 298,
  excerpt: ['const localeText', '};'],
});
