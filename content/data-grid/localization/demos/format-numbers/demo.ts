import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Format the row count for each language',
  height: 430,
  excerpt: ['const localeText', '}, [code]);'],
});
