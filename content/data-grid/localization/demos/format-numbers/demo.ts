import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Format the row count for each language',
  height: 432,
  excerpt: ['const localeText', '}, [code]);'],
});
